import { frontOf } from '@inferbench/analyses/tradeoff/curves';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { stackWords } from '../verdict/runs.ts';
import { pointAxes } from './axes.ts';
import { type ChipRuns, runsName } from './chip-runs.ts';
import { sameLoad } from './same-load.ts';
import type { ChartPoint, FrontPoint, PublishedFront } from './shape.ts';
import type { UserAxis } from './request.ts';
import type { ShownChart } from './shown.ts';
import { bestFirst } from './user-axes.ts';

/** Loads from which points are a front: fewer are shown one by one. */
const FRONT_LOADS = 3;

/** Whether the runs of a chip in a class are a front. */
export const isFront = ({ points }: ChipRuns): boolean => new Set(points.map(loadOf)).size >= FRONT_LOADS;

/** A load is told by its requests in flight, or where nobody states them by its speed. */
function loadOf({ concurrency, tokensPerSecPerUser }: TradeoffPoint): string {
  return concurrency === null ? `at ${tokensPerSecPerUser}` : String(concurrency);
}

function identityOf(own: ChipRuns) {
  const { key, chip, label, vendor, older, points } = own;
  const [framework, ...others] = new Set(points.map((point) => point.framework));
  return {
    key,
    chip,
    label,
    vendor,
    older,
    system: runsName(own),
    framework: others.length > 0 ? null : (framework ?? null),
  };
}

export function frontsOf(all: readonly ChipRuns[], shown: ShownChart): Omit<PublishedFront, 'coloured'>[] {
  return all.filter(isFront).map((own) => {
    const front = new Set(frontOf(own.points, bestFirst(shown.slice.x)));
    return {
      ...identityOf(own),
      extent: own.extent,
      pools: own.pools,
      points: worstFirst(own.points, shown.slice.x).map((point) => ({
        ...pointPart(point, shown),
        onFront: front.has(point),
      })),
    };
  });
}

const worstFirst = (points: readonly TradeoffPoint[], x: UserAxis) =>
  points.toSorted(bestFirst(x)).toReversed();

export function pointsOf(all: readonly ChipRuns[], shown: ShownChart): ChartPoint[] {
  return all
    .filter((own) => !isFront(own))
    .flatMap((own) =>
      worstFirst(own.points, shown.slice.x).map((point) => ({
        ...identityOf(own),
        ...pointPart(point, shown),
        sameLoadAs: shown.slice.simulated ? sameLoad(point, shown) : null,
      })),
    );
}

function pointPart(point: TradeoffPoint, { slice }: ShownChart): Omit<FrontPoint, 'onFront'> {
  const { pointId, chips, concurrency, tokensPerSecPerChip, intervalShare } = point;
  const { kind, source, submitter, testedBy, measured } = point;
  const { low, high } = rangedBy(tokensPerSecPerChip, intervalShare);
  return {
    pointId,
    ...pointAxes(point, slice.pay),
    chips,
    stack: stackWords(point),
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
