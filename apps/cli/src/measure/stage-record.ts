import type { RequestRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import {
  clientVerdict,
  failuresOf,
  stageStatistics,
} from '@inferbench/importers/tools/measurement/statistics';
import type { PlannedStage } from '@inferbench/load/stages';

interface Ended {
  planned: PlannedStage;
  startedUs: number;
  requests: readonly RequestRecord[];
}

/** The closing line of a stage, from the requests that were sent. */
export function stageRecord({ planned, startedUs, requests }: Ended): StageRecord {
  const measured = requests.filter(({ isWarmUp }) => !isWarmUp);
  const due = measured.map(({ scheduledUs }) => scheduledUs);
  const hasWarmUp = measured.length < requests.length;
  const warmUpEndUs = hasWarmUp ? least(due, startedUs) : startedUs;
  const record: StageRecord = {
    record: 'stage',
    ...planned,
    startedUs,
    warmUpEndUs,
    lastScheduledUs: most(due, warmUpEndUs),
    endedUs: most(
      requests.map(({ endUs }) => endUs),
      warmUpEndUs + 1,
    ),
    issued: measured.length,
    completed: measured.filter(({ outcome }) => outcome === 'completed').length,
    failed: failuresOf(measured),
    verdict: 'VALID',
    why: null,
  };
  return { ...record, ...verdictOf(record, requests) };
}

function verdictOf(
  record: StageRecord,
  requests: readonly RequestRecord[],
): Pick<StageRecord, 'verdict' | 'why'> {
  const verdict = clientVerdict(stageStatistics(record, requests));
  return verdict ?? { verdict: 'INCOMPLETE', why: 'Not one request completed.' };
}

function least(values: readonly number[], otherwise: number): number {
  return values.length === 0 ? otherwise : values.reduce((a, b) => Math.min(a, b));
}

function most(values: readonly number[], otherwise: number): number {
  return values.reduce((a, b) => Math.max(a, b), otherwise);
}
