import type { Distribution } from '@inferbench/domain/terms/distribution';
import type {
  AnsweredLatency,
  AnsweredPoint,
  MeasurementAnswer,
} from '@inferbench/domain/runs/measurement/answer';
import { loadKey } from '@inferbench/domain/runs/measurement/load';
import type { StageVerdict } from '@inferbench/domain/runs/measurement/record';
import { groupBy } from '@inferbench/importers/shared/group-by';
import type { MeasuredStage, MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import {
  clientVerdict,
  failuresOf,
  pooledStatistics,
} from '@inferbench/importers/tools/measurement/statistics';
import { MS_PER_SEC } from '@inferbench/units/si';
import { meanInterval } from '@inferbench/units/student-t';
import { isOverloaded } from './saturation.ts';
import { sweepSteps } from './stages.ts';
import { kneeOf } from './sweep.ts';

/** The answer of a file, however far it came: a point for each load, the lightest first. */
export function answerOf({ header, stages, end }: MeasurementFile): MeasurementAnswer {
  const counted = stages.filter(({ stage }) => !stage.isReturn);
  const [kind] = header.plan.loads.map(({ kind: one }) => one);
  const isSweep = header.plan.sweep && kind !== 'trace' && kind !== undefined;
  return {
    format: header.format,
    model: header.model,
    seed: header.seed,
    isComplete: end?.isComplete === true,
    points: groupBy(counted, ({ stage }) => loadKey(stage.load))
      .flatMap((group) => pointOf(group) ?? [])
      .toSorted((a, b) => sizeOf(a) - sizeOf(b)),
    knee: isSweep ? kneeOf(sweepSteps(counted), kind) : null,
    driftRatio: driftOf(stages),
  };
}

function sizeOf({ concurrency, requestsPerSec }: AnsweredPoint): number {
  return concurrency ?? requestsPerSec ?? 0;
}

/** Figures of repeats whose client kept up; where none did, of all of them, and said. */
function pointOf(repeats: readonly MeasuredStage[]): AnsweredPoint | null {
  const [first] = repeats;
  if (first === undefined) return null;
  const { load } = first.stage;
  const isLate = (repeat: MeasuredStage) => verdictOf([repeat]).verdict === 'INVALID_CLIENT';
  const inTime = repeats.filter((repeat) => !isLate(repeat));
  const used = inTime.length > 0 ? inTime : repeats;
  const leftOut = repeats.filter((repeat) => !used.includes(repeat));
  const [late] = leftOut;
  const { counts, latency, lateness, chunkGaps, ...rates } = pooledStatistics(used);
  const { issued, completed } = pooledStatistics(repeats).counts;
  return {
    concurrency: load.kind === 'closed' ? load.concurrency : null,
    requestsPerSec: load.kind === 'closed' ? null : load.requestsPerSec,
    arrivals: load.kind === 'open' ? load.arrivals : load.kind === 'trace' ? 'trace' : null,
    repeats: repeats.length,
    repeatsLeftOut: leftOut.length,
    whyLeftOut: late === undefined ? null : verdictOf([late]).why,
    issued,
    completed,
    failed: issued - completed,
    failures: failuresOf(repeats.flatMap(({ requests }) => requests)),
    inputTokens: counts.inputTokens,
    outputTokens: counts.outputTokens,
    durationSec: rates.durationSec,
    ttftMs: inMs(latency.ttft),
    tpotMs: inMs(latency.tpot),
    itlMs: inMs(latency.itl),
    chunkGapMs: inMs(chunkGaps),
    e2eMs: inMs(latency.e2e),
    completedPerSec: rates.requestsPerSec,
    outputTokensPerSec: rates.outputTokensPerSec,
    outputTokensPerSecWhole: rates.outputTokensPerSecWhole,
    totalTokensPerSec:
      counts.inputTokens === null || counts.outputTokens === 0
        ? null
        : rates.outputTokensPerSec * (1 + counts.inputTokens / counts.outputTokens),
    ...windowOf(used),
    outputTokensPerSecInterval: meanInterval(
      used.map((repeat) => pooledStatistics([repeat]).outputTokensPerSec),
    ),
    clientLatenessMs: inMs(lateness),
    isOverloaded: used.some(({ stage, requests: own }) => isOverloaded(stage, own)),
    ...verdictOf(used),
  };
}

/** The window of the first repeat, with what is least, or most, of all. */
function windowOf(used: readonly MeasuredStage[]): Pick<AnsweredPoint, 'window' | 'backlogRequests'> {
  const windows = used.map((repeat) => pooledStatistics([repeat]).steady);
  const known = windows.filter((window) => window !== null);
  const [first] = known;
  if (first === undefined || known.length < windows.length) return { window: null, backlogRequests: null };
  const { fromSec, toSec } = first;
  const answers = known.flatMap(({ answersPerClient }) => answersPerClient ?? []);
  const backlogs = known.flatMap(({ backlogRequests }) => backlogRequests ?? []);
  return {
    window: { fromSec, toSec, answersPerClient: answers.length === 0 ? null : Math.min(...answers) },
    backlogRequests: backlogs.length === 0 ? null : Math.max(...backlogs),
  };
}

/** What the requests say, else what the stage does. */
function verdictOf(stages: readonly MeasuredStage[]): { verdict: StageVerdict; why: string | null } {
  const ours = clientVerdict(pooledStatistics(stages));
  if (ours !== null && ours.verdict !== 'VALID') return ours;
  const { verdict = 'VALID', why = null } =
    stages.find(({ stage }) => stage.verdict !== 'VALID')?.stage ?? {};
  return { verdict, why };
}

function inMs(distribution: Distribution | null): AnsweredLatency | null {
  if (distribution === null) return null;
  const ms = (seconds: number | null) => (seconds ?? 0) * MS_PER_SEC;
  const { n, meanSec, stdSec, p50Sec, p90Sec, p95Sec, p99Sec, maxSec } = distribution;
  return {
    n: n ?? 0,
    mean: ms(meanSec),
    stdev: ms(stdSec),
    p50: ms(p50Sec),
    p90: ms(p90Sec),
    p95: ms(p95Sec),
    p99: ms(p99Sec),
    max: ms(maxSec),
  };
}

function driftOf(stages: readonly MeasuredStage[]): number | null {
  const again = stages.find(({ stage }) => stage.isReturn);
  const first = stages.find(({ stage }) => stage.position === 0);
  if (again === undefined || first === undefined) return null;
  const [after, before] = [again, first].map((stage) => pooledStatistics([stage]).outputTokensPerSec);
  return before && after !== undefined ? after / before : null;
}
