import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { isCancellation } from './errors.ts';
import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import {
  type MeasuredRequest,
  type RequestStatistics,
  statisticsOf,
  tpotOf,
} from '../../shared/request-statistics.ts';
import { distributionOf } from '../../shared/statistics.ts';
import { unitsPerSecond } from '../../shared/time-unit.ts';

export interface Records {
  counts: RequestsPoint['counts'];
  totals: NonNullable<RequestsPoint['perRequest']>;
  latency: RequestsPoint['latency'];
  samples: RequestStatistics['samples'];
  /** First sent to last finished. */
  durationSec: number;
  /** Nanoseconds since 1970. */
  firstNs: number;
  /** Requests that continue a conversation are among them. */
  hasTurns: boolean;
}

interface Answered extends Omit<MeasuredRequest, 'ttftSec'> {
  /** Null where the answer was not streamed. */
  ttftSec: number | null;
  e2eSec: number;
  /** Null where the tool did not count it. */
  inputTokens: number | null;
  outputTokens: number;
  gapsSec: number[];
}

const NS_PER_SEC = 1e9;

/** Statistics of `profile_export.jsonl`: one record a request, warm-up left out. */
export function readRecords(records: readonly FieldReader[]): Records | null {
  const answered: Answered[] = [];
  const times: { startNs: number; endNs: number }[] = [];
  let [failed, cancelled, turns] = [0, 0, 0];
  for (const record of records) {
    const metadata = record.inside('metadata');
    if (metadata === null || phaseOf(metadata) !== 'profiling') continue;
    times.push(timesOf(record, metadata));
    const turn = metadata.raw('turn_index');
    if (isFiniteNumber(turn) && turn > 0) turns += 1;
    const error = record.raw('error');
    if (metadata.raw('was_cancelled') === true || isCancellation(error)) cancelled += 1;
    else if (isRecord(error)) failed += 1;
    else answered.push(readAnswer(record));
  }
  if (answered.length === 0) return null;
  const inputs = answered.flatMap(({ inputTokens }) => (inputTokens === null ? [] : [inputTokens]));
  const totals = {
    requests: times.length,
    completed: answered.length,
    inputTokens: inputs.length === answered.length ? sumOf(inputs) : null,
    outputTokens: sumOf(answered.map(({ outputTokens }) => outputTokens)),
  };
  const { completed, inputTokens, outputTokens } = totals;
  const lastNs = times.reduce((latest, { endNs }) => Math.max(latest, endNs), 0);
  const firstNs = times.reduce((earliest, { startNs }) => Math.min(earliest, startNs), lastNs);
  return {
    counts: { issued: times.length, completed, failed, cancelled, inputTokens, outputTokens },
    totals,
    ...latenciesOf(answered),
    durationSec: (lastNs - firstNs) / NS_PER_SEC,
    firstNs,
    hasTurns: turns > 0,
  };
}

/** Latencies over the requests with an answer; without streaming there is no first token. */
function latenciesOf(answered: readonly Answered[]): Pick<Records, 'latency' | 'samples'> {
  const withTokens = answered.filter(({ outputTokens }) => outputTokens > 0);
  const streamed = withTokens.flatMap((request) => {
    const { ttftSec } = request;
    return ttftSec === null ? [] : [{ ...request, ttftSec }];
  });
  const isStreamed = streamed.length === withTokens.length;
  const { latency, samples } = statisticsOf(isStreamed ? streamed : []);
  const gaps = withTokens.flatMap(({ gapsSec }) => gapsSec);
  return {
    latency: {
      ...latency,
      itl: isStreamed ? distributionOf(gaps) : null,
      e2e: distributionOf(withTokens.map(({ e2eSec }) => e2eSec)),
    },
    samples,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** October 2025 has other words for the phase and for the start. */
function phaseOf(metadata: FieldReader): unknown {
  return metadata.raw('benchmark_phase') ?? metadata.raw('credit_phase') ?? 'profiling';
}

function timesOf(record: FieldReader, metadata: FieldReader): { startNs: number; endNs: number } {
  const path = 'points[0].durationSec';
  const metrics = record.inside('metrics');
  const stamp = (name: string) => metrics?.inside(name)?.number('value', path, 'ns') ?? null;
  const startNs =
    metadata.number('request_start_ns', path, 'ns') ??
    stamp('min_request_timestamp') ??
    metadata.needed('timestamp_ns', path, 'ns');
  const endNs = metadata.number('request_end_ns', path, 'ns') ?? stamp('max_response_timestamp');
  return { startNs, endNs: endNs ?? startNs };
}

function readAnswer(record: FieldReader): Answered {
  const metrics = record.inside('metrics');
  if (metrics === null) throw record.refused('metrics', 'nothing', 'an object');
  const ttftSec = seconds(metrics, 'time_to_first_token') ?? seconds(metrics, 'ttft');
  const e2eSec = seconds(metrics, 'request_latency');
  if (e2eSec === null) throw metrics.refused('request_latency', 'nothing', 'a time');
  const outputTokens = count(metrics, 'output_sequence_length') ?? 0;
  const gaps = metrics.inside('inter_chunk_latency');
  return {
    ttftSec,
    e2eSec,
    tpotSec: ttftSec === null ? null : tpotOf({ ttftSec, e2eSec, outputTokens }),
    inputTokens: count(metrics, 'input_sequence_length'),
    outputTokens,
    gapsSec: gaps === null ? [] : (gaps.numbers('value') ?? []).map((value) => value / perSecond(gaps)),
  };
}

function perSecond(metric: FieldReader): number {
  const unit = metric.raw('unit');
  const found = typeof unit === 'string' ? unitsPerSecond(unit) : null;
  if (found === null) throw metric.refused('unit', unit, 'a unit of time');
  return found;
}

function seconds(metrics: FieldReader, name: string): number | null {
  const metric = metrics.inside(name);
  const value = metric?.number('value', 'points[0].samples', 'time') ?? null;
  return metric === null || value === null ? null : value / perSecond(metric);
}

function count(metrics: FieldReader, name: string): number | null {
  const value = metrics.inside(name)?.raw('value') ?? null;
  if (value === null || (isFiniteNumber(value) && Number.isSafeInteger(value) && value >= 0)) return value;
  throw metrics.refused(`${name}.value`, value, 'a whole number');
}
