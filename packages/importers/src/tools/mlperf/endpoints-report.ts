import { NS_PER_SEC } from '@inferbench/units/si';
import type { JsonObject } from '../../shared/importer.ts';

const MAX_LINES = 10_000;
const MAX_LINE_CHARS = 400;
const MS_IN_NS = 1e6;

/** "----------------- Summary -----------------", then version and settings; it ends in "End of Report". */
export function isEndpointsReport(text: string): boolean {
  return /^-{3,} Summary -{3,}\r?\nVersion:/.test(text.slice(0, 400).trimStart());
}

/** Parts of the report that hold a series, and the key of each in the summary. */
const SERIES: Readonly<Record<string, string>> = {
  TTFT: 'ttft',
  TPOT: 'tpot',
  Latency: 'latency',
  'Output sequence lengths': 'output_sequence_lengths',
  'Input sequence lengths': 'input_sequence_lengths',
};

const STATISTICS: Readonly<Record<string, string>> = {
  Min: 'min',
  Max: 'max',
  Median: 'median',
  'Avg.': 'avg',
  'Std Dev.': 'std_dev',
};

const HEAD: Readonly<Record<string, string>> = {
  'Total samples issued': 'n_samples_issued',
  'Total samples completed': 'n_samples_completed',
  'Total samples succeeded': 'n_samples_succeeded',
  'Total samples failed': 'n_samples_failed',
  QPS: 'qps',
  TPS: 'tps',
};

/** report.txt under the keys of the summary: times, which it prints in ms, in ns. Lines of other kinds are left. */
export function endpointsReport(text: string): JsonObject {
  const top: Part = {};
  let series: Part | null = null;
  for (const whole of text.split('\n', MAX_LINES)) {
    const line = whole.slice(0, MAX_LINE_CHARS).trimEnd();
    const [, indent = '', label = '', value = ''] = /^(\s*)([^:]{1,100}):\s*(.*)$/.exec(line) ?? [];
    if (label === '') continue;
    if (indent !== '') {
      if (series === null) readSetting(top, label, value);
      else readFigure(series, label, value);
      continue;
    }
    const key = own(SERIES, label);
    series = key === null ? null : {};
    if (key !== null) top[key] = series;
    readHead(top, label, value);
  }
  return top;
}

type Part = Record<string, unknown>;

/**
 * Mark of the table that is being read. Of the estimates of early stopping nothing is read: their table has the form
 * of the percentiles.
 */
const OPEN = Symbol('the table that is being read');

function readFigure(series: Part & { [OPEN]?: Part | null }, label: string, value: string): void {
  if (value === '') {
    series[OPEN] = label === 'Percentiles' ? {} : null;
    if (series[OPEN] !== null) series['percentiles'] = series[OPEN];
    return;
  }
  const key = own(STATISTICS, label);
  const percentiles = series[OPEN] ?? null;
  if (key !== null) series[key] = figure(value);
  else if (percentiles !== null && /^\d{1,3}(?:\.\d{1,3})?$/.test(label)) percentiles[label] = figure(value);
}

function own(words: Readonly<Record<string, string>>, word: string): string | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

function readHead(top: Part, label: string, value: string): void {
  const key = own(HEAD, label);
  if (key !== null) top[key] = figure(value);
  else if (label === 'Version') top['version'] = value;
  else if (label === 'Duration') {
    const [, seconds] = /^(\d{1,12}(?:\.\d{1,9})?) seconds$/.exec(value) ?? [];
    if (seconds !== undefined) top['duration_ns'] = Math.round(Number(seconds) * NS_PER_SEC);
  }
}

/** "load_pattern: type=poisson, target_qps=325.0, …" */
function readSetting(top: Part, label: string, value: string): void {
  if (label !== 'load_pattern') return;
  const entries = value.split(', ').flatMap((pair): [string, unknown][] => {
    const [, key, word = ''] = /^(\w{1,60})=(.{1,60})$/.exec(pair) ?? [];
    return key === undefined ? [] : [[key, settingOf(word)]];
  });
  top['run_config'] = { load_pattern: Object.fromEntries(entries) };
}

function settingOf(word: string): unknown {
  if (word === 'None') return null;
  if (word === 'True' || word === 'False') return word === 'True';
  return /^\d{1,15}(?:\.\d{1,9})?$/.test(word) ? Number(word) : word;
}

/** "101.08 ms", "118.00 tokens", "600000"; anything else stays text and is refused where it is read. */
function figure(value: string): unknown {
  const [, number, unit] = /^(\d{1,15}(?:\.\d{1,9})?)(?: (ms|tokens))?$/.exec(value) ?? [];
  if (number === undefined) return value;
  return unit === 'ms' ? Math.round(Number(number) * MS_IN_NS) : Number(number);
}
