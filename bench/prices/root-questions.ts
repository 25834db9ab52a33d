import { type GraphQLSchema, Kind, parse } from 'graphql';
import type { Question } from '../neighbours/questions.ts';

/** Things that a database has, by which single objects are asked for. */
export interface World {
  point: string;
  run: string;
  submission: string;
  configuration: string;
  systems: readonly string[];
  /** Writes a value as the argument of a field. */
  slice: string;
  slug: string;
}

const CHIPS = ['nvidia-h100-sxm5-80gb', 'amd-mi300x', 'nvidia-b200-sxm-180gb', 'nvidia-h200-sxm-141gb'];
const chip = (seed: number) => CHIPS[seed % CHIPS.length] ?? '';

const reads = (name: string, field: Question['field']): Question => ({
  name,
  aliases: 1,
  reads: true,
  field,
});
const computes = (name: string, field: Question['field']): Question => ({ name, aliases: 1, field });

const BOARD = '{ edges { rank node { value system { slug chip { slug } } } } }';
const byLoad = (seed: number) =>
  `{ model: "llama-3.1-8b", inputTokens: ${500 + seed}, outputTokens: ${100 + seed} }`;

/** Every root field as a page of the site asks for it, dear fields with other arguments each time. */
export const rootQuestions = (world: World): Question[] => [
  ...listQuestions(world),
  ...objectQuestions(world),
  ...analysisQuestions(world),
];

function listQuestions({ slice, systems: [a = ''] }: World): Question[] {
  return [
    reads('leaderboard, no slice', () => `leaderboard(first: 1) ${BOARD}`),
    reads('leaderboard, a page', () => `leaderboard(first: 50) ${BOARD}`),
    reads('leaderboard, a slice', () => `leaderboard(first: 20, slice: ${slice}) ${BOARD}`),
    reads(
      'leaderboard, a filter',
      () => `leaderboard(first: 20, slice: ${slice}, evidence: { minGrade: E2 }) ${BOARD}`,
    ),
    reads(
      'leaderboard, assumptions',
      (seed) =>
        `leaderboard(first: 20, slice: ${slice}, costAssumptions: { usdPerKwh: ${0.05 + seed / 1e4} }) ${BOARD}`,
    ),
    reads('unranked', () => `unranked(slice: ${slice}, first: 50) { nodes { reason system { slug } } }`),
    reads('scores', () => 'scores(first: 200) { nodes { pointId chip usefulTops } }'),
    reads('scores, their number', () => 'scores(first: 1) { totalCount }'),
    reads('points', () => 'points(first: 50) { nodes { id evidenceGrade } }'),
    reads('points, their number', () => 'points(first: 1) { totalCount }'),
    reads('chips', () => 'chips(first: 50) { nodes { slug name pointCount } }'),
    reads('chip', (seed) => `chip(slug: "${chip(seed)}") { slug name }`),
    reads('models', () => 'models(first: 50) { nodes { slug name } }'),
    reads('model', () => 'model(slug: "llama-3.1-8b") { slug name }'),
    reads('systems', () => 'systems(first: 50) { nodes { slug } }'),
    reads('system', () => `system(slug: "${a}") { slug }`),
    reads('slices', () => 'slices(first: 100) { nodes { batch context systems } }'),
    reads('workloads', () => 'workloads(first: 100) { nodes { phase systems } }'),
  ];
}

function objectQuestions({ point, run, submission, configuration, slug }: World): Question[] {
  return [
    reads('point', () => `point(id: "${point}") { id evidenceGrade }`),
    reads('run', () => `run(id: "${run}") { id }`),
    reads('submission', () => `submission(id: "${submission}") { id }`),
    reads('node', () => `node(id: "${point}") { id }`),
    reads('nodes', () => `nodes(ids: ["${point}", "${run}"]) { id }`),
    reads('organization', () => `organization(slug: "${slug}") { name }`),
    reads('withdrawnPoint', () => `withdrawnPoint(id: "${point}") { id }`),
    reads('histories', () => 'histories(model: "deepseek-r1") { __typename }'),
    reads('history', () => `history(configuration: "${configuration}") { __typename }`),
  ];
}

