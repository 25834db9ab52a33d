// Format: mlperf_log_detail.txt, one :::MLLOG object a line.
// https://github.com/mlcommons/inference/blob/master/loadgen/logging.cc (read 2026-11-21)
import type { MeasuredWindow } from '@inferbench/domain/runs/point';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';

export interface MlperfDetail {
  version: string | null;
  meanLatencyNs: number | null;
  queries: number | null;
  /** Window from power_begin to power_end, which loadgen writes in every run, in UTC. */
  window: MeasuredWindow | null;
  errors: number;
}

const PREFIX = ':::MLLOG {';
/** Scalars alone: of lists, texts and seeds of 64 bits nothing is needed. */
const LINE =
  /^:::MLLOG \{"key": "([\w. ]{1,80})", "value": (?:"([^"\\]{0,200})"|(\d{1,15}(?:\.\d{1,9})?)), "time_ms"/;
const STAMP = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2}\.\d{1,6})$/;

export function isMlperfDetail(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** What the detail log adds to the summary. */
export function mlperfDetail(text: string): MlperfDetail {
  const values = new Map<string, string>();
  let errors = 0;
  for (const line of text.split('\n')) {
    const [, key, word, number] = LINE.exec(line) ?? [];
    if (key !== undefined) values.set(key, word ?? number ?? '');
    if (line.includes('"is_error": true')) errors += 1;
  }
  const number = (key: string) => {
    const value = values.get(key);
    return value === undefined || value === '' ? null : Number(value);
  };
  return {
    version: values.get('loadgen_version') ?? null,
    meanLatencyNs: number('result_mean_latency_ns'),
    queries: number('result_query_count'),
    window: windowOf(utcSec(values.get('power_begin')), utcSec(values.get('power_end'))),
    errors,
  };
}

/** "MM-DD-YYYY HH:MM:SS.mmm", UTC; null for anything else. */
function utcSec(stamp: string | undefined): number | null {
  const [, month, day, year, time] = STAMP.exec(stamp ?? '') ?? [];
  return epochSec(`${year}-${month}-${day}T${time}Z`);
}

function windowOf(beginSec: number | null, endSec: number | null): MeasuredWindow | null {
  if (beginSec === null || endSec === null || endSec <= beginSec) return null;
  const startedAt = isoOfEpochSec(beginSec);
  return startedAt === null ? null : { startedAt, durationSec: endSec - beginSec };
}
