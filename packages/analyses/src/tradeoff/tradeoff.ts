import type { Chip } from '@inferbench/domain/chip';
import type { Tradeoff } from '@inferbench/domain/tradeoff';
import type { StoredTradeoffPoint, TradeoffPoint } from '@inferbench/domain/tradeoff-point';
import { WATTS_PER_KILOWATT } from '@inferbench/units/si';
import { provisionedWatts } from '../crossover/provisioned.ts';
import { curvesOf } from './curves.ts';
import { rankAtTarget } from './rank-at-target.ts';
import { tradeoffSentence } from './sentence.ts';

/** A stored point with what the catalogue says of its chip today. */
export function tradeoffPoint(stored: StoredTradeoffPoint, chip: Chip | undefined): TradeoffPoint {
  const watts = chip === undefined ? null : provisionedWatts(chip);
  return {
    ...stored,
    chipName: chip?.name ?? stored.chip,
    tokensPerSecPerKw: watts === null ? null : (stored.tokensPerSecPerChip / watts) * WATTS_PER_KILOWATT,
  };
}

export type TradeoffQuestion = Pick<
  Tradeoff,
  'model' | 'modelName' | 'lengths' | 'precision' | 'technique' | 'target'
>;

/** Curves of a slice and its systems at a target: the order of the points changes nothing. */
export function tradeoff(question: TradeoffQuestion, points: readonly TradeoffPoint[]): Tradeoff {
  const ranking = rankAtTarget(points, question.target);
  return {
    ...question,
    curves: curvesOf(points),
    ranking,
    sentence: tradeoffSentence({ ...question, ranking }),
  };
}
