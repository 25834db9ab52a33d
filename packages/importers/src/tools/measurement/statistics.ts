import type { Distribution } from '@inferbench/domain/terms/distribution';
import { isWhole } from '@inferbench/domain/runs/measurement/contradictions';
import type { RequestFailure } from '@inferbench/domain/runs/measurement/outcome';
import type { RequestRecord, StageRecord, StageVerdict } from '@inferbench/domain/runs/measurement/record';
import type { Latencies, RequestSamples, RequestsPoint } from '@inferbench/domain/runs/point';
import type { SteadyWindow } from '@inferbench/domain/runs/steady-window';
import { formatMs, formatNumber } from '@inferbench/units/format';
import { US_PER_SEC } from '@inferbench/units/si';
import { type MeasuredRequest, statisticsOf, tpotOf } from '../../shared/request-statistics.ts';
import { distributionOf } from '../../shared/statistics.ts';
import { steadyWindow } from './steady-window.ts';

/** What the requests of a stage say, its warm-up left out. */
export interface StageStatistics {
  counts: RequestsPoint['counts'];
  perRequest: NonNullable<RequestsPoint['perRequest']>;
  /** Time from the end of the warm-up to the last answer. */
  durationSec: number;
  requestsPerSec: number;
  /** Window of the first of the stages; null where its load was never whole. */
  steady: SteadyWindow | null;
  /** Answer tokens of completed requests while the load was whole; where it never was, over the whole time. */
  outputTokensPerSec: number;
  /** The same over the whole time, with its ramp and its drain. */
  outputTokensPerSecWhole: number;
  latency: Latencies;
  /** Gaps from chunk to chunk of one answer, however many tokens a chunk holds; null where times of chunks are not kept. */
  chunkGaps: Distribution | null;
  /** Null for more requests than are kept, and for none. */
  samples: RequestSamples | null;
  /** Sent − due: the client's own delay. Null where nothing was sent. */
  lateness: Distribution | null;
}

/**
 * Statistics of one stage: latencies count from sending in a closed loop, and from when a request was due in an open
 * one.
 */
export function stageStatistics(stage: StageRecord, requests: readonly RequestRecord[]): StageStatistics {
  return pooledStatistics([{ stage, requests }]);
}

interface MeasuredRequests {
  stage: StageRecord;
  requests: readonly RequestRecord[];
}

/** Statistics of several stages of one load: their requests together, over the sum of their times. */
export function pooledStatistics(stages: readonly MeasuredRequests[]): StageStatistics {
  const measured = stages.flatMap(({ requests }) => requests.filter(({ isWarmUp }) => !isWarmUp));
  const completed = measured.filter(({ outcome }) => outcome === 'completed');
  const isClosed = stages.every(({ stage }) => stage.load.kind === 'closed');
  const { latency, samples } = statisticsOf(completed.flatMap((one) => timesOf(one, isClosed)));
  const durationSec =
    stages.reduce((us, { stage }) => us + (stage.endedUs - stage.warmUpEndUs), 0) / US_PER_SEC;
  const counts = countsOf(measured, completed);
  return {
    counts,
    perRequest: {
      requests: measured.length,
      completed: completed.length,
      inputTokens: counts.inputTokens,
      outputTokens: counts.outputTokens,
    },
    durationSec,
    requestsPerSec: completed.length / durationSec,
    ...throughputOf(stages, counts.outputTokens / durationSec),
    latency: { ...latency, itl: areTokens(completed) ? chunkGaps(completed) : null },
    chunkGaps: chunkGaps(completed),
    samples,
    lateness: distributionOf(
      measured.flatMap(({ scheduledUs, heldUntilUs = 0, sentUs }) =>
        sentUs === null ? [] : [Math.max(0, sentUs - Math.max(scheduledUs, heldUntilUs)) / US_PER_SEC],
      ),
    ),
  };
}

type Throughput = Pick<StageStatistics, 'steady' | 'outputTokensPerSec' | 'outputTokensPerSecWhole'>;

