// Format: `llama-bench -o md`, which is its default, and `-o sql`.
// https://github.com/ggml-org/llama.cpp/blob/master/tools/llama-bench/llama-bench.cpp (read 2026-11-27)
import type { JsonObject } from '../../shared/importer.ts';

const MAX_LINES = 100_000;
const MAX_LINE_CHARS = 2_000;

const SQL = /^INSERT INTO \w{1,40} \(([\w, ]{1,2000})\) VALUES \((.*)\);\s*$/;
const HEADER = /^\s*\|\s*model\s*\|.*\|\s*test\s*\|\s*t\/s\s*\|\s*$/;
const BUILD = /^\s*build:\s*([0-9a-f]{6,40}|unknown)\s*\((\d{1,8})\)/;
/** Names of the columns under which JSON has them. */
const COLUMNS: Readonly<Record<string, string>> = {
  model: 'model_type',
  backend: 'backends',
  ngl: 'n_gpu_layers',
  threads: 'n_threads',
  fa: 'flash_attn',
};

/** Whether a text has a statement of `-o sql` in its first lines. */
export function isLlamaBenchSql(text: string): boolean {
  return /^(?:CREATE TABLE|INSERT INTO)[\s\S]{0,4000}\bavg_ts\b/m.test(text.slice(0, 8_000));
}

/** Records of the tests that a table or statements of SQL hold, under the names of the JSON output; none for any other text. */
export function recordsOfText(text: string): JsonObject[] {
  if (isLlamaBenchSql(text)) return text.split('\n', MAX_LINES).flatMap(sqlRecord);
  return /\|\s*t\/s\s*\|/.test(text) ? tableRecords(text) : [];
}

function sqlRecord(line: string): JsonObject[] {
  const [, names, values] = SQL.exec(line.slice(0, 20_000)) ?? [];
  if (names === undefined || values === undefined) return [];
  const cells = [...values.matchAll(/'((?:[^']|'')*)'|([^\s',]+)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll("''", "'") ?? bare ?? '',
  );
  const keys = names.split(',').map((name) => name.trim());
  return keys.length === cells.length ? [Object.fromEntries(keys.map((key, i) => [key, cells[i]]))] : [];
}

/** Rows of every table with columns for test and rate; the build stands under its table. */
function tableRecords(text: string): JsonObject[] {
  const records: Record<string, unknown>[] = [];
  let columns: string[] | null = null;
  let built = 0;
  for (const whole of text.split('\n', MAX_LINES)) {
    const line = whole.slice(0, MAX_LINE_CHARS).replaceAll('\r', '');
    const [, commit, number] = BUILD.exec(line) ?? [];
    if (commit !== undefined) {
      for (const record of records.slice(built))
        Object.assign(record, { build_commit: commit, build_number: number });
      built = records.length;
    } else if (HEADER.test(line)) columns = cellsOf(line);
    else if (columns !== null && line.trim().startsWith('|')) {
      const record = recordOf(columns, cellsOf(line));
      if (record !== null) records.push(record);
    } else columns = null;
  }
  return records;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replaceAll(/[*`]/g, '').trim());
}

const TEST = /^(?:pp(\d{1,9}))?\+?(?:tg(\d{1,9}))?(?:\s*@\s*d(\d{1,9}))?$/;
/** "5012.11 ± 12.34"; the sign may be lost or doubled on its way. */
const RATE = /^(\d{1,9}(?:\.\d{1,9})?)(?:\s*[^\d\s.]{1,4}\s*(\d{1,9}(?:\.\d{1,9})?))?$/;

/** Record of a row; null for the line under the header, and for a row that is no test. */
function recordOf(columns: readonly string[], cells: readonly string[]): Record<string, unknown> | null {
  const row = Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? '']));
  const { test = '', 't/s': rate = '', size: _size, params: _params, ...settings } = row;
  const [, prompt = '0', generated = '0', depth = '0'] = TEST.exec(test) ?? [];
  const [, mean, deviation] = RATE.exec(rate) ?? [];
  if (mean === undefined || (prompt === '0' && generated === '0')) return null;
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [COLUMNS[name] ?? name, value])),
    n_prompt: prompt,
    n_gen: generated,
    n_depth: depth,
    avg_ts: mean,
    ...(deviation === undefined ? {} : { stddev_ts: deviation }),
  };
}

/** The one GPU that the lines above a table name; null for none and for several. */
export function deviceOf(text: string): string | null {
  const found = [...text.slice(0, 20_000).matchAll(/^\s*Device \d{1,3}: ([^,\n]{3,80}),/gm)].map(
    ([, name]) => name,
  );
  const names = new Set(found);
  return names.size === 1 ? (found[0] ?? null) : null;
}
