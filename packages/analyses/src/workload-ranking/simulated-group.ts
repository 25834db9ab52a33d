import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { CostBasis } from '@inferbench/domain/scores/score';
import type { SimulatedWorkloadEntry } from '@inferbench/domain/workload/workload-ranking';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import type { RankedWorkload } from './ranking-input.ts';
import { type ServedOn, type ServedSystem, servedSystem } from './served-system.ts';
import { simulatedEntry } from './simulated-entry.ts';
import { simulatedSystems, type Sizes } from './simulated-systems.ts';

/** Nearest systems that are named where nothing keeps the limits. */
const NEAREST = 3;

export interface SimulatedGroup {
  simulated: SimulatedWorkloadEntry[];
  nearest: SimulatedWorkloadEntry[];
}

interface Asked {
  input: RankedWorkload;
  assumptions: Assumptions;
  /** Basis of the measured ranking, so that both lists are of the same money; null where nothing measured ranks. */
  basis: CostBasis | null;
  /** Whether a measured system keeps the limits. */
  isRanked: boolean;
  /** Systems of the ranking, by system and precision: what is measured is not simulated beside. */
  known: ReadonlySet<string>;
  keyOf: (on: ServedOn) => string;
}

/** One of several equal parts of the systems, so that each takes its own turn on a server. */
export interface Part {
  index: number;
  of: number;
}

const WHOLE: Part = { index: 0, of: 1 };

/** The systems of a part that are known by no measurement, each under the load with the number of chips that suits the question best. */
export function simulatedEntries(
  { input, assumptions, basis, known, keyOf }: Asked,
  { index, of }: Part = WHOLE,
): SimulatedWorkloadEntry[] {
  const sizes = simulatedSystems(input).map((each) => each.filter((on) => !known.has(keyOf(on))));
  const shown = basis ?? basisOfMost(sizes, input);
  const order = comparing(METRIC_DEFINITIONS[input.request.metric].higherIsBetter);
  const entryOf = (on: ServedOn) => {
    const served = servedSystem(on, input);
    return served && simulatedEntry(served, { input, assumptions, basis: shown });
  };
  return sizes
    .filter((_, place) => place % of === index)
    .flatMap((each) => bestSize(each, { entryOf, order }) ?? []);
}

/** Every chip that holds the model, under the load, once; `found` are its entries where somebody worked them out before. */
export function simulatedGroup(asked: Asked, found = simulatedEntries(asked)): SimulatedGroup {
  const { input, isRanked } = asked;
  const order = comparing(METRIC_DEFINITIONS[input.request.metric].higherIsBetter);
  const best = new Map<string, SimulatedWorkloadEntry>();
  for (const entry of found.toSorted(order)) {
    const key = `${entry.chip} ${entry.framework ?? ''}`;
    if (!best.has(key)) best.set(key, entry);
  }
  const entries = [...best.values()].toSorted(order);
  const kept = entries.filter(({ verdict }) => verdict !== 'MISSED');
  const isKept = isRanked || entries.some(({ verdict }) => verdict === 'KEPT');
  const nearest = isKept ? [] : entries.toSorted(byDistance).slice(0, NEAREST);
  return {
    simulated: kept,
    nearest: nearest.map((entry, index) => (index === 0 ? withKeptLoad(entry, input) : entry)),
  };
}

type Order = (a: SimulatedWorkloadEntry, b: SimulatedWorkloadEntry) => number;

/** The best of growing systems: more chips are tried until one more step is no better than what keeps the limits. */
function bestSize(
  sizes: readonly ServedOn[],
  { entryOf, order }: { entryOf: (on: ServedOn) => SimulatedWorkloadEntry | null; order: Order },
): SimulatedWorkloadEntry | null {
  let best: SimulatedWorkloadEntry | null = null;
  for (const on of sizes) {
    const entry = entryOf(on);
    if (entry === null) continue;
    if (best !== null && order(best, entry) < 0) {
      if (best.verdict === 'KEPT') return best;
      continue;
    }
    best = entry;
  }
  return best;
}

const ORDER = { KEPT: 0, WITHIN: 1, MISSED: 2 } as const;

/** First what keeps the limits, then by the metric; names settle what is equal. */
function comparing(higherIsBetter: boolean): Order {
  return (a, b) =>
    ORDER[a.verdict] - ORDER[b.verdict] ||
    (higherIsBetter ? b.value - a.value : a.value - b.value) ||
    (a.system < b.system ? -1 : 1);
}

function byDistance(a: SimulatedWorkloadEntry, b: SimulatedWorkloadEntry): number {
  return (a.furthestOver ?? 0) - (b.furthestOver ?? 0) || (a.system < b.system ? -1 : 1);
}

/** The basis on which most chips have a price. */
function basisOfMost(
  sizes: readonly Sizes[],
  { request: { costBasis }, catalogue }: RankedWorkload,
): CostBasis | null {
  if (costBasis !== null) return costBasis;
  const chips = new Set(sizes.flatMap((each) => each.map(({ system }) => system.chip)));
  const counts: Record<CostBasis, number> = { RENTED: 0, OWNED: 0, CONTRACT: 0 };
  for (const slug of chips) {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) continue;
    const { rental, purchase, contract } = pricesOf(chip);
    if (rental !== null) counts.RENTED += 1;
    if (purchase !== null) counts.OWNED += 1;
    if (contract != null) counts.CONTRACT += 1;
  }
  const { RENTED, OWNED, CONTRACT } = counts;
  if (RENTED >= OWNED && RENTED >= CONTRACT) return 'RENTED';
  return OWNED >= CONTRACT ? 'OWNED' : 'CONTRACT';
}

/** The most requests in flight, of halves of those asked for, at which the simulated percentiles keep the limits. */
function withKeptLoad(entry: SimulatedWorkloadEntry, input: RankedWorkload): SimulatedWorkloadEntry {
  const { chip, chips, framework, precision, system, label } = entry;
  const on = { system: { slug: system, label, chip, chips, framework }, precision };
  for (let clients = Math.floor(entry.inFlight / 2); clients >= 1; clients = Math.floor(clients / 2)) {
    const served = servedSystem(on, input, clients);
    if (served !== null && keepsAll(served, input)) return { ...entry, keepsAtConcurrency: clients };
  }
  return entry;
}

function keepsAll(
  { result: { ttftMs, tpotMs, e2eMs } }: ServedSystem,
  { request: { limits } }: RankedWorkload,
) {
  const keeps = (p95: number | null, limit: number | null) =>
    limit === null || (p95 !== null && p95 <= limit);
  return (
    keeps(ttftMs.p95, limits.ttftMs) && keeps(tpotMs.p95, limits.tpotMs) && keeps(e2eMs.p95, limits.e2eMs)
  );
}
