import { beforeAll, expect, test } from 'vitest';
import { judge, saidOf, type ToolOutcome } from '../testkit/planted-tree.ts';

/** The command of `npm test`. */
const CRUISE = ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'test', 'bench'];

const clean = {
  'packages/domain/src/a.ts': 'export type A = 1;\nexport const a = 1;\n',
  'packages/scoring/src/allowed.ts': "export { a } from '../../domain/src/a.ts';\n",
  'apps/api/src/clean.ts': 'export const c = 1;\n',
  'apps/api/src/upper/clean.ts': "export { c } from '../lower/clean.ts';\n",
  'apps/api/src/lower/clean.ts': "export { c } from '../clean.ts';\n",
  // A page knows the shapes of the engine and its words; the worker computes.
  'packages/evaluation/src/shapes.ts':
    'export interface Shape { a: 1 }\nexport const shape: Shape = { a: 1 };\n',
  'packages/evaluation/src/request.ts': 'export const request = 1;\n',
  'apps/web/src/clean/page.ts':
    "import type { Shape } from '../../../../packages/evaluation/src/shapes.ts';\nexport { request } from '../../../../packages/evaluation/src/request.ts';\nexport type Shown = Shape;\n",
  'apps/web/src/engine-worker/clean.ts':
    "export { shape } from '../../../../packages/evaluation/src/shapes.ts';\n",
  'test/clean.test.ts': 'export const t = 1;\n',
  'bench/clean.ts': 'export const b = 1;\n',
};

const defects: [name: string, at: string, rule: RegExp, files: Record<string, string>][] = [
  [
    'a type imported upwards',
    'packages/units/src/upwards.ts',
    /imports-of-packages-units/,
    {
      'packages/units/src/upwards.ts':
        "import type { A } from '../../domain/src/a.ts';\nexport const b: A = 1;\n",
    },
  ],
  [
    'scoring that knows the simulator',
    'packages/scoring/src/b.ts',
    /imports-of-packages-scoring/,
    {
      'packages/simulator/src/s.ts': 'export const s = 1;\n',
      'packages/scoring/src/b.ts': "export { s } from '../../simulator/src/s.ts';\n",
    },
  ],
  [
    'an app that imports another',
    'apps/cli/src/b.ts',
    /imports-of-apps-cli/,
    {
      'apps/web/src/w.ts': 'export const w = 1;\n',
      'apps/cli/src/b.ts': "export { w } from '../../web/src/w.ts';\n",
    },
  ],
  [
    'a cycle of files',
    'packages/domain/src/b.ts',
    /no-cycle/,
    {
      'packages/domain/src/b.ts': "import { c } from './c.ts';\nexport const b = c;\n",
      'packages/domain/src/c.ts': "import { b } from './b.ts';\nexport const c = b;\n",
    },
  ],
  [
    'a cycle of files in the tests',
    'test/x.ts',
    /no-cycle/,
    {
      'test/x.ts': "import { y } from './y.ts';\nexport const x = y;\n",
      'test/y.ts': "import { x } from './x.ts';\nexport const y = x;\n",
    },
  ],
  [
    'an import of nothing in a bench',
    'bench/gone.ts',
    /no-unresolvable/,
    { 'bench/gone.ts': "import './missing.ts';\n" },
  ],
  ...['api', 'cli', 'web', 'worker'].map((app): (typeof defects)[number] => [
    `a cycle of folders of apps/${app}, though no file is part of one`,
    `apps/${app}/src/left`,
    /no-folder-cycle/,
    {
      [`apps/${app}/src/left/one.ts`]: "export { two } from '../right/two.ts';\n",
      [`apps/${app}/src/left/three.ts`]: 'export const three = 3;\n',
      [`apps/${app}/src/right/two.ts`]: 'export const two = 2;\n',
      [`apps/${app}/src/right/four.ts`]: "export { three } from '../left/three.ts';\n",
    },
  ]),
  [
    'a page that computes',
    'apps/web/src/page-that-computes.ts',
    /no-engine-in-web-server/,
    {
      'packages/evaluation/src/compute.ts': 'export const computed = 1;\n',
      'apps/web/src/page-that-computes.ts':
        "export { computed } from '../../../packages/evaluation/src/compute.ts';\n",
    },
  ],
  [
    'a server file that computes',
    'apps/web/computing.mjs',
    /no-engine-in-web-server/,
    { 'apps/web/computing.mjs': "import '../../packages/evaluation/src/compute.ts';\n" },
  ],
  [
    'a page that imports the worker',
    'apps/web/app/page.tsx',
    /engine-worker-by-address/,
    {
      'apps/web/src/engine-worker/parts.ts':
        "export { computed } from '../../../../packages/evaluation/src/compute.ts';\n",
      'apps/web/app/page.tsx': "export { computed } from '../src/engine-worker/parts.ts';\n",
    },
  ],
  [
    'words that compute',
    'packages/analyses/src/context/words.ts',
    /words-hold-no-engine/,
    {
      'packages/analyses/src/context/words.ts':
        "export { computed } from '../../../evaluation/src/compute.ts';\n",
    },
  ],
  [
    'a request of an answer that computes',
    'packages/answers/src/duel/request.ts',
    /words-hold-no-engine/,
    {
      'packages/answers/src/duel/request.ts':
        "export { computed } from '../../../evaluation/src/compute.ts';\n",
    },
  ],
  [
    'type-graphql outside the API',
    'packages/domain/src/graphql.ts',
    /type-graphql-only-in-api/,
    { 'packages/domain/src/graphql.ts': "import 'type-graphql';\n" },
  ],
  [
    'pg outside packages/db',
    'apps/api/src/pg.ts',
    /prisma-only-in-db/,
    { 'apps/api/src/pg.ts': "import 'pg';\n" },
  ],
  [
    'an import of nothing',
    'apps/api/src/nothing.ts',
    /no-unresolvable/,
    { 'apps/api/src/nothing.ts': "import './missing.ts';\n" },
  ],
];

// A gate that passes its planted defect checks nothing, however green it is.
let outcome: ToolOutcome;
beforeAll(async () => {
  const planted = defects.map(([, , , files]) => files);
  outcome = await judge(Object.assign({ ...clean }, ...planted), 'depcruise', CRUISE);
});

test.each(defects)('%s fails', (_name, at, rule) => {
  expect(saidOf(at, outcome)).toMatch(rule);
  expect(outcome.exitCode).not.toBe(0);
});

test('what is allowed passes', async () => {
  expect(await judge(clean, 'depcruise', CRUISE)).toMatchObject({ exitCode: 0 });
});
