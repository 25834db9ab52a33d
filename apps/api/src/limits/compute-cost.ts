import { MOST_PEAKS } from '@inferbench/answers/peak/request';
import { MOST_LOADS, OWN_LOADS } from '@inferbench/domain/simulation/serving-curve';

/** A document that is imported: some fixed work, and some for each 64 KiB. */
const importCost = ({ input }: Args) => 10 + Math.ceil(textLength(input, 'document') / 65_536);
/** A submission is also evaluated and compared with what is stored, and its public copy is made. */
const submissionCost = (args: Args) => 10 + 2 * importCost(args);

type Args = Readonly<Record<string, unknown>>;

/**
 * What a field costs that computes instead of reading, by type and name: 1 point is about 1 ms of one core, as
 * `npm run bench -- prices` measures it. What is computed once a specification and then kept (`Chip.flexibility`, `Chip.behaviour`)
 * is not in it. A field that reads alone is priced by its shape (query-cost.ts).
 */
export const COMPUTE_COSTS: Readonly<Record<string, (args: Args) => number>> = {
  'Query.rankForWorkload': ({ workload }) => (includesSimulated(workload) ? 300 : 20),
  'Query.flexibility': () => 30,
  'Query.claim': () => 20,
  'Query.whatIf': () => 150,
  'Query.referenceSheet': () => 15,
  'Query.chipCrossover': () => 10,
  // Includes a verdict for each chip against the first.
  'Query.duelChart': ({ request }) => 80 * chipsOf(request) - 60,
  // Without a model it answers over all that both ran; of more than two each is simulated with one user.
  'Query.chipComparison': ({ request }) =>
    (fieldsOf(request)['model'] === undefined ? 150 : 60) + (chipsOf(request) > 2 ? 4 * chipsOf(request) : 0),
  'Query.verdict': ({ model }) => (typeof model === 'string' ? 60 : 300),
  'Query.versus': () => 300,
  // Reads every chip of both vendors.
  'Query.versusChart': () => 500,
  'Query.peakChart': ({ request }) => 5 * chipsOf(request),
  'Query.simulate': ({ request }) => (fieldsOf(request)['against'] == null ? 4 : 8),
  'Query.servingCurve': ({ request }) => curveCost(request),
  'Query.crossovers': () => 20,
  'Query.compare': () => 25,
  'Query.paretoFront': () => 10,
  'Query.tradeoff': () => 20,
  'Query.tradeoffChart': () => 100,
  'Query.memoryNeeds': () => 20,
  'Query.mine': () => 60,
  'Query.whatToExpect': () => 100,
  'Query.workloadBoard': () => 80,
  'Query.workloadBoards': () => 60,
  'Query.serversNeeded': () => 300,
  'Query.techniques': () => 150,
  'Query.defaultModel': () => 5,
  'Chip.latencyOverContext': () => 10,
  'Chip.cacheRoom': () => 3,
  // Lists that are counted over the whole database.
  'Query.engineVersions': () => 20,
  'Query.epochs': () => 6,
  'Query.tradeoffSlices': () => 4,
  'Mutation.importRun': importCost,
  'Mutation.submitRun': submissionCost,
  'Mutation.saveDraft': submissionCost,
  'Mutation.submitDraft': () => 50,
  'Mutation.submitChip': () => 20,
  'Mutation.submitModel': () => 20,
};

/** An input as it came. */
function fieldsOf(input: unknown): Args {
  return typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input)) : {};
}

/** Runs of a load, at least. */
const RUNS: Readonly<Record<string, number>> = { COARSE: 1, LIVE: 8, PRECISE: 32 };
/** Highest price of a curve, which leaves room for what else a request asks; the deadline ends a longer one. */
const MOST_OF_A_CURVE = 900;

/** Price of a curve: its system, then every request of every run; more chips have more requests in flight, longer answers more steps. */
function curveCost(request: unknown): number {
  const { rates, clients, requests, effort, chips, outputTokens } = fieldsOf(request);
  const asked = rates ?? clients;
  const loads = Array.isArray(asked) ? Math.min(asked.length, MOST_LOADS) : OWN_LOADS;
  const each = typeof requests === 'number' ? Math.max(1, requests) : 1000;
  const served = loads * each * (RUNS[String(effort)] ?? 8);
  const larger = Math.max(1, (typeof chips === 'number' ? chips : 8) / 8) ** 0.4;
  const longer = Math.max(1, (typeof outputTokens === 'number' ? outputTokens : 1024) / 1024) ** 0.2;
  return Math.min(MOST_OF_A_CURVE, Math.ceil((80 + served / 250) * larger * longer));
}

/** Chips that are asked about; one where a request names none. */
function chipsOf(request: unknown): number {
  const chips: unknown =
    typeof request === 'object' && request !== null ? Reflect.get(request, 'chips') : undefined;
  return Array.isArray(chips) ? Math.max(1, Math.min(chips.length, MOST_PEAKS)) : 1;
}

function textLength(input: unknown, key: string): number {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined;
  return typeof value === 'string' ? value.length : 0;
}

function includesSimulated(workload: unknown): boolean {
  const include: unknown =
    typeof workload === 'object' && workload !== null ? Reflect.get(workload, 'include') : undefined;
  return typeof include === 'object' && include !== null && Reflect.get(include, 'simulated') === true;
}
