// A table of one metric a line, in the 25 columns of the first import, or 26 with requests in flight: points of many sources and models.
import { layoutLabel, parseLayout } from '@inferbench/domain/terms/layout';
import { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { PointMode } from '@inferbench/domain/runs/point-mode';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { type PointTable, weightsOf } from '@inferbench/importers/published/point-table';
import { readTables } from '@inferbench/importers/shared/read-table';
import { allNotes } from './all-notes.ts';
import { ZodError } from 'zod';
import { known } from './known.ts';
import type { Source } from './described-sources.ts';
import { unreadWord } from './unread-word.ts';

type Line = Readonly<Record<string, string>>;

export interface Refused {
  id: string;
  reason: string;
}

export interface Dump {
  tables: PointTable[];
  refused: Refused[];
}

const SIGNATURE = ['source_repo_or_doc', 'point', 'spec_decoding', 'serving_mode', 'measured_on'];

export function isDump(text: string): boolean {
  const header = text.slice(0, text.indexOf('\n')).split(',');
  return SIGNATURE.every((column) => header.includes(column));
}

export function readDump(text: string, sourceOf: (document: string) => Source): Dump {
  const tables = readTables(text.trimEnd());
  if (tables?.ok !== true) throw new Error(tables?.error.message ?? 'no table');
  const refused: Refused[] = [];
  const lines = groupBy(
    tables.value.flatMap(({ rows }) => rows),
    (line) => line['point'],
  ).flatMap((point) => apart(point.map((line) => ({ ...line, metric: metricOf(line, point) }))));
  const rows = lines.flatMap((line) => {
    const row = rowOrWhy(line);
    if (typeof row === 'string') refused.push({ id: line['id'] ?? '', reason: row });
    return typeof row === 'string'
      ? []
      : [row, ...totalOf(row, line)].map((one) => ({ document: line['source_repo_or_doc'] ?? '', row: one }));
  });
  return {
    refused,
    tables: groupBy(rows, ({ document, row }) => [document, row.model]).map((same) => {
      const [first] = same;
      if (first === undefined) throw new RangeError('a table has at least one row');
      const { document, row } = first;
      const points = groupBy(
        same.map((one) => one.row),
        ({ id }) => id,
      );
      return { model: row.model, source: sourceOf(document), rows: points.flatMap(withAllNotes) };
    }),
  };
}

/** Two figures of one metric and statistic are two measurements: each is a point of its own. */
function apart(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = `${line['metric']}:${line['n_samples_or_percentile']}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? line : { ...line, point: `${line['point']}.${count}` };
  });
}

/** A point has one note and one grade: all that its rows say, and the weakest. */
function withAllNotes(rows: readonly MeasurementRow[]): MeasurementRow[] {
  const note = allNotes(rows.map((row) => row.note));
  const grades = rows.map((row) => row.grade).toSorted();
  return rows.map((row) => ({ ...row, ...known({ note }), grade: grades.at(-1) ?? row.grade }));
}

/**
 * Metric of a line, where its word says less than its point: samples a second of a point with tokens or latencies are requests, and a
 * rate of the token phase alone is no rate of whole requests.
 */
function metricOf({ metric = '', notes = '' }: Line, point: readonly Line[]): string {
  if (metric === 'output_tokens_per_s' && notes.split('; ').includes('token phase only'))
    return 'decode_tokens_per_s';
  const isOfRequests = point.some((line) =>
    ['ttft_ms', 'tpot_ms', 'request_latency_s', 'output_tokens_per_s'].includes(line['metric'] ?? ''),
  );
  return metric === 'samples_per_s' && isOfRequests ? 'requests_per_s' : metric;
}

/** What was measured where the answer's rate follows from it. */
function totalOf(row: MeasurementRow, { notes = '' }: Line): MeasurementRow[] {
  const [, value] = /(?:^|; )total_tokens_per_s=([\d.]+)/.exec(notes) ?? [];
  if (value === undefined) return [];
  const { statistic: _, ...rest } = row;
  return [{ ...rest, metric: 'total_tokens_per_s', value: Number(value) }];
}

/** A word that is none of ours refuses its line alone. */
function rowOrWhy(line: Line): MeasurementRow | string {
  try {
    return rowOf(line);
  } catch (error) {
    if (error instanceof ZodError) return unreadWord(line);
    throw error;
  }
}

/** The row, or why it is none. */
function rowOf(line: Line): MeasurementRow | string {
  const said = (column: string) => line[column] ?? '';
  const notes = said('notes').split('; ');
  const note = (prefix: string) => notes.find((one) => one.startsWith(prefix))?.slice(prefix.length);
  const chips = Number(said('n_chips'));
  const layout = layoutOf(said('parallelism'), chips, notes);
  if (layout === null) return `the layout "${said('parallelism')}" is not of ${chips} chips`;
  const kept = keptNotes(notes.map(spreadWords(said('metric'))), layout);
  const spread = spreadOf(notes);
  const statistic = said('n_samples_or_percentile');
  return {
    id: said('point'),
    point: said('point'),
    section: said('source_path_or_section').slice(0, 300),
    revision: said('source_commit_or_date').slice(0, 120),
    regime: modeOf(line),
    hardware: said('hardware'),
    chips,
    ...(layout === '' ? {} : { parallelism: layout }),
    framework: said('framework'),
    ...(said('framework_version') === '' ? {} : { frameworkVersion: said('framework_version') }),
    model: modelOf(said('model'), notes),
    ...weightsOf(said('weight_precision')),
    ...(said('kv_precision') === '' ? {} : { kv: kvOf(said('kv_precision')) }),
    phase: MeasurementRow.shape.phase.parse(said('phase')),
    ...known({
      batch: numberOf(said('batch_or_concurrency')),
      inFlight: numberOf(said('in_flight')),
      input: numberOf(said('input_len')),
      output: numberOf(said('output_len')),
    }),
    metric: MeasurementRow.shape.metric.parse(said('metric')),
    value: Number(said('value')),
    ...(statistic === '' ? {} : { statistic }),
    grade: MeasurementRow.shape.grade.parse(note('grade=') ?? 'C'),
    ...(said('spec_decoding') === 'none' ? {} : { drafting: said('spec_decoding') }),
    ...(spread === null ? {} : { spread }),
    ...measuredOf(said('measured_on'), said('framework_version')),
    ...(said('source_repo_or_doc') === 'MQubeAI/InferenceX-PCA-demo' ? { inferred: true as const } : {}),
    ...(note('config_id=') === undefined ? {} : { configuration: note('config_id=') }),
    ...(kept === '' ? {} : { note: kept }),
  };
}

/** Names that the dump files under a model of the same shape. */
function modelOf(model: string, notes: readonly string[]): string {
  if (notes.includes('Llama 3.3 70B') || notes.includes('Llama 3.3')) return 'llama-3.3-70b';
  return model === 'qwen3-30b-a3b' && notes.some((note) => note.includes('Coder'))
    ? 'qwen3-coder-30b-a3b'
    : model;
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function modeOf(line: Line): PointMode {
  const { serving_mode: word = '', input_len: input = '' } = line;
  // The server scenario of a benchmark states no prompt length: with one, requests simply arrive at a set rate.
  if (word === 'server' && input !== '') return 'open loop';
  // llama-bench times prompt and answer apart, each as a static batch of one.
  if (word === 'one stream' && line['framework'] === 'llama.cpp' && input !== '') return 'static batch';
  return PointMode.parse(
    { 'aggregated, agentic': 'agentic', 'server, interactive': 'interactive' }[word] ?? word,
  );
}

/** An 8-bit float is one word here, whichever of its two layouts. */
function kvOf(word: string): PrecisionWord {
  return PrecisionWord.parse(word === 'fp8_e4m3' ? 'fp8' : word);
}

function layoutOf(word: string, chips: number, notes: readonly string[]): string | null {
  // Two devices, or dies, are one chip.
  const ofDevices = new RegExp(`^(tp|dp)${2 * chips}\\b`).test(word);
  const halved = ofDevices ? word.replaceAll(/\d+/g, (size) => String(Math.max(1, Number(size) / 2))) : word;
  if (halved === '' || /^sp\d+/.test(halved) || /pp\d+|dp\d+/.test(halved)) return halved;
  const counts = ['prefill_chips=', 'decode_chips='].map((key) =>
    notes.find((note) => note.startsWith(key))?.slice(key.length),
  );
  const [prefill, decode] = counts;
  const pools =
    prefill === undefined ? halved : halved.replace(')+', `):${prefill}+`).replace(/\)$/, `):${decode}`);
  const layout = parseLayout(pools, chips);
  if (layout === null) return /^P\d/.test(halved) ? null : halved;
  const none = { tensorParallel: null, pipelineParallel: null, expertParallel: null };
  // One pool says no more than its word; the number of its workers is what is left of the chips.
  return layout.prefill === null ? halved : layoutLabel({ ...none, layout });
}

/** Requests draw 80 to 100 % of the lengths that name the load, or all have them. */
function spreadOf(notes: readonly string[]): [number, number] | null {
  if (notes.includes('len 0.8-1x random')) return [0.8, 1];
  return notes.includes('fixed lengths') ? [1, 1] : null;
}

function measuredOf(on: string, version: string): Pick<MeasurementRow, 'measured'> {
  const [, until] = /^to (.+)$/.exec(on) ?? [];
  const [, from] = /^(\d{4}-\d{2}) to /.exec(version) ?? [];
  if (until !== undefined) return { measured: { from: from ?? null, to: until } };
  const day = on.replace('+', '');
  return day === '' ? {} : { measured: { from: null, to: day } };
}

/** "+-1.7" beside a figure as "tpot_ms ±1.7": a point has the remarks of several. */
function spreadWords(metric: string): (note: string) => string {
  return (note) => note.replace(/^\+-/, `${metric} ±`).replaceAll(' +- ', ' ± ');
}

/** What columns say already, and what follows from other rows. */
const SAID =
  /^(grade=|config_id=|len 0\.8-1x random|fixed lengths$|median over reruns$|twin of a dated capture$|joins measurements-2$|batch: see in_flight$|GPU only$|total_tokens_per_s=|Llama 3\.3( 70B)?$)/;

function keptNotes(notes: readonly string[], layout: string): string {
  const pools = /^P\d/.test(layout);
  return notes
    .filter((note) => !SAID.test(note) && !(pools && /^(prefill|decode)_chips=/.test(note)))
    .join('; ');
}
