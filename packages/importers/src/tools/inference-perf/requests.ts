// Format: inference-perf's per_request_lifecycle_metrics.json.
// https://github.com/kubernetes-sigs/inference-perf/blob/main/docs/reports.md (read 2026-11-21)
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import { isRecord } from '../../shared/content-items.ts';
import { wrongValue } from '../../shared/import-refusals.ts';
import type { ParsedFile } from '../../shared/importer.ts';
import { groupBy } from '../../shared/group-by.ts';
import { asWhole } from '../../shared/read-value.ts';
import type { RequestRecord } from '../../shared/request-latencies.ts';

type Item = Readonly<Record<string, unknown>>;

/** The requests of one stage. */
export interface StageRequests {
  requests: readonly RequestRecord[];
  meanE2eSec: number;
  /** Where a token count is whole but for the rounding of floats. */
  floatCounts: readonly string[];
}

export function isPerRequestFile({ content }: ParsedFile): boolean {
  if (content.kind !== 'list') return false;
  const [first] = content.items;
  return first !== undefined && ['start_time', 'end_time', 'info'].every((key) => Object.hasOwn(first, key));
}

/** Prompts and answers in the file are not read. */
export function stageRequests({ content }: ParsedFile): StageRequests[] {
  const items = content.kind === 'list' ? content.items : [];
  const numbered = items.map((item, i) => {
    const floats: string[] = [];
    return { stage: item['stage_id'] ?? null, request: toRequest(item, i, floats), floats };
  });
  return groupBy(numbered, ({ stage }) => stage).map((group) => {
    const requests = group.map(({ request }) => request);
    const done = requests.filter((request) => request.ok);
    const total = done.reduce((sum, request) => sum + request.e2eSec, 0);
    const floatCounts = group.flatMap(({ floats }) => floats);
    return { requests, meanE2eSec: total / Math.max(1, done.length), floatCounts };
  });
}

function toRequest(item: Item, i: number, floats: string[]): RequestRecord {
  const startSec = seconds(item['start_time'], `[${i}].start_time`);
  const e2eSec = seconds(item['end_time'], `[${i}].end_time`) - startSec;
  if (e2eSec < 0) throw wrongValue(`[${i}].end_time`, e2eSec, 'an end after the start');
  const info = isRecord(item['info']) ? item['info'] : {};
  const response = isRecord(info['response_metrics']) ? info['response_metrics'] : info;
  const times = timesOf(response, i);
  const ok = item['error'] === null || item['error'] === undefined;
  return {
    ok,
    ttftSec: times[0] === undefined ? null : Math.max(0, times[0] - startSec),
    e2eSec,
    gapsSec: times.slice(1).map((time, k) => Math.max(0, time - (times[k] ?? time))),
    inputTokens: count(promptTokens(info), `[${i}].info.input_tokens`, floats),
    outputTokens: ok
      ? count(response['output_tokens'] ?? info['output_tokens'], `[${i}].info.output_tokens`, floats)
      : 0,
  };
}

function promptTokens(info: Item): unknown {
  const metrics = isRecord(info['request_metrics']) ? info['request_metrics'] : {};
  const text = isRecord(metrics['text']) ? metrics['text'] : {};
  return text['input_tokens'] ?? info['input_tokens'] ?? 0;
}

/** Arrival of each chunk, on the client's monotonic clock. */
function timesOf(response: Item, i: number): number[] {
  const times = response['chunk_times'] ?? response['output_token_times'] ?? [];
  if (!Array.isArray(times) || !times.every(isFiniteNumber))
    throw wrongValue(`[${i}].info.output_token_times`, typeof times, 'a list of seconds');
  return times;
}

function seconds(value: unknown, path: string): number {
  if (!isFiniteNumber(value)) throw wrongValue(path, value, 'seconds');
  return value;
}

function count(value: unknown, path: string, floats: string[]): number {
  const whole = isFiniteNumber(value) && value >= 0 ? asWhole(value) : null;
  if (whole === null) throw wrongValue(path, value, 'a whole number of tokens');
  if (whole !== value) floats.push(path);
  return whole;
}
