import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import type { Metric } from '@inferbench/domain/terms/metric';
import { scoreUnder } from '@inferbench/scoring/assumed-score';
import { boardValues } from '@inferbench/scoring/board-values';
import { latenciesOf } from './limits.ts';
import type { Option, WorkloadPoint } from './option.ts';
import { distanceTo, type Workload } from './workload.ts';

/** A point as it stands, its costs under the client's assumptions; null without timed answers, and of what is too far to serve. */
export function pointOption(
  point: WorkloadPoint,
  { workload, metric, assumptions }: { workload: Workload; metric: Metric; assumptions: Assumptions },
): Option | null {
  const { system, kind, evidenceGrade, precision, phase, technique, pointId } = point;
  if (point.score === null) return null;
  const score = scoreUnder(point.score, { chip: system.chip, point: null }, assumptions);
  if (score.work === null || score.work.outputTokens === 0) return null;
  const own = score.metrics[metric];
  return {
    system,
    kind,
    evidenceGrade,
    precision,
    phase,
    technique,
    pointIds: [pointId],
    distance: distanceTo(workload, point),
    latencies: latenciesOf(score, phase),
    outputTokensPerSec: score.work.outputTokens / score.work.durationSec,
    costs: score.costs,
    values: boardValues(technique, score).filter((value) => value.metric === metric),
    missing: own.present ? null : own,
  };
}
