import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { presentValue } from '@inferbench/domain/terms/metric';
import type { Point } from '@inferbench/domain/runs/point';
import type { CostInputs, Score } from '@inferbench/domain/scores/score';
import { SLO_PRESETS } from '@inferbench/domain/terms/slo';
import { costMetrics } from './cost-metrics.ts';
import { costsOf } from './cost.ts';
import { goodputMetric, goodputOf } from './goodput.ts';

/** What the policy assumes: a score under these is the score itself, byte for byte. */
export const POLICY_ASSUMPTIONS: Assumptions = { ownership: OWNERSHIP, prices: [], slo: SLO_PRESETS.CHATBOT };

export interface AssumedOf {
  chip: string;
  /** Where it is known: goodput under other limits needs the requests. */
  point: Point | null;
}

/**
 * A score under a client's assumptions: costs and goodput anew from the same inputs, everything else as it is. Physics and
 * measurements are nothing to assume.
 */
export function scoreUnder(score: Score, { chip, point }: AssumedOf, assumptions: Assumptions): Score {
  const { chips } = score.placement;
  const goodput = point === null ? score.goodput : goodputOf(point, chips, assumptions.slo);
  const { durationShare = 0 } = score;
  const metrics = { ...score.metrics, GOODPUT: goodputMetric(goodput, durationShare) };
  if (score.work === null) return { ...score, metrics, goodput };
  const costInputs = costInputsUnder(score.costInputs, chip, assumptions);
  const costs = costsOf(costInputs, { chips, work: score.work, ownership: assumptions.ownership });
  const { USEFUL_TOPS } = score.metrics;
  const tops = presentValue(USEFUL_TOPS);
  const of = { tops, chips, replicateShare: score.replicateShare, durationShare };
  return {
    ...score,
    metrics: { ...metrics, ...costMetrics(of, { costs, inputs: costInputs, noFlops: USEFUL_TOPS }) },
    goodput,
    costs,
    costInputs,
  };
}

const ASSUMED = 'price assumed by the client';

/** Prices that a client states in place of the public ones. */
export function costInputsUnder(
  inputs: CostInputs,
  chip: string,
  { prices }: Pick<Assumptions, 'prices'>,
): CostInputs {
  const override = prices.find((price) => price.chip === chip);
  if (override === undefined) return inputs;
  const { usdPerChipHour, usdPerChip } = override;
  return {
    ...inputs,
    ...(usdPerChipHour === null ? {} : { rental: { usdPerChipHour, label: chip, source: ASSUMED } }),
    ...(usdPerChip === null ? {} : { purchase: { usdPerChip, label: chip, source: ASSUMED } }),
  };
}
