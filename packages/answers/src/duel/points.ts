import type { DuelMetric } from './request.ts';
import type { DuelPoint } from './shape.ts';
import { weakerKind } from '@inferbench/domain/terms/kind';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { rateIntervalOf, ratioShare } from '@inferbench/domain/tradeoff/interval';

/** Published points of one model at one pair of lengths. */
export interface PublishedSlice {
  lengths: TradeoffLengths;
  points: readonly TradeoffPoint[];
}

interface Side {
  chip: string;
  chips: number;
}

export interface PointsInput {
  a: Side;
  b: Side;
  users: number;
  metric: DuelMetric;
  precision: PrecisionClass;
  published: readonly PublishedSlice[];
}

/** Ratios of published points where both chips have one in the precision asked for at the same lengths, users and number of chips, plain and in one pool. */
export function publishedRatios({ a, b, users, metric, precision, published }: PointsInput): DuelPoint[] {
  return published.flatMap(({ lengths, points }) => {
    const of = (side: Side) =>
      points.filter((point) => point.precisionClass === precision && isLike(point, side, users));
    const [best] = of(a)
      .flatMap((left) => of(b).flatMap((right) => ratioOf(left, right, metric) ?? []))
      .toSorted((x, y) => y.speeds - x.speeds || (x.pointIds.join() < y.pointIds.join() ? -1 : 1));
    if (best === undefined) return [];
    const { speeds: _speeds, ...point } = best;
    return [{ context: lengths.inputTokens + lengths.outputTokens / 2, ...lengths, ...point }];
  });
}

function isLike(point: TradeoffPoint, { chip, chips }: Side, users: number): boolean {
  return (
    point.chip === chip &&
    point.chips === chips &&
    point.concurrency === users &&
    point.technique === 'PLAIN' &&
    point.mode === 'AGGREGATED' &&
    (point.layout !== null || chips === 1) &&
    !point.example
  );
}

/** The pair's ratio, with the product of both speeds: the best run of each has the largest. */
function ratioOf(a: TradeoffPoint, b: TradeoffPoint, metric: DuelMetric) {
  const [left, right] =
    metric === 'PRICE' ? costs(a, b) : metric === 'ENERGY' ? energies(a, b) : speeds(a, b);
  if (left === null || right === null || left <= 0 || right <= 0) return null;
  const { value, ...ends } = rangedByTime(
    metric === 'SPEED' ? right / left : left / right,
    ratioShare(rateIntervalOf(a), rateIntervalOf(b)),
  );
  return {
    ratio: value,
    ...ends,
    pointIds: [a.pointId, b.pointId],
    kind: weakerKind(a.kind, b.kind),
    speeds: a.tokensPerSecPerUser * b.tokensPerSecPerUser,
  };
}

type Figures = readonly [number, number] | readonly [null, null];

const speeds = (a: TradeoffPoint, b: TradeoffPoint): Figures => [
  a.tokensPerSecPerUser,
  b.tokensPerSecPerUser,
];

/** Costs on the first basis that both have, rented first. */
function costs(a: TradeoffPoint, b: TradeoffPoint): Figures {
  const shared = (['RENTED', 'CONTRACT', 'OWNED'] as const).flatMap((basis) => {
    const [left, right] = [a, b].map(({ costs: all }) => all.find((cost) => cost.basis === basis));
    return left && right ? [[left.usdPerMillionOutputTokens, right.usdPerMillionOutputTokens] as const] : [];
  });
  return shared[0] ?? [null, null];
}

/** Energies at the first boundary at which both were metered. */
function energies(a: TradeoffPoint, b: TradeoffPoint): Figures {
  for (const { boundary, joulesPerOutputToken } of a.energy) {
    const other = b.energy.find((energy) => energy.boundary === boundary);
    if (other) return [joulesPerOutputToken, other.joulesPerOutputToken];
  }
  return [null, null];
}
