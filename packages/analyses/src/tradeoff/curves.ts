import { frameworkName } from '@inferbench/domain/framework-name';
import type { CurvePoint, TradeoffCurve, TradeoffSystem } from '@inferbench/domain/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff-point';

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
  const stack = [framework === null ? null : frameworkName(framework), versionGroup];
  return [
    chipName,
    stack.filter((word) => word !== null).join(' '),
    technique === 'DRAFTING' ? 'drafting' : '',
    mode === 'DISAGGREGATED' ? 'disaggregated' : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

/** Faster for one user first, then more tokens a chip, then the id: no two points stand equal. */
function fastestFirst(a: TradeoffPoint, b: TradeoffPoint): number {
  return (
    b.tokensPerSecPerUser - a.tokensPerSecPerUser ||
    b.tokensPerSecPerChip - a.tokensPerSecPerChip ||
    (a.pointId < b.pointId ? -1 : 1)
  );
}

/**
 * Points that no other is as good as on both axes and better than on one; of points equal on both, the one with the smaller id.
 * Fastest for one user first.
 */
export function frontOf<Point extends TradeoffPoint>(points: readonly Point[]): Point[] {
  let most = -Infinity;
  return points.toSorted(fastestFirst).filter(({ tokensPerSecPerChip }) => {
    const stands = tokensPerSecPerChip > most;
    most = Math.max(most, tokensPerSecPerChip);
    return stands;
  });
}

/** What is claimed of a curve at a speed: its best measured point that is as fast for one user; null where none is. */
export function stepAt<Point extends TradeoffPoint>(points: readonly Point[], speed: number): Point | null {
  const reached = frontOf(points).filter(({ tokensPerSecPerUser }) => tokensPerSecPerUser >= speed);
  return reached.at(-1) ?? null;
}

/** Points by system, systems in the order of their words, in one order whatever the order of the points. */
export function pointsBySystem(points: readonly TradeoffPoint[]): [TradeoffSystem, TradeoffPoint[]][] {
  const found = new Map<string, [TradeoffSystem, TradeoffPoint[]]>();
  for (const point of points.toSorted(fastestFirst)) {
    const system = systemOf(point);
    const known = found.get(system.system);
    if (known === undefined) found.set(system.system, [system, [point]]);
    else known[1].push(point);
  }
  return [...found.values()].toSorted(([a], [b]) => (a.system < b.system ? -1 : 1));
}

/** Every curve of a slice with its front, the slowest point for one user first. */
export function curvesOf(points: readonly TradeoffPoint[]): TradeoffCurve[] {
  return pointsBySystem(points).map(([system, own]) => {
    const front = new Set(frontOf(own).map(({ pointId }) => pointId));
    return {
      ...system,
      points: own.toReversed().map((point): CurvePoint => ({ ...point, onFront: front.has(point.pointId) })),
    };
  });
}
