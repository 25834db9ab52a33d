// Published points as text: a header of `# key: value` lines, then one line a point with its metrics as columns, each
// named `metric:statistic`. Written and read here; `packages/published/points` holds the files.
import { MeasurementList, type MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { POINT_MODES, PointMode, pointModesOf } from '@inferbench/domain/runs/point-mode';
import { BatchBasis } from '@inferbench/domain/terms/slice';
import { csvLine } from '@inferbench/units/csv';
import { groupBy } from '../shared/group-by.ts';
import { readTables } from '../shared/read-table.ts';

export const POINTS_SCHEMA = 'inferbench.points/1';

export interface PointTable {
  model: string;
  source: MeasurementList['source'];
  rows: MeasurementRow[];
}

const HEADER = [
  'schema',
  'source',
  'model',
  'licence',
  'method',
  'caution',
  'campaign',
  'power',
  'batch',
] as const;
type HeaderKey = (typeof HEADER)[number];

/** Columns of a configuration, in order; those of metrics follow. */
const COLUMNS = [
  'point',
  'section',
  'revision',
  'hardware',
  'chips',
  'layout',
  'framework',
  'version',
  'weights',
  'kv',
  'drafting',
  'mode',
  'batch',
  'in_flight',
  'input',
  'output',
  'spread',
  'measured',
  'inferred',
  'configuration',
  'variant',
  'grade',
  'note',
] as const;
type Column = (typeof COLUMNS)[number];

/** Phases of metrics whose rows are no end-to-end figures of a static batch. */
const PHASES: ReadonlyMap<string, MeasurementRow['phase']> = new Map([
  ['prefill_latency_ms', 'prefill'],
  ['ttft_ms', 'prefill'],
  ['tpot_ms', 'decode'],
  ['decode_tokens_per_s', 'decode'],
  ['images_per_s', 'image'],
  ['latency_ms_per_image', 'image'],
  ['energy_j_per_image', 'image'],
]);

/** Throws on a file that is none: the catalogue is ours. */
export function readPointTable(text: string): PointTable {
  const { header, body } = split(text);
  if (header.get('schema') !== POINTS_SCHEMA) throw new RangeError(`no ${POINTS_SCHEMA}`);
  const model = stated(header, 'model');
  const tables = readTables(body);
  if (tables?.ok !== true) throw new RangeError(`no table: ${tables?.error.message ?? 'text'}`);
  const rows = tables.value.flatMap((table) => table.rows.flatMap((row) => rowsOfLine(row, model)));
  const basis = header.get('batch');
  const source = {
    document: stated(header, 'source'),
    licence: stated(header, 'licence'),
    method: stated(header, 'method'),
    caution: stated(header, 'caution'),
    powerBoundary: header.get('power') ?? null,
    ...(header.has('campaign') ? { campaign: header.get('campaign') } : {}),
    ...POINT_MODES['static batch'],
    regimes: pointModesOf(basis === undefined ? undefined : BatchBasis.parse(basis)),
  };
  const list = parseWithFindings(MeasurementList, { schema: 'inferbench.measurements/1', source, rows });
  if (!list.ok) throw new RangeError(list.error[0]?.message ?? 'no list');
  return { model, source: list.value.source, rows: list.value.rows };
}

function split(text: string): { header: Map<string, string>; body: string } {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const header = lines.slice(0, first).map((line): [string, string] => {
    const [, key = '', value = ''] = /^# ([a-z]+): (.*)$/.exec(line) ?? [];
    return [key, value];
  });
  return { header: new Map(header), body: lines.slice(first).join('\n').trimEnd() };
}

function stated(header: ReadonlyMap<string, string>, key: HeaderKey): string {
  const value = header.get(key);
  if (value === undefined) throw new RangeError(`the header has no "${key}"`);
  return value;
}

type Line = Readonly<Record<string, string>>;

function rowsOfLine(line: Line, model: string): unknown[] {
  const said = (column: Column) => line[column] ?? '';
  const point = said('point');
  const mode = PointMode.parse(said('mode'));
  const common = {
    id: point,
    point,
    section: said('section'),
    regime: mode,
    hardware: said('hardware'),
    chips: Number(said('chips')),
    framework: said('framework'),
    model,
    grade: said('grade'),
    ...optional(line),
  };
  return Object.entries(line).flatMap(([column, cell]) => {
    const [metric = '', statistic = ''] = column.split(':');
    if (cell === '' || !column.includes(':')) return [];
    const phase = PHASES.get(metric) ?? phaseOfPower(line);
    return [{ ...common, phase, metric, value: Number(cell), ...(statistic === '' ? {} : { statistic }) }];
  });
}

export function weightsOf(
  word: string,
): { weights: PrecisionWord } | { weightsText: string } | Record<string, never> {
  if (word === '') return {};
  const known = PrecisionWord.safeParse(word);
  return known.success ? { weights: known.data } : { weightsText: word };
}

/** Watts of a point with images are of images. */
function phaseOfPower(line: Line): MeasurementRow['phase'] {
  const images = Object.entries(line).some(
    ([column, cell]) => cell !== '' && /image/.test(column.split(':')[0] ?? ''),
  );
  return images ? 'image' : 'e2e';
}

function optional(line: Line): Record<string, unknown> {
  const texts = {
    revision: line['revision'],
    parallelism: line['layout'],
    frameworkVersion: line['version'],
    ...weightsOf(line['weights'] ?? ''),
    kv: line['kv'],
    drafting: line['drafting'],
    configuration: line['configuration'],
    variant: line['variant'],
    note: line['note'],
  };
  const numbers = {
    batch: line['batch'],
    inFlight: line['in_flight'],
    input: line['input'],
    output: line['output'],
  };
  const [from, to] = (line['measured'] ?? '').split('..');
  const spread = (line['spread'] ?? '').split('-').map(Number);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => (value ?? '') !== '')),
    ...Object.fromEntries(
      Object.entries(numbers).flatMap(([key, value]) => ((value ?? '') === '' ? [] : [[key, Number(value)]])),
    ),
    ...(from === '' || from === undefined
      ? {}
      : { measured: to === undefined ? { from: null, to: from } : { from, to } }),
    ...(spread.length === 2 ? { spread } : {}),
    ...(line['inferred'] === 'yes' ? { inferred: true } : {}),
  };
}

