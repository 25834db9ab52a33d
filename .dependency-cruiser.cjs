// Which package may import which: the table of CONTRIBUTING.md, enforced. What is not listed is forbidden.
const ALLOWED = {
  'packages/units': [],
  'packages/logging': [],
  'packages/http-guard': [],
  'packages/evidence': ['packages/domain', 'packages/units'],
  'packages/graphql-documents': ['packages/answers', 'packages/domain', 'packages/units'],
  'packages/domain': ['packages/units'],
  'packages/catalogue': ['packages/domain', 'packages/units'],
  'packages/chart': ['packages/domain', 'packages/units'],
  'packages/workloads': ['packages/domain', 'packages/units'],
  'packages/simulator': ['packages/domain', 'packages/units'],
  'packages/serving': ['packages/domain', 'packages/units'],
  'packages/scoring': ['packages/domain', 'packages/units'],
  'packages/checks': ['packages/domain', 'packages/units'],
  'packages/importers': ['packages/domain', 'packages/units'],
  'packages/load': ['packages/importers', 'packages/serving', 'packages/domain', 'packages/units'],
  'packages/published': ['packages/importers', 'packages/catalogue', 'packages/domain', 'packages/units'],
  'packages/evaluation': [
    'packages/workloads',
    'packages/simulator',
    'packages/serving',
    'packages/scoring',
    'packages/checks',
    'packages/domain',
    'packages/units',
  ],
  'packages/analyses': [
    'packages/evaluation',
    'packages/workloads',
    'packages/simulator',
    'packages/scoring',
    'packages/domain',
    'packages/units',
  ],
  'packages/answers': [
    'packages/analyses',
    'packages/evaluation',
    'packages/simulator',
    'packages/scoring',
    'packages/domain',
    'packages/units',
  ],
  'packages/calibration': [
    'packages/evaluation',
    'packages/simulator',
    'packages/scoring',
    'packages/domain',
    'packages/units',
  ],
  'packages/db': ['packages/domain', 'packages/units'],
  'apps/api': [
    'packages/analyses',
    'packages/answers',
    'packages/calibration',
    'packages/evaluation',
    'packages/importers',
    'packages/catalogue',
    'packages/domain',
    'packages/units',
    'packages/db',
    'packages/evidence',
    'packages/published',
    'packages/http-guard',
    'packages/logging',
  ],
  'apps/worker': ['packages/evaluation', 'packages/db', 'packages/logging'],
  'apps/cli': [
    'packages/analyses',
    // What `check` says of a file.
    'packages/answers/src/file-check',
    // What `compare` prints, and `simulate --against` says.
    'packages/answers/src/verdict/over-models.ts',
    'packages/answers/src/verdict/shape.ts',
    'packages/answers/src/verdict/simulated.ts',
    'packages/calibration',
    'packages/evaluation',
    'packages/importers',
    'packages/load',
    'packages/catalogue',
    'packages/chart',
    'packages/domain',
    'packages/units',
    'packages/graphql-documents',
    // What a dump of published figures says; the points themselves are read from the checkout.
    'packages/published/src/described-sources.ts',
    // What `check` sets beside a file.
    'packages/published/src/generated/best-data.ts',
    'packages/published/src/diff-points.ts',
    'packages/published/src/in-flight.ts',
    'packages/published/src/read-dump.ts',
    'packages/published/src/unknown-names.ts',
    // For `admin`, `db`, `doctor` and `rescore`, loaded by them alone: none needs the generated client.
    'packages/db/src/admin',
    'packages/db/src/migrate.ts',
    'packages/db/src/migrations',
    'packages/db/src/epochs/database-health.ts',
    'packages/db/src/epochs/epoch-operations.ts',
    'packages/db/src/epochs/epoch-reader.ts',
    'packages/db/src/board/verify-board.ts',
    // Which errors say that a database is away: no code of the driver.
    'packages/db/src/connection/is-away.ts',
  ],
  'apps/web': [
    'packages/analyses',
    'packages/answers',
    'packages/evaluation',
    'packages/importers',
    'packages/catalogue',
    'packages/chart',
    'packages/domain',
    'packages/units',
    'packages/graphql-documents',
    // What the page of a file sets beside it, in the browser.
    'packages/published/src/generated/best-data.ts',
    'packages/http-guard',
    'packages/logging',
  ],
};

/**
 * A folder allows all in it, a file itself.
 * @param {string} entry
 */
const asPattern = (entry) => (entry.endsWith('.ts') ? `${entry.replaceAll('.', '\\.')}$` : `${entry}/`);

const layers = Object.entries(ALLOWED).map(([from, allowed]) => ({
  name: `imports-of-${from.replace('/', '-')}`,
  severity: 'error',
  comment: `${from} may import ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}.`,
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps|test)/', pathNot: `^(${[from, ...allowed].map(asPattern).join('|')})` },
}));

/** Packages that compute. */
const ENGINE =
  '^packages/(analyses|answers|calibration|checks|evaluation|scoring|serving|simulator|workloads)/';
/** Modules of them that are words, requests or constants: the rule `words-hold-no-engine` keeps them so. */
const WORDS =
  '/(words|pay-words|ends-words|request|shape|answers|finding|shown-value|simulated-metric|source-line|engine-version|input-hash|usual-limits)\\.ts$';
/** What runs in a browser's worker alone: nothing imports it, since a worker is started by its address. */
const WORKER = '^apps/web/src/engine-worker/';
const TESTS = '\\.test\\.tsx?$';

/** Apps and packages whose folders form no cycle. */
const FLOORED = 'apps/(api|cli|web|worker)|packages/(db|domain|importers)';

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Cycles hide the direction.',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      comment: 'Folders are floors: what two of them need from each other belongs on one below both.',
      scope: 'folder',
      from: { path: `^(${FLOORED})/src` },
      to: { circular: true },
    },
    {
      name: 'prisma-only-in-db',
      severity: 'error',
      comment: 'Only packages/db knows the generated client and pg.',
      from: { path: '^(packages|apps)/', pathNot: '^packages/db/' },
      to: { path: '(^packages/db/src/generated/|node_modules/(pg|@prisma/client)/)' },
    },
    {
      name: 'type-graphql-only-in-api',
      severity: 'error',
      comment: 'Decorators live in apps/api and nowhere else.',
      from: { path: '^(packages|apps)/', pathNot: '^apps/api/' },
      to: { path: 'node_modules/type-graphql/' },
    },
    {
      name: 'no-engine-in-web-server',
      severity: 'error',
      comment:
        'Pages run on the event loop that answers everybody: the API computes, and the worker of a browser.',
      from: { path: '^apps/web/', pathNot: [WORKER, TESTS] },
      to: { path: ENGINE, pathNot: WORDS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-worker-by-address',
      severity: 'error',
      comment: 'What is imported from the worker runs where it is imported.',
      from: { path: '^apps/web/', pathNot: [WORKER, TESTS] },
      to: { path: WORKER, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-hold-no-engine',
      severity: 'error',
      comment: 'What pages may import of the engine imports nothing of it that computes.',
      from: { path: `${ENGINE.slice(0, -1)}/.*${WORDS}` },
      to: { path: ENGINE, pathNot: WORDS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'An import that resolves to nothing is not checked by any rule above.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.next/|/dist/' },
    // Type-only imports cross layers just as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
