import type { Run } from '@inferbench/domain/runs/run';
import { techniqueKey } from '@inferbench/evaluation/techniques/techniques';
import type { WorkloadPoint } from './option.ts';

/** A stored point without its technique's key, which the scoring policy defines. */
export interface StoredWorkloadPoint extends Omit<WorkloadPoint, 'technique'> {
  techniques: Run['techniques'];
}

export function workloadPoint({ techniques, ...point }: StoredWorkloadPoint): WorkloadPoint {
  return { ...point, technique: techniqueKey(techniques) };
}
