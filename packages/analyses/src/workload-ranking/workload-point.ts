import type { Run } from '@inferbench/domain/runs/run';
import type { Score } from '@inferbench/domain/scores/score';
import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { techniqueKey } from '@inferbench/evaluation/techniques/techniques';
import { isNearBut } from './interpolated-option.ts';
import { optionKey, type WorkloadPoint } from './option.ts';
import { distanceTo, NEAR, workloadOf } from './workload.ts';

/** A stored point without what follows from its techniques and its score. */
export interface StoredWorkloadPoint extends Omit<
  WorkloadPoint,
  'technique' | 'isTimed' | 'costInputs' | 'score'
> {
  techniques: Run['techniques'];
  score: Score;
}

export function workloadPoint({
  techniques,
  ...point
}: StoredWorkloadPoint): WorkloadPoint & { score: Score } {
  const { work, costInputs } = point.score;
  const isTimed = work !== null && work.outputTokens !== 0;
  return { ...point, technique: techniqueKey(techniques), isTimed, costInputs };
}

/** The same points with the scores of those alone that a ranking reads, and prices once a chip: they rank as all of them do, and are sent for less. */
export function withinReach(points: readonly WorkloadPoint[], request: WorkloadRequest): WorkloadPoint[] {
  const workload = workloadOf(request);
  const isNear = (point: WorkloadPoint) => distanceTo(workload, point).largest <= NEAR;
  // Near points stand for all others of their system.
  const served = new Set(
    points.filter((point) => point.isTimed && point.unranked === null && isNear(point)).map(optionKey),
  );
  const isInReach = (point: WorkloadPoint) =>
    isNear(point) ||
    (!served.has(optionKey(point)) &&
      (isNearBut('batch', point, workload) || isNearBut('inputTokens', point, workload)));
  const priced = new Set<string>();
  return points.map((point) => {
    const { chip } = point.system;
    const isFirst = !priced.has(chip);
    priced.add(chip);
    return {
      ...point,
      costInputs: isFirst ? point.costInputs : null,
      score: isInReach(point) ? point.score : null,
    };
  });
}
