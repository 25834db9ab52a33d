import type { MissingReason } from '@inferbench/domain/metric';
import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/point';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { isPositive } from '@inferbench/units/numeric-guards';

/** The work whose wall time a point knows: what useful FLOPs, cost and energy are related to. */
export interface Work {
  durationSec: number;
  /** Prompts processed in that time. */
  requests: number;
  inputTokens: number;
  outputTokens: number;
}

export interface NoWork {
  reason: MissingReason;
  detail: string;
}

/** Requests: the whole run. Summary: one batch, one decode step, or one second of a steady state. */
export function workOf(point: Point): Result<Work, NoWork> {
  return point.measurement === 'requests' ? requestsWork(point) : summaryWork(point);
}

function requestsWork({ counts, durationSec }: RequestsPoint): Result<Work, NoWork> {
  const { completed, inputTokens, outputTokens } = counts;
  if (completed === 0 || outputTokens === 0) {
    return fail({ reason: 'NOT_REPORTED', detail: 'no completed request with an answer' });
  }
  return ok({ durationSec, requests: completed, inputTokens, outputTokens });
}

function summaryWork(point: SummaryPoint): Result<Work, NoWork> {
  switch (point.phase) {
    case 'PREFILL':
      return prefillWork(point);
    case 'DECODE':
      return decodeWork(point);
    case 'GENERATE':
      return generateWork(point);
    case 'SERVING':
      return servingWork(point);
    case 'IMAGE':
      return fail({
        reason: 'NOT_COMPUTED',
        detail: 'images are simulated, and not scored by this policy version',
      });
  }
}

function notReported(what: string): Result<Work, NoWork> {
  return fail({ reason: 'NOT_REPORTED', detail: `the source does not state ${what}` });
}

function prefillWork({ batch, inputTokens, prefillLatencySec }: SummaryPoint): Result<Work, NoWork> {
  if (!isPositive(prefillLatencySec)) return notReported('the prefill time');
  if (!isPositive(batch) || !isPositive(inputTokens)) return notReported('batch and prompt length');
  return ok({
    durationSec: prefillLatencySec,
    requests: batch,
    inputTokens: batch * inputTokens,
    outputTokens: 0,
  });
}

function decodeWork({ batch, tpotSec, outputTokensPerSec }: SummaryPoint): Result<Work, NoWork> {
  if (!isPositive(batch)) return notReported('the batch');
  const stepSec = tpotSec ?? (isPositive(outputTokensPerSec) ? batch / outputTokensPerSec : null);
  if (!isPositive(stepSec)) return notReported('the time per output token');
  return ok({ durationSec: stepSec, requests: 0, inputTokens: 0, outputTokens: batch });
}

function generateWork(point: SummaryPoint): Result<Work, NoWork> {
  const { batch, inputTokens, outputTokens, e2eLatencySec, outputTokensPerSec } = point;
  if (!isPositive(batch) || inputTokens === null || !isPositive(outputTokens)) {
    return notReported('batch and lengths');
  }
  const tokens = batch * outputTokens;
  const durationSec = e2eLatencySec ?? (isPositive(outputTokensPerSec) ? tokens / outputTokensPerSec : null);
  if (!isPositive(durationSec)) return notReported('the end-to-end time or the throughput');
  return ok({ durationSec, requests: batch, inputTokens: batch * inputTokens, outputTokens: tokens });
}

function servingWork({ inputTokens, outputTokens, outputTokensPerSec }: SummaryPoint): Result<Work, NoWork> {
  if (!isPositive(outputTokensPerSec)) return notReported('the throughput');
  if (inputTokens === null || !isPositive(outputTokens)) return notReported('the lengths');
  const requests = outputTokensPerSec / outputTokens;
  return ok({
    durationSec: 1,
    requests,
    inputTokens: requests * inputTokens,
    outputTokens: outputTokensPerSec,
  });
}