/** The steady rate over all windows; one stage without a window leaves the whole time. */
function throughputOf(stages: readonly MeasuredRequests[], whole: number): Throughput {
  const windows = stages.map(({ stage, requests }) => steadyWindow(stage, requests));
  const known = windows.filter((window) => window !== null);
  const [first] = known;
  if (first === undefined || known.length < windows.length)
    return { steady: null, outputTokensPerSec: whole, outputTokensPerSecWhole: whole };
  const lasted = (window: SteadyWindow) => window.toSec - window.fromSec;
  const tokens = sum(known.map((window) => window.outputTokensPerSec * lasted(window)));
  return {
    steady: first,
    outputTokensPerSec: tokens / sum(known.map(lasted)),
    outputTokensPerSecWhole: whole,
  };
}

function countsOf(
  measured: readonly RequestRecord[],
  completed: readonly RequestRecord[],
): RequestsPoint['counts'] {
  const cancelled = measured.filter(({ outcome }) => outcome === 'CANCELLED').length;
  const input = completed.flatMap(({ inputTokens }) => inputTokens ?? []);
  return {
    issued: measured.length,
    completed: completed.length,
    failed: measured.length - completed.length - cancelled,
    cancelled,
    // A sum of some of them would be a count of nothing.
    inputTokens: input.length < completed.length ? null : sum(input),
    outputTokens: sum(completed.map(({ outputTokens }) => outputTokens ?? 0)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function timesOf(request: RequestRecord, isClosed: boolean): MeasuredRequest[] {
  const { scheduledUs, sentUs, firstTokenUs, lastTokenUs, endUs, outputTokens } = request;
  const fromUs = isClosed ? sentUs : scheduledUs;
  if (fromUs === null) return [];
  if (isWhole(request)) return [{ ttftSec: null, tpotSec: null, e2eSec: (endUs - fromUs) / US_PER_SEC }];
  if (firstTokenUs === null || lastTokenUs === null) return [];
  const ttftSec = (firstTokenUs - fromUs) / US_PER_SEC;
  const e2eSec = (lastTokenUs - fromUs) / US_PER_SEC;
  return [{ ttftSec, e2eSec, tpotSec: tpotOf({ ttftSec, e2eSec, outputTokens: outputTokens ?? 0 }) }];
}

/** Whether every chunk was one token: else gaps between chunks are those of no token. */
function areTokens(completed: readonly RequestRecord[]): boolean {
  return completed.every(({ chunks, outputTokens }) => chunks === outputTokens);
}

function chunkGaps(completed: readonly RequestRecord[]): Distribution | null {
  if (completed.some(({ tokenUs }) => tokenUs === undefined)) return null;
  return distributionOf(completed.flatMap(({ tokenUs = [] }) => tokenUs.map((us) => us / US_PER_SEC)));
}

/** Share of the median first token, or of the median answer that came whole, by which the client may be late before its figures are its own. */
export const MOST_LATENESS = 0.1;

/** Whether the client kept up; null: nothing to compare with. */
export function clientVerdict({
  lateness,
  latency: { ttft, e2e },
}: Pick<StageStatistics, 'lateness' | 'latency'>): { verdict: StageVerdict; why: string | null } | null {
  const lateSec = lateness?.p99Sec ?? null;
  const first = ttft?.p50Sec ?? null;
  const leastSec = first ?? e2e?.p50Sec ?? null;
  if (lateSec === null || leastSec === null) return null;
  if (lateSec <= MOST_LATENESS * leastSec) return { verdict: 'VALID', why: null };
  return {
    verdict: 'INVALID_CLIENT',
    why: `The client sent its requests ${formatMs(lateSec)} late (p99), more than ${formatNumber(100 * MOST_LATENESS)} % of the median ${first === null ? 'answer' : 'first token'}, ${formatMs(leastSec)}.`,
  };
}

/** Failures of measured requests, by name. */
export function failuresOf(requests: readonly RequestRecord[]): Partial<Record<RequestFailure, number>> {
  const failures: Partial<Record<RequestFailure, number>> = {};
  for (const { outcome, isWarmUp } of requests)
    if (outcome !== 'completed' && !isWarmUp) failures[outcome] = (failures[outcome] ?? 0) + 1;
  return failures;
}
