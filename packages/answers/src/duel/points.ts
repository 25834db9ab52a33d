import type { DuelMetric } from './request.ts';
import type { DuelPoint } from './shape.ts';
import { weakerKind } from '@inferbench/domain/terms/kind';
import { type Ranged, rangedBy } from '@inferbench/domain/terms/ranged';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { intervalOf } from '@inferbench/analyses/tradeoff/interval';
import { betterBy } from './samples.ts';

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
  const found = left && right && betterBy(left, right, metric === 'SPEED');
  return found
    ? {
        ...found,
        pointIds: [a.pointId, b.pointId],
        kind: weakerKind(a.kind, b.kind),
        speeds: a.tokensPerSecPerUser * b.tokensPerSecPerUser,
      }
    : null;
}

const around = (value: number, point: TradeoffPoint): Ranged =>
  rangedBy(value, intervalOf(point).intervalShare);

function speeds(a: TradeoffPoint, b: TradeoffPoint): [Ranged, Ranged] {
  return [around(a.tokensPerSecPerUser, a), around(b.tokensPerSecPerUser, b)];
}

/** Costs on the first basis that both have, rented first. */
function costs(a: TradeoffPoint, b: TradeoffPoint): [Ranged, Ranged] | [null, null] {
  const shared = (['RENTED', 'CONTRACT', 'OWNED'] as const).flatMap((basis) => {
    const [left, right] = [a, b].map(({ costs: all }) => all.find((cost) => cost.basis === basis));
    return left && right ? [[left.usdPerMillionOutputTokens, right.usdPerMillionOutputTokens] as const] : [];
  });
  const [both] = shared;
  return both === undefined ? [null, null] : [around(both[0], a), around(both[1], b)];
}

/** Energies at the first boundary at which both were metered. */
function energies(a: TradeoffPoint, b: TradeoffPoint): [Ranged, Ranged] | [null, null] {
  for (const { boundary, joulesPerOutputToken } of a.energy) {
    const other = b.energy.find((energy) => energy.boundary === boundary);
    if (other) return [around(joulesPerOutputToken, a), around(other.joulesPerOutputToken, b)];
  }
  return [null, null];
}
