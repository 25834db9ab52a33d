import type { Chip } from '@inferbench/domain/chips/chip';
import type { Tradeoff } from '@inferbench/domain/tradeoff/tradeoff';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { relationOf } from '@inferbench/domain/terms/relation';
import { largeUnitOf } from '@inferbench/domain/chips/large-unit';
import type { StoredTradeoffPoint, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { unitKwOf } from '@inferbench/scoring/chip-costs';
import { curvesOf } from './curves.ts';
import { rankAtTarget } from './rank-at-target.ts';
import { tradeoffSentence } from './sentence.ts';

/** A stored point with what the catalogue says of its chip today. */
export function tradeoffPoint(stored: StoredTradeoffPoint, chip: Chip | undefined): TradeoffPoint {
  const { kind, submitter } = stored;
  const chipVendor = chip?.vendor ?? '';
  const kw = chip === undefined ? null : unitKwOf(chip);
  return {
    ...stored,
    chipName: chip === undefined ? stored.chip : chipShortName(chip),
    chipVendor,
    relation: relationOf({ kind, submitter, chipVendor }),
    tokensPerSecPerKw: kw === null ? null : stored.tokensPerSecPerChip / kw,
    largeUnit: chip === undefined ? null : largeUnitOf(chip),
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
