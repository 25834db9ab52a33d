import { type Metric, METRIC_DEFINITIONS } from '../terms/metric.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';

/** Parts of a comparability key: techniques, then what the metric itself is keyed by. */
export const KEY_SEPARATOR = '/';
export const PLAIN_TECHNIQUE = 'plain';

export interface KeyCount {
  metric: Metric;
  comparabilityKey: string;
  systems: number;
}

export function techniqueOf(key: string): string {
  return key.split(KEY_SEPARATOR)[0] ?? key;
}

/** The part that the metric adds: a cost basis or a power boundary; null where it adds nothing. */
export function keyedPart(key: string): string | null {
  return key.split(KEY_SEPARATOR)[1] ?? null;
}

/** Techniques that the board shows by default: none, or where nobody ran plain, those of most systems. */
export function shownTechnique(counts: readonly KeyCount[]): string {
  if (
    counts.length === 0 ||
    counts.some((count) => techniqueOf(count.comparabilityKey) === PLAIN_TECHNIQUE)
  ) {
    return PLAIN_TECHNIQUE;
  }
  const most = counts.toSorted(
    (a, b) => b.systems - a.systems || (a.comparabilityKey < b.comparabilityKey ? -1 : 1),
  )[0];
  return most ? techniqueOf(most.comparabilityKey) : PLAIN_TECHNIQUE;
}

/**
 * The key under which a metric of a slice is ranked: for energy the best power boundary on which at least two systems
 * stand, else the best there is; for cost the basis with more systems, the estimated one only where it alone has them all
 * (docs/metrics.md#cost-efficiency, docs/metrics.md#energy-efficiency). Null where nothing ranks.
 */
export function shownKey(metric: Metric, counts: readonly KeyCount[]): string | null {
  const technique = shownTechnique(counts);
  const own = counts.filter(
    (count) => count.metric === metric && techniqueOf(count.comparabilityKey) === technique,
  );
  if (METRIC_DEFINITIONS[metric].keyed === 'powerBoundary') {
    const shared = own.filter((count) => count.systems >= 2);
    const ladder = (count: KeyCount) =>
      PowerBoundary.options.findIndex((word) => word === keyedPart(count.comparabilityKey));
    return (
      (shared.length > 0 ? shared : own).toSorted((a, b) => ladder(a) - ladder(b))[0]?.comparabilityKey ??
      null
    );
  }
  // Where both bases have as many systems it is the rented one, as in the score of a point: it needs no assumption of ours.
  const owned = (count: KeyCount) => Number(keyedPart(count.comparabilityKey) === 'OWNED');
  const known =
    METRIC_DEFINITIONS[metric].keyed === 'costBasis' ? shownBases(metric, technique, counts) : own;
  return (
    known.toSorted(
      (a, b) =>
        b.systems - a.systems || owned(a) - owned(b) || (a.comparabilityKey < b.comparabilityKey ? -1 : 1),
    )[0]?.comparabilityKey ?? null
  );
}

/** What a cost divides: a system without it has no cost on any basis. */
const DIVIDED: Readonly<Partial<Record<Metric, Metric>>> = {
  COST_EFFICIENCY: 'USEFUL_TOPS',
  USD_PER_MTOK: 'TOKENS_PER_S_PER_CHIP',
};

/** Bases of a cost to choose from: the estimate where it has every system and nothing else has, or where there is nothing else. */
function shownBases(metric: Metric, technique: string, counts: readonly KeyCount[]): KeyCount[] {
  const of = (wanted: Metric | undefined) =>
    counts.filter((count) => count.metric === wanted && techniqueOf(count.comparabilityKey) === technique);
  const bases = of(metric);
  const isEstimate = (count: KeyCount) => keyedPart(count.comparabilityKey) === 'CONTRACT';
  const estimate = bases.filter(isEstimate);
  const others = bases.filter((count) => !isEstimate(count));
  const all = Math.max(...of(DIVIDED[metric]).map(({ systems }) => systems));
  const covers = ({ systems }: KeyCount) => systems >= all;
  return others.length === 0 || (estimate.some(covers) && !others.some(covers)) ? estimate : others;
}
