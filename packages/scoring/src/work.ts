import type { MissingReason } from '@inferbench/domain/terms/metric';
import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import { rateSec } from '@inferbench/domain/runs/steady-window';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Work } from '@inferbench/domain/scores/score';
import { isPositive } from '@inferbench/units/numeric-guards';

export interface NoWork {
  reason: MissingReason;
  detail: string;
}

const NO_IMAGES = { images: 0 } as const;

/** Requests: the whole run, at its steady rate. Summary: one batch, one decode step, or one second of a steady state. */
export function workOf(point: Point): Result<Work, NoWork> {
  return point.measurement === 'requests' ? requestsWork(point) : summaryWork(point);
}

function requestsWork(point: RequestsPoint): Result<Work, NoWork> {
  const { completed, inputTokens, outputTokens } = point.counts;
  if (completed === 0 || outputTokens === 0) {
    return fail({ reason: 'NOT_REPORTED', detail: 'no completed request with an answer' });
  }
  return ok({ ...NO_IMAGES, durationSec: rateSec(point), requests: completed, inputTokens, outputTokens });
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
    case 'MAX_LOAD':
      return steadyWork(point);
    case 'IMAGE':
      return imageWork(point);
    case 'SAMPLES':
      return notReported('a task that is compared here');
  }
}

function notReported(what: string): Result<Work, NoWork> {
  return fail({ reason: 'NOT_REPORTED', detail: `the source does not state ${what}` });
}

function prefillWork({ batch, inputTokens, prefillLatencySec }: SummaryPoint): Result<Work, NoWork> {
  if (!isPositive(prefillLatencySec)) return notReported('the prefill time');
  if (!isPositive(batch) || !isPositive(inputTokens)) return notReported('batch and prompt length');
  return ok({
    ...NO_IMAGES,
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
  return ok({ ...NO_IMAGES, durationSec: stepSec, requests: 0, inputTokens: 0, outputTokens: batch });
}

/**
 * Work of a summary: without the lengths, one second of what is published: its tokens have a price and an energy all
 * the same.
 */
function generateWork(point: SummaryPoint): Result<Work, NoWork> {
  const { batch, inputTokens, outputTokens, e2eLatencySec, outputTokensPerSec } = point;
  if (!isPositive(batch) || !isPositive(outputTokens)) return steadyWork(point);
  const tokens = batch * outputTokens;
  const durationSec = e2eLatencySec ?? (isPositive(outputTokensPerSec) ? tokens / outputTokensPerSec : null);
  if (!isPositive(durationSec)) return notReported('the end-to-end time or the throughput');
  return ok({
    ...NO_IMAGES,
    durationSec,
    requests: batch,
    inputTokens: inputTokens === null ? null : batch * inputTokens,
    outputTokens: tokens,
  });
}

/** One second of a steady state. */
function steadyWork({ inputTokens, outputTokens, outputTokensPerSec }: SummaryPoint): Result<Work, NoWork> {
  if (!isPositive(outputTokensPerSec)) return notReported('the throughput');
  const requests = isPositive(outputTokens) ? outputTokensPerSec / outputTokens : null;
  return ok({
    ...NO_IMAGES,
    durationSec: 1,
    requests,
    inputTokens: requests === null || inputTokens === null ? null : requests * inputTokens,
    outputTokens: outputTokensPerSec,
  });
}

/** One batch of images, or one second of a steady stream whose batch nobody stated. */
function imageWork({ batch, imagesPerSec, imageLatencySec }: SummaryPoint): Result<Work, NoWork> {
  const perImageSec = imageLatencySec ?? (isPositive(imagesPerSec) ? 1 / imagesPerSec : null);
  if (!isPositive(perImageSec)) return notReported('the time per image');
  const images = isPositive(batch) ? batch : 1 / perImageSec;
  return ok({ durationSec: images * perImageSec, requests: 0, inputTokens: 0, outputTokens: 0, images });
}
