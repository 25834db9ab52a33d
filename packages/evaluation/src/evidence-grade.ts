import { MAX_KEPT_REQUESTS, type Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { EvidenceGrade } from '@inferbench/domain/scores/score';

/**
 * E1 is what somebody reports: a tool's aggregate or a publication. E2 has the raw data with it, single requests whose
 * statistics are ours. E0 belongs to simulations, which are no runs; E3 and E4 take a witness or a second party, and a point
 * with a finding of STAT-DURATION would not rise above E2 (docs/rules.md#evidence-and-badges).
 */
export function gradeOf(run: Pick<Run, 'source'>, point: Point): EvidenceGrade {
  return run.source.variant === 'detailed' && isRederived(point) ? 'E2' : 'E1';
}

/** Sums over requests, and first-token times of ours: from requests that are here, or were more than are kept. */
function isRederived(point: Point): boolean {
  if (point.measurement !== 'requests' || point.perRequest === null) return false;
  const raw = point.samples !== undefined || point.counts.completed > MAX_KEPT_REQUESTS;
  return raw && point.latency.ttft?.origin === 'recomputed';
}
