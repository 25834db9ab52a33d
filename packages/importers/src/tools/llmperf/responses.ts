// Format: llmperf's *_individual_responses.json.
// https://github.com/ray-project/llmperf/blob/main/src/llmperf/common_metrics.py (read 2026-11-21)
import { isFiniteNumber } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import { wrongValue } from '../../shared/import-refusals.ts';
import type { ParsedFile } from '../../shared/importer.ts';
import { asWhole } from '../../shared/read-value.ts';
import {
  latenciesOf,
  noteFloatCounts,
  type Recomputed,
  type RequestRecord,
} from '../../shared/request-latencies.ts';

export interface LlmperfResponses {
  completed: number;
  meanE2eSec: number;
  recompute(reader: FieldReader): Recomputed;
}

export function isLlmperfResponses({ content }: ParsedFile): boolean {
  if (content.kind !== 'list') return false;
  const [first] = content.items;
  return (
    first !== undefined && Object.hasOwn(first, 'end_to_end_latency_s') && Object.hasOwn(first, 'error_code')
  );
}

/** Records in the order of the file; failed ones carry zeros that are no measurements. */
export function responsesOf({ content }: ParsedFile): LlmperfResponses {
  const items = content.kind === 'list' ? content.items : [];
  const floats: string[] = [];
  const requests = items.map((item, i) => toRequest(item, i, floats));
  const done = requests.filter((request) => request.ok);
  return {
    completed: done.length,
    meanE2eSec: done.reduce((sum, request) => sum + request.e2eSec, 0) / Math.max(1, done.length),
    recompute: (reader) => {
      noteFloatCounts(reader, floats);
      return latenciesOf(reader, requests);
    },
  };
}

function toRequest(item: Readonly<Record<string, unknown>>, i: number, floats: string[]): RequestRecord {
  const ok = item['error_code'] === null || item['error_code'] === undefined;
  const number = (key: string) => {
    const value = item[key];
    if (!ok) return 0;
    if (!isFiniteNumber(value) || value < 0)
      throw wrongValue(`[${i}].${key}`, value, 'a number that is not negative');
    return value;
  };
  const count = (key: string) => {
    const value = number(key);
    const whole = asWhole(value);
    if (whole === null) throw wrongValue(`[${i}].${key}`, value, 'a whole number of tokens');
    if (whole !== value) floats.push(`[${i}].${key}`);
    return whole;
  };
  return {
    ok,
    ttftSec: number('ttft_s'),
    e2eSec: number('end_to_end_latency_s'),
    gapsSec: [],
    inputTokens: count('number_input_tokens'),
    outputTokens: count('number_output_tokens'),
  };
}
