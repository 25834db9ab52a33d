import { isWhole } from '@inferbench/domain/runs/measurement/contradictions';
import type { RequestRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import type { SteadyWindow } from '@inferbench/domain/runs/steady-window';
import { sampleStatistics } from '@inferbench/domain/terms/sample-statistics';
import { US_PER_SEC } from '@inferbench/units/si';

type Stage = Pick<StageRecord, 'load' | 'startedUs' | 'warmUpEndUs' | 'lastScheduledUs'>;

interface Bounds {
  fromUs: number;
  toUs: number;
  /** Time that the window takes to open, and to close. */
  edgeUs: number;
}

/**
 * Throughput of the time in which the load was whole: of a closed loop while all clients were busy, of an open one from the first
 * to the last arrival. Tokens count by their own times. Null where there was no such time.
 */
export function steadyWindow(stage: Stage, requests: readonly RequestRecord[]): SteadyWindow | null {
  const bounds = boundsOf(stage, requests);
  if (bounds === null || bounds.toUs <= bounds.fromUs) return null;
  const { fromUs, toUs, edgeUs } = bounds;
  const { load } = stage;
  const completed = requests.filter(({ outcome }) => outcome === 'completed');
  const tokens = completed.reduce((sum, request) => sum + tokensWithin(request, bounds), 0);
  const ended = completed.filter(({ endUs }) => endUs > fromUs && endUs <= toUs).length;
  // Without one whole answer of each client there is nothing steady.
  if (load.kind === 'closed' && ended < load.concurrency) return null;
  const under = requests.filter(({ scheduledUs, endUs }) => scheduledUs <= toUs && endUs > toUs).length;
  return {
    fromSec: (fromUs - stage.startedUs) / US_PER_SEC,
    toSec: (toUs - stage.startedUs) / US_PER_SEC,
    outputTokensPerSec: (tokens * US_PER_SEC) / (toUs - fromUs - edgeUs),
    answersPerClient: load.kind === 'closed' ? ended / load.concurrency : null,
    backlogRequests: load.kind === 'closed' ? null : under,
  };
}

function boundsOf(stage: Stage, requests: readonly RequestRecord[]): Bounds | null {
  const { load, warmUpEndUs, lastScheduledUs } = stage;
  if (load.kind !== 'closed') return { fromUs: warmUpEndUs, toUs: lastScheduledUs, edgeUs: 0 };
  const allSentUs = allBusyUs(requests, load.concurrency);
  const toUs = firstIdleUs(requests);
  if (allSentUs === null || toUs === null) return null;
  const fromUs = Math.max(allSentUs, warmUpEndUs);
  return { fromUs, toUs, edgeUs: Math.min(answerUs(requests), (toUs - fromUs) / 2) };
}

/** Moment at which as many requests as there are clients were first on their way; where answers are too short for that, were first sent. */
function allBusyUs(requests: readonly RequestRecord[], clients: number): number | null {
  const sent = requests.flatMap(({ sentUs }) => sentUs ?? []).toSorted((a, b) => a - b);
  const ends = requests.map(({ endUs }) => endUs).toSorted((a, b) => a - b);
  let ended = 0;
  for (const [index, sentUs] of sent.entries()) {
    while ((ends[ended] ?? Number.POSITIVE_INFINITY) <= sentUs) ended += 1;
    if (index + 1 - ended >= clients) return sentUs;
  }
  return sent[clients - 1] ?? null;
}

/**
 * Moment at which the first client had nothing more to do: the first end of an answer, from the last request on, that no request came after. Of
 * conversations only the first turn begins anything, and only the last ends it.
 */
function firstIdleUs(requests: readonly RequestRecord[]): number | null {
  const begin = requests.filter(({ turn }) => turn === undefined || turn.at === 0);
  const lastUs = begin.reduce((last, { scheduledUs }) => Math.max(last, scheduledUs), 0);
  const ends = requests
    .filter(({ turn, endUs }) => endUs >= lastUs && (turn === undefined || turn.at === turn.of - 1))
    .map(({ endUs }) => endUs)
    .toSorted((a, b) => a - b);
  const justThen = (us: number) => us === lastUs;
  const followed = begin.filter(({ scheduledUs }) => justThen(scheduledUs)).length;
  return ends[Math.min(followed, ends.filter(justThen).length)] ?? null;
}

/**
 * Clients that begin together wait for first tokens together, so that a window which opens at once counts more or less by where in
 * an answer they stand. One that opens, and closes, evenly over an answer's time does not.
 */
function answerUs(requests: readonly RequestRecord[]): number {
  const lasted = requests.flatMap(({ outcome, isWarmUp, sentUs, endUs }) =>
    outcome !== 'completed' || isWarmUp || sentUs === null ? [] : [endUs - sentUs],
  );
  return sampleStatistics(lasted)?.p50Sec ?? 0;
}

/** Tokens of an answer by the times of its chunks; where these are not kept, evenly from its first to its last; all at the end of one that came whole. */
function tokensWithin(request: RequestRecord, bounds: Bounds): number {
  const { firstTokenUs, lastTokenUs, endUs, outputTokens, tokenUs, chunks } = request;
  if (isWhole(request)) return weightAt(endUs, bounds) * (outputTokens ?? 0);
  if (firstTokenUs === null || lastTokenUs === null || outputTokens === null) return 0;
  if (tokenUs !== undefined) {
    let atUs = firstTokenUs;
    let counted = weightAt(atUs, bounds);
    for (const gapUs of tokenUs) {
      atUs += gapUs;
      counted += weightAt(atUs, bounds);
    }
    return (counted * outputTokens) / Math.max(1, chunks);
  }
  let counted = 0;
  const gapUs = outputTokens > 1 ? (lastTokenUs - firstTokenUs) / (outputTokens - 1) : 0;
  for (let token = 0; token < outputTokens; token += 1)
    counted += weightAt(firstTokenUs + token * gapUs, bounds);
  return counted;
}

function weightAt(atUs: number, { fromUs, toUs, edgeUs }: Bounds): number {
  if (atUs <= fromUs || atUs > toUs) return 0;
  return edgeUs === 0 ? 1 : Math.min(1, (atUs - fromUs) / edgeUs, (toUs - atUs) / edgeUs);
}