function analysisQuestions({ point, slice, systems: [a = '', b = ''] }: World): Question[] {
  return [
    computes('compare', () => `compare(slice: ${slice}, a: "${a}", b: "${b}") { __typename }`),
    computes('paretoFront', () => `paretoFront(slice: ${slice}) { __typename }`),
    computes('tradeoff', () => 'tradeoff(model: "deepseek-r1") { __typename }'),
    reads('tradeoffSlices', () => 'tradeoffSlices { __typename }'),
    computes(
      'tradeoffChart',
      (seed) => `tradeoffChart(request: { model: "deepseek-r1", at: ${20 + seed} }) { __typename }`,
    ),
    computes('memoryNeeds', (seed) => `memoryNeeds(request: ${byLoad(seed)}) { __typename }`),
    computes(
      'workloadBoard',
      (seed) => `workloadBoard(request: { model: "deepseek-r1", users: ${1 + seed} }) { __typename }`,
    ),
    computes('workloadBoards', (seed) => `workloadBoards(request: { first: ${1 + seed} }) { __typename }`),
    computes(
      'techniques',
      (seed) => `techniques(request: { chip: "${chip(seed)}", model: "llama-3.3-70b" }) { __typename }`,
    ),
    computes(
      'serversNeeded',
      (seed) =>
        `serversNeeded(request: { model: "llama-3.3-70b", inputTokens: 8192, outputTokens: 1024, users: ${40 + seed} }) { __typename }`,
    ),
    computes('mine', (seed) => `mine(request: { chip: "${chip(seed)}" }) { __typename }`),
    computes(
      'whatToExpect',
      (seed) =>
        `whatToExpect(request: { chip: "${chip(seed)}", beside: ["${chip(seed + 1)}", "${chip(seed + 2)}", "${chip(seed + 3)}"], model: "llama-3.3-70b" }) { __typename }`,
    ),
    computes('defaultModel', () => 'defaultModel'),
    reads('instance', () => 'instance { review demo }'),
    reads('viewer', () => 'viewer { scopes }'),
    reads('draft', () => `draft(id: "${point}") { id }`),
    reads('submissions', () => 'submissions(first: 50) { nodes { id } }'),
    reads('reviewQueue', () => 'reviewQueue(first: 50) { nodes { id } }'),
    reads('rateLimit', () => 'rateLimit { remaining }'),
    reads('rules', () => 'rules { id title explanation }'),
    reads('epochs', () => 'epochs { id }'),
    reads('engineVersions', () => 'engineVersions { __typename }'),
    reads('accuracy', () => 'accuracy { __typename }'),
    reads('ledger', () => 'ledger { finding }'),
    reads('corrections', () => 'corrections { __typename }'),
    computes(
      'chipComparison',
      (seed) => `chipComparison(request: { chips: ["${chip(seed)}", "${chip(seed + 1)}"] }) { __typename }`,
    ),
    computes(
      'verdict',
      (seed) => `verdict(a: "${chip(seed)}", b: "${chip(seed + 1)}", model: "llama-3.3-70b") { kind }`,
    ),
    computes('versus', (seed) => `versus(a: "${chip(seed)}", b: "${chip(seed + 1)}") { kind }`),
    computes(
      'versusChart',
      (seed) => `versusChart(request: { a: "${chip(seed)}", b: "${chip(seed + 1)}" }) { __typename }`,
    ),
    computes(
      'duelChart',
      (seed) =>
        `duelChart(request: { chips: ["${chip(seed)}", "${chip(seed + 1)}"], model: "llama-3.1-8b" }) { __typename }`,
    ),
    computes(
      'peakChart',
      (seed) => `peakChart(request: { chips: ["${chip(seed)}"], model: "llama-3.1-8b" }) { __typename }`,
    ),
    computes(
      'servingCurve',
      (seed) =>
        `servingCurve(request: { chip: "${chip(seed)}", model: "llama-3.1-8b", inputTokens: ${500 + seed}, outputTokens: ${100 + seed} }) { __typename }`,
    ),
    computes(
      'whatIf',
      (seed) =>
        `whatIf(request: { chip: "${chip(seed)}", model: "llama-3.1-8b", batch: ${1 + (seed % 64)}, inputTokens: ${1_000 + seed}, outputTokens: 128, weightPrecision: "fp8", edits: [{ figure: "bandwidthTBps", value: ${(1 + seed) * 1e11} }] }) { __typename }`,
    ),
  ];
}

/** Fields of Query that no question asks for. */
export function unaskedFields(schema: GraphQLSchema, questions: readonly Question[]): string[] {
  const asked = new Set(
    questions.flatMap(({ field }) =>
      parse(`{ ${field(0)} }`).definitions.flatMap((each) =>
        each.kind === Kind.OPERATION_DEFINITION
          ? each.selectionSet.selections.flatMap((selection) =>
              selection.kind === Kind.FIELD ? [selection.name.value] : [],
            )
          : [],
      ),
    ),
  );
  return Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((field) => !asked.has(field));
}
