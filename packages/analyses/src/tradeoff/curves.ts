import { stackNames } from '@inferbench/domain/catalogue/names';
import type { TradeoffCurve, TradeoffSystem } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { onceFor } from '@inferbench/units/once-for';

const NOTHING = 'unstated';

/** What a point belongs to: it ranks once, with its best point. */
export function systemOf(point: TradeoffPoint): TradeoffSystem {
  const { chip, chipName, framework, versionGroup, technique, mode } = point;
  const words = [chip, framework ?? NOTHING, versionGroup ?? NOTHING, technique, mode];
  return {
    system: words.map((word) => word.replaceAll('/', '-')).join('/'),
    label: labelOf(point),
    chip,
    chipName,
    framework,
    versionGroup,
    technique,
    mode,
  };
}

/** "B200, TensorRT-LLM 1.2, drafting, disaggregated": what is usual goes without saying. */
function labelOf({ chipName, framework, versionGroup, technique, mode }: TradeoffPoint): string {
  return [
    chipName,
    framework === null ? (versionGroup ?? '') : stackNames(framework, versionGroup).long,
    technique === 'DRAFTING' ? 'drafting' : '',
    mode === 'DISAGGREGATED' ? 'disaggregated' : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

/** Faster for one user first, then more tokens a chip, then the id: no two points stand equal. */
export function fastestFirst(a: TradeoffPoint, b: TradeoffPoint): number {
  return (
    b.tokensPerSecPerUser - a.tokensPerSecPerUser ||
    b.tokensPerSecPerChip - a.tokensPerSecPerChip ||
    (a.pointId < b.pointId ? -1 : 1)
  );
}

/**
 * Points that no other is as good as on both axes and better than on one; of points equal on both, the one with the smaller id.
 * Fastest for one user first, or the best by another order that, of points equal for the user, has more tokens a chip first.
 */
export function frontOf<Point extends TradeoffPoint>(
  points: readonly Point[],
  bestFirst: (a: TradeoffPoint, b: TradeoffPoint) => number = fastestFirst,
): Point[] {
  let most = -Infinity;
  return points.toSorted(bestFirst).filter(({ tokensPerSecPerChip }) => {
    const stands = tokensPerSecPerChip > most;
    most = Math.max(most, tokensPerSecPerChip);
    return stands;
  });
}

/**
 * Points by system, systems in the order of their words, the fastest point for one user first, whatever the order of the points.
 * Of one list once: a slice is asked about many targets.
 */
export const pointsBySystem = onceFor(
  (points: readonly TradeoffPoint[]): [TradeoffSystem, TradeoffPoint[]][] => {
    const found = new Map<string, [TradeoffSystem, TradeoffPoint[]]>();
    for (const point of points.toSorted(fastestFirst)) {
      const system = systemOf(point);
      const known = found.get(system.system);
      if (known === undefined) found.set(system.system, [system, [point]]);
      else known[1].push(point);
    }
    return [...found.values()].toSorted(([a], [b]) => (a.system < b.system ? -1 : 1));
  },
);

/** Every curve of a slice with its front, the slowest point for one user first; of one list once. */
export const curvesOf = onceFor((points: readonly TradeoffPoint[]): TradeoffCurve[] =>
  pointsBySystem(points).map(([system, own]) => {
    const front = new Set(frontOf(own));
    return { ...system, points: own.toReversed().map((point) => ({ ...point, onFront: front.has(point) })) };
  }),
);