/** The file of a table; the same rows give the same bytes. */
export function pointTableText({ model, source, rows }: PointTable): string {
  const header: Record<HeaderKey, string | undefined> = {
    schema: POINTS_SCHEMA,
    source: source.document,
    model,
    licence: source.licence,
    method: source.method,
    caution: source.caution,
    campaign: source.campaign,
    power: source.powerBoundary ?? undefined,
    batch: source.regimes['aggregated']?.batch.basis === 'ACHIEVED' ? 'ACHIEVED' : undefined,
  };
  const metrics = [...new Set(rows.map(metricColumn))].toSorted();
  const lines = groupBy(rows, ({ id }) => id)
    .toSorted(([a], [b]) => ((a?.id ?? '') < (b?.id ?? '') ? -1 : 1))
    .map((same) => [...cellsOf(same), ...metrics.map((column) => valueOf(same, column))]);
  const used = [...COLUMNS, ...metrics]
    .map((column, i) => ({ column, i }))
    .filter(({ i }) => lines.some((line) => line[i] !== null));
  return [
    ...HEADER.flatMap((key) => (header[key] === undefined ? [] : [`# ${key}: ${header[key]}`])),
    csvLine(used.map(({ column }) => column)),
    ...lines.map((line) => csvLine(used.map(({ i }) => line[i] ?? null))),
    '',
  ].join('\n');
}

function metricColumn({ metric, statistic = '' }: MeasurementRow): string {
  return `${metric}:${statistic}`;
}

function valueOf(rows: readonly MeasurementRow[], column: string): number | null {
  return rows.find((row) => metricColumn(row) === column)?.value ?? null;
}

function cellsOf([row]: readonly MeasurementRow[]): (string | number | null)[] {
  if (row === undefined) throw new RangeError('a point has at least one row');
  const { measured, spread } = row;
  const cells: Partial<Record<Column, string | number | undefined>> = {
    ...row,
    point: row.id,
    layout: row.parallelism,
    version: row.frameworkVersion,
    weights: row.weights ?? row.weightsText,
    mode: row.regime,
    in_flight: row.inFlight,
    spread: spread?.join('-'),
    measured: measured && (measured.from === null ? measured.to : `${measured.from}..${measured.to}`),
    inferred: row.inferred && 'yes',
  };
  return COLUMNS.map((column) => cells[column] ?? null);
}
