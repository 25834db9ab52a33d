import { MS_PER_SEC } from '@inferbench/units/si';
import type { Distribution } from '../terms/distribution.ts';
import { type MetricValue, presentValue } from '../terms/metric.ts';
import type { Point } from '../runs/point.ts';
import type { Score, ScoredLatency } from '../scores/score.ts';
import type { LatencyFigures, SplitFactors, StoredTradeoffPoint } from './tradeoff-point.ts';

type Figures = Pick<
  StoredTradeoffPoint,
  | 'tokensPerSecPerUser'
  | 'speedStatistic'
  | 'tokensPerSecPerChip'
  | 'intervalShare'
  | 'intervalAssumed'
  | 'ttft'
  | 'tpot'
  | 'e2e'
  | 'costs'
  | 'energy'
  | 'split'
>;

/** What was measured of a point, as a trade-off slice shows it; null without both axes. */
export function tradeoffFigures(point: Point, score: Score): Figures | null {
  const axes = axesOf(score);
  if (axes === null) return null;
  return {
    ...axes,
    speedStatistic: point.measurement === 'summary' && point.tpotStatistic === 'median' ? 'MEDIAN' : 'MEAN',
    ...latenciesOf(point, score),
    ...pricesAndEnergy(score),
    split: splitOf(score),
  };
}

type Axes = Pick<
  StoredTradeoffPoint,
  'tokensPerSecPerUser' | 'tokensPerSecPerChip' | 'intervalShare' | 'intervalAssumed'
>;

function axesOf({
  metrics: { TOKENS_PER_S_PER_USER: user, TOKENS_PER_S_PER_CHIP: chip },
}: Score): Axes | null {
  if (!user.present || !chip.present || chip.value <= 0) return null;
  return {
    tokensPerSecPerUser: user.value,
    tokensPerSecPerChip: chip.value,
    intervalShare: (chip.interval.high - chip.interval.low) / 2 / chip.value,
    intervalAssumed: chip.interval.assumed,
  };
}

function latenciesOf(point: Point, { latency }: Score): Pick<StoredTradeoffPoint, 'ttft' | 'tpot' | 'e2e'> {
  const stated = point.latency;
  const figures = {
    ttft: figuresOf(latency.ttft, stated?.ttft ?? null),
    tpot: figuresOf(latency.tpot, stated?.tpot ?? null),
    e2e: figuresOf(latency.e2e, stated?.e2e ?? null),
  };
  // One figure without a distribution, which its source calls a median.
  if (point.measurement !== 'summary' || point.tpotStatistic !== 'median' || point.tpotSec === null)
    return figures;
  const meanSec = stated?.tpot?.meanSec ?? null;
  return {
    ...figures,
    tpot: {
      ...figures.tpot,
      p50Ms: point.tpotSec * MS_PER_SEC,
      meanMs: meanSec === null ? null : meanSec * MS_PER_SEC,
    },
  };
}

/** What counts of a latency: percentiles of enough samples, and those of a publication that does not say of how many. */
function figuresOf(
  { meanMs, p50Ms, p90Ms, p95Ms, p99Ms }: ScoredLatency,
  stated: Distribution | null,
): LatencyFigures {
  const published = stated?.n === null ? stated : null;
  const inMs = (sec: number | null | undefined) =>
    sec === null || sec === undefined ? null : sec * MS_PER_SEC;
  const of = (scored: MetricValue, sec: number | null | undefined) => presentValue(scored) ?? inMs(sec);
  return {
    meanMs: inMs(stated?.meanSec) ?? meanMs,
    p50Ms: of(p50Ms, published?.p50Sec),
    p90Ms: of(p90Ms, published?.p90Sec),
    p95Ms: of(p95Ms, published?.p95Sec),
    p99Ms: of(p99Ms, published?.p99Sec),
  };
}

function pricesAndEnergy({ costs, energy }: Score): Pick<StoredTradeoffPoint, 'costs' | 'energy'> {
  return {
    costs: costs.flatMap(({ basis, usdPerMillionOutputTokens }) =>
      usdPerMillionOutputTokens === null ? [] : [{ basis, usdPerMillionOutputTokens }],
    ),
    energy: energy.flatMap(({ boundary, joulesPerOutputToken }) =>
      joulesPerOutputToken === null ? [] : [{ boundary, joulesPerOutputToken }],
    ),
  };
}

function splitOf({ split }: Score): SplitFactors | null {
  if (!split.present || split.value.software === null) return null;
  const { algorithm, hardware, software } = split.value;
  return { algorithm, hardware, software };
}
