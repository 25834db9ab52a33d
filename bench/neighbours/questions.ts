/** A request of the API that makes it compute, as somebody would send it who means harm: another one each time. */
export interface Question {
  name: string;
  /** How many times it is asked in one operation, under aliases. */
  aliases: number;
  /** Reads and computes nothing: priced by its shape. */
  reads?: true;
  field: (seed: number) => string;
}

const CHIPS = ['nvidia-h100-sxm5-80gb', 'amd-mi300x', 'nvidia-b200-sxm-180gb', 'nvidia-h200-sxm-141gb'];
const MODELS = ['llama-3-70b', 'llama-3.1-8b', 'deepseek-v3', 'llama-3.1-70b'];
const of = (list: readonly string[], seed: number) => list[seed % list.length] ?? '';
const chip = (seed: number) => of(CHIPS, seed);
const model = (seed: number) => of(MODELS, seed >> 2);

function workload(seed: number, simulated: boolean): string {
  const requests = `[{ inputTokens: ${1_000 + seed}, outputTokens: ${100 + (seed % 900)} }]`;
  return `{ model: "${model(seed)}", concurrency: ${1 + (seed % 200)}, requests: ${requests},
    include: { interpolated: true, simulated: ${simulated} } }`;
}

/** The most that fits under the largest price; where fewer than 49 aliases do, that many. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'rankForWorkload, simulated',
    aliases: 5,
    field: (seed) => `rankForWorkload(workload: ${workload(seed, true)}) { __typename }`,
  },
  {
    name: 'rankForWorkload',
    aliases: 49,
    field: (seed) => `rankForWorkload(workload: ${workload(seed, false)}) { __typename }`,
  },
  {
    name: 'claim',
    aliases: 49,
    field: (seed) =>
      `claim(request: { chip: "${chip(seed)}", model: "${model(seed)}", tokensPerSec: ${50 + seed}, context: ${8_192 + seed} }) { __typename }`,
  },
  {
    name: 'whatIf',
    aliases: 6,
    field: (seed) =>
      `whatIf(request: { chip: "${chip(seed)}", model: "${model(seed)}", batch: ${1 + (seed % 64)}, inputTokens: ${1_000 + seed}, outputTokens: 128, weightPrecision: "fp8", edits: [{ figure: "bandwidthTBps", value: ${(1 + seed) * 1e11} }] }) { __typename }`,
  },
  {
    name: 'servingCurve, a first look',
    aliases: 15,
    field: (seed) =>
      `servingCurve(request: { chip: "${chip(seed)}", model: "${model(seed)}", chips: 8, inputTokens: ${1_000 + seed}, outputTokens: 1024, weightPrecision: "fp8", requests: 300, effort: COARSE }) { __typename }`,
  },
  {
    name: 'servingCurve, a first look at 1,024 chips',
    aliases: 2,
    field: (seed) =>
      `servingCurve(request: { chip: "${chip(seed)}", model: "deepseek-v3", chips: 1024, inputTokens: ${8_192 + seed}, outputTokens: 32768, weightPrecision: "fp8", requests: 300, effort: COARSE }) { __typename }`,
  },
  {
    name: 'servingCurve',
    aliases: 2,
    field: (seed) =>
      `servingCurve(request: { chip: "${chip(seed)}", model: "${model(seed)}", chips: 8, inputTokens: ${1_000 + seed}, outputTokens: 256, weightPrecision: "fp8" }) { __typename }`,
  },
  {
    name: 'chipCrossover',
    aliases: 49,
    field: (seed) =>
      `chipCrossover(request: { a: "${chip(seed)}", b: "${chip(seed + 1)}", model: "${model(seed)}", batch: ${1 + (seed % 500)} }) { __typename }`,
  },
  {
    name: 'flexibility',
    aliases: 33,
    field: (seed) => `flexibility(chip: "${chip(seed)}", chips: ${1 + (seed % 64)}) { __typename }`,
  },
  {
    name: 'referenceSheet',
    aliases: 49,
    field: (seed) => `referenceSheet(chip: "${chip(seed)}") { __typename }`,
  },
  {
    name: 'simulate',
    aliases: 49,
    field: (seed) =>
      `simulate(request: { chip: "${chip(seed)}", model: "${model(seed)}", phase: SERVING, batch: ${1 + (seed % 300)}, inputTokens: ${500 + seed}, outputTokens: ${100 + (seed % 700)} }) { __typename }`,
  },
  {
    name: 'latencyOverContext',
    aliases: 49,
    field: (seed) =>
      `chip(slug: "${chip(seed)}") { latencyOverContext(model: "${model(seed)}") { __typename } }`,
  },
  {
    name: 'cacheRoom',
    aliases: 49,
    field: (seed) => `chip(slug: "${chip(seed)}") { cacheRoom(model: "${model(seed)}") { __typename } }`,
  },
  {
    name: 'crossovers',
    aliases: 20,
    field: (seed) =>
      `crossovers(slice: { model: "llama-3-70b", phase: SERVING, shape: BALANCED, batch: ${2 ** (seed % 8)}, context: ${128 * 2 ** (seed % 11)}, precision: FP16 }, metric: USEFUL_TOPS) { __typename }`,
  },
  {
    name: 'leaderboard',
    reads: true,
    aliases: 4,
    field: (seed) =>
      `leaderboard(first: ${60 + (seed % 3)}) { edges { node { value system { slug chip { slug name } } point { id evidenceGrade } } } }`,
  },
  {
    name: 'chips',
    reads: true,
    aliases: 8,
    field: (seed) =>
      `chips(first: ${90 + (seed % 10)}) { nodes { slug name pointCount flexibility { score } } }`,
  },
  { name: 'rules', reads: true, aliases: 49, field: () => 'rules { id title explanation formula }' },
];

/** One operation of the question, with other arguments for each number. */
export function operation({ field, aliases }: Question, number: number, most = aliases): string {
  const fields = Array.from({ length: most }, (_, i) => `a${i}: ${field(number * aliases + i)}`);
  return JSON.stringify({ query: `{ ${fields.join('\n')} }` });
}
