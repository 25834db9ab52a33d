import type { RequestsPoint } from '@inferbench/domain/point';
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { isRecord } from './content-items.ts';
import type { FieldReader } from './field-reader.ts';
import { type MeasuredRequest, type RequestStatistics, statisticsOf, tpotOf } from './request-statistics.ts';
import { distributionOf } from './statistics.ts';
import { unitsPerSecond } from './time-unit.ts';

export interface Records {
  counts: RequestsPoint['counts'];
  totals: NonNullable<RequestsPoint['perRequest']>;
  latency: RequestsPoint['latency'];
  samples: RequestStatistics['samples'];
  /** First sent to last finished. */
  durationSec: number;
}

interface Answered extends MeasuredRequest {
  inputTokens: number;
  outputTokens: number;
  gapsSec: number[];
}

const NS_PER_SEC = 1e9;

/** Statistics of `profile_export.jsonl`: one record a request, warm-up left out. */
export function readRecords(records: readonly FieldReader[]): Records | null {
  const answered: Answered[] = [];
  const times: { startNs: number; endNs: number }[] = [];
  let [failed, cancelled] = [0, 0];
  for (const record of records) {
    const metadata = record.inside('metadata');
    const phase = metadata?.raw('benchmark_phase') ?? 'profiling';
    if (metadata === null || phase !== 'profiling') continue;
    const startNs = metadata.needed('request_start_ns', 'points[0].durationSec', 'ns');
    times.push({
      startNs,
      endNs: metadata.number('request_end_ns', 'points[0].durationSec', 'ns') ?? startNs,
    });
    if (metadata.raw('was_cancelled') === true) cancelled += 1;
    else if (isRecord(record.raw('error'))) failed += 1;
    else answered.push(readAnswer(record));
  }
  if (answered.length === 0) return null;
  const withTokens = answered.filter(({ outputTokens }) => outputTokens > 0);
  const { latency, samples } = statisticsOf(withTokens);
  const sum = (read: (request: Answered) => number) =>
    answered.reduce((total, request) => total + read(request), 0);
  const totals = {
    requests: times.length,
    completed: answered.length,
    inputTokens: sum((request) => request.inputTokens),
    outputTokens: sum((request) => request.outputTokens),
  };
  const { completed, inputTokens, outputTokens } = totals;
  const lastNs = times.reduce((latest, { endNs }) => Math.max(latest, endNs), 0);
  const firstNs = times.reduce((earliest, { startNs }) => Math.min(earliest, startNs), lastNs);
  return {
    counts: { issued: times.length, completed, failed, cancelled, inputTokens, outputTokens },
    totals,
    latency: { ...latency, itl: distributionOf(withTokens.flatMap(({ gapsSec }) => gapsSec)) },
    samples,
    durationSec: (lastNs - firstNs) / NS_PER_SEC,
  };
}

function readAnswer(record: FieldReader): Answered {
  const metrics = record.inside('metrics');
  if (metrics === null) throw record.refused('metrics', 'nothing', 'an object');
  const ttftSec = seconds(metrics, 'time_to_first_token');
  const e2eSec = seconds(metrics, 'request_latency');
  if (ttftSec === null || e2eSec === null)
    throw metrics.refused('time_to_first_token', 'nothing', 'a time: the run has to stream');
  const outputTokens = count(metrics, 'output_sequence_length');
  const gaps = metrics.inside('inter_chunk_latency');
  return {
    ttftSec,
    e2eSec,
    tpotSec: tpotOf({ ttftSec, e2eSec, outputTokens }),
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

function count(metrics: FieldReader, name: string): number {
  const value = metrics.inside(name)?.raw('value') ?? 0;
  if (isFiniteNumber(value) && Number.isSafeInteger(value) && value >= 0) return value;
  throw metrics.refused(`${name}.value`, value, 'a whole number');
}
