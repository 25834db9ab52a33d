import type { MetricValue } from '@inferbench/domain/terms/metric';
import type { Cost, CostInputs, EnergyEntry, Score } from '@inferbench/domain/scores/score';
import { missing, withInterval } from './metric-value.ts';

/** What the efficiencies of a point share. */
export interface Efficiency {
  /** Useful TOPS of one chip; null without an operator graph. */
  tops: number | null;
  chips: number;
  /** Half-width of the interval as a share; null where it is assumed. */
  replicateShare: number | null;
  /** Share by which the duration can be off; left out where the tool states it. */
  durationShare?: number;
}

export const NO_ANSWER = missing('NOT_APPLICABLE', 'this work produces no answer tokens');
export const NO_GRAPH = missing('NOT_COMPUTED', 'this engine has no operator graph of the model');

/** Useful TOPS ÷ USD per hour; both of all chips. */
export function costEfficiency(
  { tops, chips, replicateShare, durationShare }: Efficiency,
  cost: Cost | undefined,
): MetricValue | null {
  if (tops === null || cost === undefined) return null;
  return withInterval((tops * chips) / cost.usdPerHour, replicateShare, durationShare);
}

/** Useful TOPS ÷ watts; both of all chips. */
export function energyEfficiency(
  { tops, chips, replicateShare, durationShare }: Efficiency,
  energy: EnergyEntry | undefined,
): MetricValue | null {
  if (tops === null || energy === undefined) return null;
  return withInterval((tops * chips) / energy.averageWatts, replicateShare, durationShare);
}

export function usdPerMtok(
  { replicateShare, durationShare }: Pick<Efficiency, 'replicateShare' | 'durationShare'>,
  cost: Cost | undefined,
): MetricValue | null {
  if (cost === undefined) return null;
  const usd = cost.usdPerMillionOutputTokens;
  return usd === null ? NO_ANSWER : withInterval(usd, replicateShare, durationShare);
}

/** A purchase price alone is not enough: owning pays for power, too. */
function noPrice({ purchase }: CostInputs): MetricValue {
  return purchase === null
    ? missing('NO_PRICE', 'no public price of this chip')
    : missing('NO_POWER', 'a purchase price, but neither measured nor simulated power to own it with');
}

/** The metrics of cost on the first basis that there is. */
export function costMetrics(
  of: Efficiency,
  { costs, inputs, noFlops }: { costs: readonly Cost[]; inputs: CostInputs; noFlops: MetricValue },
): Pick<Score['metrics'], 'COST_EFFICIENCY' | 'USD_PER_MTOK'> {
  const [cost] = costs;
  return {
    COST_EFFICIENCY: costEfficiency(of, cost) ?? (of.tops === null ? noFlops : noPrice(inputs)),
    USD_PER_MTOK: usdPerMtok(of, cost) ?? noPrice(inputs),
  };
}
