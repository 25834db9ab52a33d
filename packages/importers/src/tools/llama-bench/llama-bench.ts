// Format: `llama-bench -o json|jsonl|csv|md|sql`. https://github.com/ggml-org/llama.cpp/blob/master/tools/llama-bench/README.md (read 2026-11-21)
import { meanContext, type SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { everyObjectHas, objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { Content, Importer, JsonObject, ParsedFile } from '../../shared/importer.ts';
import { printedFigure } from '../../shared/coarse-duration.ts';
import { shownShare } from '../../shared/rounding.ts';
import { deviceOf, recordsOfText } from './texts.ts';
import { newRun } from '../../shared/new-run.ts';
import { noTestFinished, nothingMeasured } from '../../shared/nothing-measured.ts';
import { groupBy } from '../../shared/group-by.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const SIGNATURE = ['build_commit', 'n_prompt', 'n_gen', 'avg_ts'];

/** One record a test. Records of one build, model and setting are points of one run. */
export const llamaBench: Importer = {
  format: 'LLAMA_BENCH',
  recognises: ({ content }) => {
    if (content.kind === 'table') return SIGNATURE.every((key) => content.header.includes(key));
    if (content.kind === 'text') return recordsOfText(content.text).length > 0;
    return everyObjectHas(content, SIGNATURE);
  },
  read(files) {
    const entries = files.flatMap(entriesOf);
    if (entries.length === 0) throw noTestFinished('llama-bench');
    return groupBy(entries, ({ record }) => settingsOf(record)).map(toRun);
  },
};

interface Entry {
  record: JsonObject;
  reader: FieldReader;
}

function recordsOf(content: Content): readonly JsonObject[] {
  if (content.kind === 'text') return recordsOfText(content.text);
  return content.kind === 'table' ? content.rows : objectsOf(content);
}

function entriesOf({ content }: ParsedFile): Entry[] {
  const textual = content.kind === 'table' || content.kind === 'text';
  const records = recordsOf(content);
  const device = content.kind === 'text' ? deviceOf(content.text) : null;
  return records.map((record, i) => {
    const prefix = records.length > 1 ? `[${i}].` : '';
    const reader = fieldReader(record, { prefix, textual });
    if (device !== null && record['backends'] !== 'CPU') reader.hinted('system.chip', 'Device', device);
    return { record, reader };
  });
}

/** What a test measured; everything else is how it was set up. */
const RESULTS = new Set([
  'n_prompt',
  'n_gen',
  'n_depth',
  'test_time',
  'avg_ns',
  'stddev_ns',
  'avg_ts',
  'stddev_ts',
  'samples_ns',
  'samples_ts',
]);

function settingsOf(record: JsonObject): [string, unknown][] {
  return Object.entries(record).filter(([key]) => !RESULTS.has(key));
}

const KV_TYPES: Readonly<Record<string, 'fp16' | 'bf16' | 'fp32'>> = {
  f16: 'fp16',
  bf16: 'bf16',
  f32: 'fp32',
};

const NS_PER_SEC = 1e9;

function toRun(entries: readonly Entry[]): Run {
  const points: SummaryPoint[] = [];
  for (const { reader } of entries) {
    const point = toPoint(reader, `points[${points.length}]`);
    if (point !== null) points.push(point);
  }
  const [first] = entries;
  if (first === undefined || points.length === 0) {
    throw nothingMeasured(first?.reader.place('n_depth') ?? 'document', 'No test is of an empty cache');
  }
  const { reader, record } = first;
  const build = reader.number('build_number', 'system.frameworkVersion', null);
  const commit = reader.text('build_commit', 'system.frameworkVersion');
  // Folders on somebody's machine are no part of a model's name.
  const model =
    reader.text('model_filename', 'model.servedName')?.split(/[/\\]/).at(-1) ??
    // A table has the words for architecture, size and format in its place.
    reader.text('model_type', 'model.servedName');
  noteNames(reader);
  const kv = kvPrecision(reader);
  for (const other of entries.slice(1)) reader.absorb(other.reader);
  reader.understood(Object.keys(record));
  return newRun(reader, {
    tool: 'llama-bench',
    toolVersion: [build, commit].filter((part) => part !== null).join(' ') || null,
    servedName: model,
    startedAt: startOf(record['test_time']),
    system: { framework: 'llama.cpp', frameworkVersion: build === null ? commit : `b${build}` },
    precision: { kv },
    points,
  });
}

/** The words of the file for what only a catalogue can name. */
function noteNames(reader: FieldReader): void {
  const type = reader.text('model_type', 'precision.weights') ?? '?';
  const hardware = reader.text('gpu_info', 'system.chip') ?? reader.text('cpu_info', 'system.chip') ?? '?';
  const message = `The file says "${type}" on "${hardware}": state precision and chip.`;
  reader.note('NAMES_ONLY', message, 'precision.weights');
}

/** Known where keys and values are stored alike, in a word of ours. */
function kvPrecision(reader: FieldReader): Run['precision']['kv'] {
  const keys = reader.text('type_k', 'precision.kv') ?? '';
  const values = reader.text('type_v', 'precision.kv');
  return keys === values && Object.hasOwn(KV_TYPES, keys) ? (KV_TYPES[keys] ?? null) : null;
}

function startOf(time: unknown): string | null {
  return typeof time === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time) ? time : null;
}

/** A prompt alone is a prefill, an answer alone decodes, both are a generation; each of one sequence. */
function toPoint(reader: FieldReader, at: string): SummaryPoint | null {
  const prompt = reader.neededWhole('n_prompt', `${at}.inputTokens`, 'tokens');
  const generated = reader.neededWhole('n_gen', `${at}.outputTokens`, 'tokens');
  const depth = reader.whole('n_depth', `${at}.contextTokens`, 'tokens') ?? 0;
  if (prompt === 0 && generated === 0) throw reader.refused('n_prompt', 0, 'a prompt or an answer');
  if (prompt > 0 && depth > 0) {
    const message = `${reader.place('n_prompt')}: a prompt of ${prompt} after ${depth} cached tokens is no prefill of ours; left out.`;
    reader.note('PREFILL_AT_DEPTH', message, 'points');
    return null;
  }
  const key = generated === 0 ? 'prefillLatencySec' : prompt === 0 ? 'tpotSec' : 'e2eLatencySec';
  const timed = reader.has('avg_ns');
  const seconds = timed
    ? meanSec(reader, `${at}.${key}`)
    : secondsByRate(reader, `${at}.${key}`, prompt + generated);
  const shared = { batch: 1, inputTokens: prompt, iterations: reader.list('samples_ns')?.length || null };
  if (generated === 0) return summaryPoint({ ...shared, phase: 'PREFILL', prefillLatencySec: seconds });
  const answered = { ...shared, outputTokens: generated };
  if (prompt > 0) return summaryPoint({ ...answered, phase: 'GENERATE', e2eLatencySec: seconds });
  return summaryPoint({
    ...answered,
    phase: 'DECODE',
    inputTokens: depth,
    contextTokens: meanContext({ inputTokens: depth, outputTokens: generated }),
    tpotSec: seconds / generated,
    derived: [
      { key: 'tpotSec', formula: 'mean time of a test ÷ generated tokens' },
      { key: 'contextTokens', formula: 'depth + generated tokens ÷ 2' },
    ],
  });
}

/**
 * Time of a test by the rate that a table prints with two decimals: it is a mean of rates, which slow repetitions hardly touch, and
 * what its last digit leaves open is said.
 */
function secondsByRate(reader: FieldReader, path: string, tokens: number): number {
  const rate = reader.needed('avg_ts', path, 'tokens/s');
  if (rate === 0) throw reader.refused('avg_ts', 0, 'a rate above 0 tokens/s');
  const deviation = reader.number('stddev_ts', `${path}.std`, 'tokens/s');
  const printed = printedFigure(reader.raw('avg_ts'), { rounded: true });
  const open = printed === null ? '' : `, ± ${shownShare(printed.halfStep / rate)} by its last digit`;
  const spread = deviation === null ? '' : ` ± ${deviation}`;
  reader.note(
    'ROUNDED',
    `${tokens} tokens ÷ ${rate}${spread} tokens/s${open}: a table has rates and no times, and a mean of rates hides slow repetitions; \`-o json\` has the times.`,
    path,
  );
  return tokens / rate;
}

/**
 * Mean from the times, not from `avg_ts`: that is the mean of the repetitions' rates, which slow ones hardly touch.
 */
function meanSec(reader: FieldReader, path: string): number {
  const seconds = reader.needed('avg_ns', path, 'ns') / NS_PER_SEC;
  if (seconds === 0) throw reader.refused('avg_ns', 0, 'a time above 0 ns');
  return seconds;
}
