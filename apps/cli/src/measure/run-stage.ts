import type {
  MeasurementRecord,
  RequestRecord,
  StageRecord,
} from '@inferbench/domain/runs/measurement/record';
import { stageSeed } from '@inferbench/load/arrivals';
import type { PlannedStage } from '@inferbench/load/stages';
import type { Observers } from './observers.ts';
import type { Senders, Stage } from './sender/senders.ts';
import {
  clientVerdict,
  failuresOf,
  stageStatistics,
} from '@inferbench/importers/tools/measurement/statistics';

/** Time from the moment a stage is handed out to its first request. */
const LEAD_MS = 100;

export interface StageRun {
  planned: PlannedStage;
  seed: number;
  lengths: Pick<
    Stage,
    'requests' | 'seconds' | 'warmUpRequests' | 'traceSecs' | 'maxConcurrency' | 'rampSec'
  >;
  senders: Senders;
  observers: Observers;
  nowUs: () => number;
  write: (records: readonly MeasurementRecord[]) => void;
  onProgress: (requests: readonly RequestRecord[], startedUs: number) => void;
  /** Why it is to stop; asked when its senders are done. */
  stopped: () => string | null;
}

export interface RanStage {
  stage: StageRecord;
  requests: readonly RequestRecord[];
}

/**
 * One stage with what the server counts before and after it and the power meanwhile; its closing line comes last. Null for one that was stopped: it has
 * no such line and is measured again.
 */
export async function runStage(run: StageRun): Promise<RanStage | null> {
  const { planned, senders, observers, nowUs, write } = run;
  await senders.ready(planned);
  write(await observers.counters(planned.stage, 'before'));
  const requests: RequestRecord[] = [];
  const startedUs = nowUs() + LEAD_MS * 1000;
  const job = {
    stage: planned.stage,
    load: planned.load,
    seed: stageSeed(run.seed, planned.stage),
    ...run.lengths,
    startsAtUs: startedUs,
  };
  await senders.run(job, (records) => {
    requests.push(...records);
    write(records);
    run.onProgress(requests, startedUs);
  });
  if (run.stopped() !== null) return null;
  const stage = stageRecord({ planned, startedUs, requests });
  write([
    ...(await observers.counters(planned.stage, 'after')),
    ...(await observers.power(planned.stage, stage.warmUpEndUs, stage.endedUs)),
    stage,
  ]);
  // The file may have had no room for it.
  return run.stopped() === null ? { stage, requests } : null;
}

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
