import { rangedBy } from '@inferbench/domain/terms/ranged';
import type { ChartPoint, FrontPoint, PublishedFront } from './shape.ts';
import type { TradeoffSystem } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { curvesOf } from '@inferbench/analyses/tradeoff/curves';
import { pointAxes } from './axes.ts';
import { chipIdentity, publishedName } from './identity.ts';
import { sameLoad } from './same-load.ts';
import type { ShownChart } from './shown.ts';

/** Loads from which points are a front: fewer are shown one by one. */
const FRONT_LOADS = 3;

/** Points of systems with a front, and the others. */
export interface PublishedPoints {
  ofFronts: TradeoffPoint[];
  alone: TradeoffPoint[];
}

export function publishedPoints(points: readonly TradeoffPoint[]): PublishedPoints {
  const curves = curvesOf(points);
  const isFront = (own: readonly TradeoffPoint[]) => new Set(own.map(loadOf)).size >= FRONT_LOADS;
  return {
    ofFronts: curves.flatMap(({ points: own }) => (isFront(own) ? own : [])),
    alone: curves.flatMap(({ points: own }) => (isFront(own) ? [] : own)),
  };
}

/** A load is told by its requests in flight, or where nobody states them by its speed. */
function loadOf({ concurrency, tokensPerSecPerUser }: TradeoffPoint): string {
  return concurrency === null ? `at ${tokensPerSecPerUser}` : String(concurrency);
}

function identityOf(system: TradeoffSystem, { catalogue }: ShownChart) {
  const identity = chipIdentity(system.chip, catalogue);
  return {
    key: system.system,
    ...identity,
    system: publishedName(identity.label, system),
    framework: system.framework,
  };
}

export function frontsOf(
  ofFronts: readonly TradeoffPoint[],
  shown: ShownChart,
): Omit<PublishedFront, 'coloured'>[] {
  return curvesOf(ofFronts).map(({ points, ...system }) => ({
    ...identityOf(system, shown),
    points: points.map(({ onFront, ...point }) => ({ ...pointPart(point, shown), onFront })),
  }));
}

export function pointsOf(alone: readonly TradeoffPoint[], shown: ShownChart): ChartPoint[] {
  return curvesOf(alone).flatMap(({ points, ...system }) =>
    points.map((point) => ({
      ...identityOf(system, shown),
      ...pointPart(point, shown),
      sameLoadAs: sameLoad(point, shown),
    })),
  );
}

function pointPart(point: TradeoffPoint, { slice }: ShownChart): Omit<FrontPoint, 'onFront'> {
  const { pointId, chips, concurrency, tokensPerSecPerChip, intervalShare, measured } = point;
  const { kind, source, submitter, testedBy } = point;
  const { low, high } = rangedBy(tokensPerSecPerChip, intervalShare);
  return {
    pointId,
    ...pointAxes(point, slice.pay),
    chips,
    users: concurrency,
    low,
    high,
    kind,
    source,
    submitter,
    testedBy,
    date: measured?.to ?? null,
  };
}
