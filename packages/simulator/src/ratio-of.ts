import type { Chip } from '@inferbench/domain/chips/chip';
import { chipRelation } from '@inferbench/domain/chips/hardware-family';
import type { ChipRelation } from '@inferbench/domain/scores/calibration';
import type { SimulatedRatio } from '@inferbench/domain/simulation/simulate-result';
import { independentRatio } from '@inferbench/domain/terms/interval-ratio';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import { counted } from '@inferbench/units/english';
import { Memo } from '@inferbench/units/memo';
import { errorBarShare, type Regime } from './error-bar.ts';
import { CALIBRATION } from './generated/calibration-data.ts';
import { isCalibrated } from './is-calibrated.ts';

type Compared = Pick<Chip, 'slug' | 'family' | 'vendor'>;

/** A simulated rate, and the chip that makes it. */
export interface RatioSide {
  chip: Compared;
  value: number;
}

/** Ratio of two rates of equal work with its own band: what both err by alike cancels (docs/model.md#calibration). */
export function ratioOf(a: RatioSide, b: RatioSide, regime: Regime): SimulatedRatio {
  const { share, basis } = ratioBand(a.chip, b.chip, regime);
  const ratio = a.value / b.value;
  return { ratio, low: ratio / (1 + share), high: ratio * (1 + share), basis };
}

interface RatioBand {
  /** Half-width as a share: a ratio that is smaller by it is as far as one that is larger. */
  share: number;
  basis: string;
}

const bands = new Memo<typeof CALIBRATION, RatioBand>();

/** Band of the ratio of two chips in a regime, whatever the ratio is. */
export function ratioBand(a: Compared, b: Compared, regime: Regime): RatioBand {
  if (!isCalibrated(a) || !isCalibrated(b)) return independentBand(a, b, regime);
  const relation = chipRelation(a, b);
  return bands.get(CALIBRATION, `${regime} ${relation}`, () => fittedBand(relation, regime));
}

const RELATION_WORDS: Readonly<Record<ChipRelation, string>> = {
  GENERATION: 'chips of one generation',
  VENDOR: 'chips of one vendor',
  OTHER: 'chips of two vendors',
};

function fittedBand(relation: ChipRelation, regime: Regime): RatioBand {
  const ofRegime = CALIBRATION.ratios.filter(({ phase }) => phase === regime);
  const found = ofRegime.find((of) => of.relation === relation);
  if (found === undefined) {
    const share = Math.max(...CALIBRATION.ratios.map((of) => of.share));
    return { share, basis: 'no pair of such figures is public: the widest band of all' };
  }
  const { share, pairs } = found;
  // Few pairs of a relation are pooled: all of the regime then stand on as many.
  const isPooled = ofRegime.some((of) => of !== found && of.pairs === pairs);
  const of = isPooled ? 'any two chips' : RELATION_WORDS[relation];
  return { share, basis: `two thirds of ${counted(pairs, 'pair')} of held-out figures of ${of} lie inside` };
}

/** No pair of a family without constants of its own is public: the errors of both count as independent, and nothing cancels. */
function independentBand(a: Compared, b: Compared, regime: Regime): RatioBand {
  const one = (chip: Compared) => rangedByTime(1, errorBarShare(chip, regime));
  const high = independentRatio(one(a), one(b))?.high ?? Infinity;
  return { share: high - 1, basis: 'no pair of such chips is public: the errors of both, as independent' };
}
