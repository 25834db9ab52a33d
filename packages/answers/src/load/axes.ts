import type { Chip } from '@inferbench/domain/chips/chip';
import type { CostBasis } from '@inferbench/domain/scores/score';
import type { ChartAxis, PayBy } from './request.ts';
import type { ChartAxisWords, ChartSlice } from './shape.ts';
import { USER_AXES } from './user-axes.ts';
import type { Line } from '../verdict/line.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { TradeoffCurrency } from '@inferbench/domain/tradeoff/tradeoff-target';
import { unitKwOf } from '@inferbench/scoring/chip-costs';
import type { LoadSample } from './load-curve.ts';
import { answerSec, firstSec } from './waits.ts';

interface AxisWords {
  unit: string;
  title: string;
  /** What ranks published points by it. */
  currency: TradeoffCurrency;
}

export const AXIS_WORDS: Readonly<Record<ChartAxis, AxisWords>> = {
  PER_CHIP: {
    unit: 'tokens/s per chip',
    title: 'tokens/s per chip',
    currency: 'TOKENS_PER_S_PER_CHIP',
  },
  PER_USD: {
    unit: 'M tokens per $',
    title: 'million output tokens per $',
    currency: 'USD_PER_MTOK',
  },
  PER_KW: {
    unit: 'tokens/s per kW',
    title: 'tokens/s per kW of provisioned power',
    currency: 'TOKENS_PER_S_PER_KW',
  },
};

/** Puts both axes and the line into words. */
export function axisWords({ axis, x }: Pick<ChartSlice, 'axis' | 'x'>, line: Line): ChartAxisWords {
  const { unit, title } = AXIS_WORDS[axis];
  const base = USER_AXES[x];
  return {
    unit,
    title,
    xUnit: base.unit,
    xTitle: base.title,
    xLowerIsBetter: base.lowerIsBetter,
    line: line.words,
  };
}

/** The basis of cost of a way to pay; null where no price is shown. */
export function basisOf(pay: PayBy): CostBasis | null {
  return pay === 'NONE' ? null : pay;
}

const inverse = (usd: number | null) => (usd === null || usd === 0 ? null : 1 / usd);

/** Output tokens a second per kW of provisioned power of a chip that makes so many; null where no power is published. */
function perKwOf(perChip: number, chip: Chip): number | null {
  const kw = unitKwOf(chip);
  return kw === null ? null : perChip / kw;
}

export interface AxisValues {
  perUser: number;
  perChip: number;
  perUsd: number | null;
  perKw: number | null;
}

export function sampleAxes(
  sample: LoadSample,
  chip: Chip,
  pay: PayBy,
): AxisValues & { usdPerMtok: number | null } {
  const { perUser, perChip } = sample;
  const usdPerMtok = sampleUsd(sample, pay);
  return { perUser, perChip, perUsd: inverse(usdPerMtok), perKw: perKwOf(perChip, chip), usdPerMtok };
}

export function sampleUsd({ usdPerMtok }: LoadSample, pay: PayBy): number | null {
  const basis = basisOf(pay);
  return basis === null ? null : (usdPerMtok[basis] ?? null);
}

export function pointUsd({ costs }: Pick<TradeoffPoint, 'costs'>, pay: PayBy): number | null {
  return costs.find(({ basis }) => basis === basisOf(pay))?.usdPerMillionOutputTokens ?? null;
}

export function pointAxes(
  point: TradeoffPoint,
  pay: PayBy,
): AxisValues & { firstSec: number | null; answerSec: number | null } {
  const { tokensPerSecPerUser: perUser, tokensPerSecPerChip: perChip, tokensPerSecPerKw: perKw } = point;
  return {
    perUser,
    perChip,
    perUsd: inverse(pointUsd(point, pay)),
    perKw,
    firstSec: firstSec(point),
    answerSec: answerSec(point),
  };
}

/** What a load has on the axis that is shown. */
export function sampleValue(
  sample: LoadSample,
  chip: Chip,
  { axis, pay }: Pick<ChartSlice, 'axis' | 'pay'>,
): number | null {
  const { perChip, perUsd, perKw } = sampleAxes(sample, chip, pay);
  return { PER_CHIP: perChip, PER_USD: perUsd, PER_KW: perKw }[axis];
}
