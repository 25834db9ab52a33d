import type { Latencies, RequestSamples, RequestsPoint } from '@inferbench/domain/runs/point';
import type { FieldReader } from './field-reader.ts';
import { type GapList, gapsAfterFirst } from './first-gap.ts';
import { type MeasuredRequest, statisticsOf, tpotOf } from './request-statistics.ts';
import { distributionOf } from './statistics.ts';

/** One request as a tool recorded it. */
export interface RequestRecord {
  ok: boolean;
  ttftSec: number | null;
  e2eSec: number;
  gapsSec: readonly number[];
  inputTokens: number;
  outputTokens: number;
}

export interface Recomputed {
  totals: NonNullable<RequestsPoint['perRequest']>;
  latency: Latencies;
  samples: RequestSamples | null;
}

/** Token counts of single requests that are whole but for the rounding of floats, named once for all of them. */
export function noteFloatCounts(reader: FieldReader, keys: readonly string[]): void {
  const [first] = keys;
  if (first === undefined) return;
  const message = `${keys.length} token counts of single requests are sums of floats, the first at ${first}; they are taken as whole numbers.`;
  reader.note('FLOAT_COUNT', message);
}

/** Statistics of ours over the completed requests with an answer; the rest is counted and in no latency. */
export function latenciesOf(reader: FieldReader, requests: readonly RequestRecord[]): Recomputed {
  const completed = requests.filter((request) => request.ok);
  const answered = completed.filter((request) => request.outputTokens > 0);
  const empty = completed.length - answered.length;
  if (empty > 0) {
    const message = `${empty} requests have no token; they are left out of all latency statistics.`;
    reader.note('EMPTY_REQUESTS', message);
  }
  const streamed = answered.flatMap(streamedRequest);
  // Without streaming a tool writes 0 for the first token, or the end of the answer.
  const { latency, samples } = statisticsOf(streamed.length === answered.length ? streamed : []);
  return {
    totals: {
      requests: requests.length,
      completed: completed.length,
      inputTokens: completed.reduce((sum, request) => sum + request.inputTokens, 0),
      outputTokens: completed.reduce((sum, request) => sum + request.outputTokens, 0),
    },
    latency: {
      ...latency,
      itl: distributionOf(gapsAfterFirst(reader, answered.map(gapListOf)).flat()),
      e2e: distributionOf(answered.map((request) => request.e2eSec)),
    },
    samples,
  };
}

function gapListOf({ gapsSec, ttftSec, outputTokens }: RequestRecord): GapList {
  return { gapsSec, ttftSec: ttftSec ?? 0, outputTokens };
}

function streamedRequest({ ttftSec, e2eSec, outputTokens }: RequestRecord): MeasuredRequest[] {
  if (ttftSec === null || ttftSec <= 0) return [];
  return [{ ttftSec, e2eSec, tpotSec: tpotOf({ ttftSec, e2eSec, outputTokens }) }];
}
