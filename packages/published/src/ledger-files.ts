import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import {
  type KeptPoint,
  type LedgerFigure,
  LedgerMetric,
  LedgerSet,
  type LedgerUnasked,
} from '@inferbench/domain/simulation/ledger';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { readTables } from '@inferbench/importers/shared/read-table';

/** One folder a prediction, with what was said and what was not. */
const LEDGER_FOLDER = path.resolve(import.meta.dirname, '../../../packages/published/ledger');

/** Day of the files whose first line does not say it. */
const SAID: Readonly<Record<string, string>> = { 'third-table': '2026-11-26' };

type Row = Readonly<Record<string, string>>;
type Said = Pick<KeptPoint, 'engine' | 'said'>;

/** All that was ever predicted, the oldest first, and what could not be asked; `points` are the published rows of a point by its id. */
export function readLedger(points: ReadonlyMap<string, readonly MeasurementRow[]>): {
  kept: KeptPoint[];
  unasked: LedgerUnasked[];
} {
  const folders = readdirSync(LEDGER_FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory());
  const read = folders.map(({ name }) => {
    const { said, rows } = readKept(name, 'predictions.csv');
    const isGrid = rows[0]?.['chip'] !== undefined;
    return {
      kept: isGrid ? gridPoints(rows, said) : tablePoints(rows, said, points),
      unasked: isGrid ? [] : unaskedOf(readKept(name, 'unanswered.csv').rows),
    };
  });
  return {
    kept: read
      .flatMap(({ kept }) => kept)
      .toSorted((a, b) => (a.said < b.said ? -1 : Number(a.said > b.said))),
    unasked: read.flatMap(({ unasked }) => unasked),
  };
}

function readKept(folder: string, file: string): { said: Said; rows: readonly Row[] } {
  const [first = '', ...lines] = readFileSync(path.join(LEDGER_FOLDER, folder, file), 'utf8').split('\n');
  const engine = /engine ([\d.]+)/.exec(first)?.[1];
  const said = /said (\d{4}-\d\d-\d\d)/.exec(first)?.[1] ?? SAID[folder];
  const tables = readTables(lines.join('\n'));
  if (engine === undefined || said === undefined || tables === null || !tables.ok)
    throw new Error(`${folder}/${file} is no file of the ledger`);
  return { said: { engine, said }, rows: tables.value[0]?.rows ?? [] };
}

function gridPoints(rows: readonly Row[], said: Said): KeptPoint[] {
  return groupBy(rows, (row) => row['id']).map((same) => {
    const [row = {}] = same;
    return {
      id: row['id'] ?? '',
      set: 'GRID',
      point: null,
      ...said,
      chip: row['chip'] ?? '',
      chips: Number(row['chips']),
      model: row['model'] ?? '',
      weights: PrecisionWord.parse(row['weights']),
      framework: row['framework'] ?? '',
      inputTokens: Number(row['input']),
      outputTokens: Number(row['output']),
      inFlight: Number(row['in_flight']),
      figures: same.map((each) => openFigure(each, 1)),
    };
  });
}

/** What was said of the rows of a table: their system and load are those of the point that they are figures of. */
function tablePoints(
  rows: readonly Row[],
  said: Said,
  points: ReadonlyMap<string, readonly MeasurementRow[]>,
): KeptPoint[] {
  return groupBy(rows, (row) => row['point']).map((same) => {
    const [{ point = '', set } = {} as Row] = same;
    const [published] = points.get(point) ?? [];
    if (published?.weights === undefined)
      throw new Error(
        `the tables of published points have no ${point}, of which the ledger holds a prediction`,
      );
    const { hardware, chips, model, weights, framework, input = 0, output = 0, batch, inFlight } = published;
    return {
      id: point,
      set: LedgerSet.parse(set),
      point,
      ...said,
      chip: hardware,
      chips,
      model,
      weights,
      framework,
      inputTokens: input,
      outputTokens: output,
      inFlight: batch ?? inFlight ?? 1,
      figures: same.map((each) => openFigure(each, chips)),
    };
  });
}

/** Names of metrics in a table, where they differ. */
const OF_TABLES: Readonly<Record<string, LedgerMetric>> = {
  output_tokens_per_s: 'output_tokens_per_s_per_chip',
  samples_per_s: 'requests_per_s',
};

/** A figure as it was said; the tokens of a table are those of all chips. */
function openFigure(row: Row, chips: number): LedgerFigure {
  const { metric = '', statistic = '', predicted, low, high } = row;
  const divisor = metric === 'output_tokens_per_s' ? chips : 1;
  return {
    metric: LedgerMetric.parse(OF_TABLES[metric] ?? metric),
    statistic,
    value: Number(predicted) / divisor,
    low: Number(low) / divisor,
    high: Number(high) / divisor,
    state: 'OPEN',
    published: null,
    ratio: null,
    document: null,
    row: null,
    why: null,
  };
}

function unaskedOf(rows: readonly Row[]): LedgerUnasked[] {
  return groupBy(rows, ({ set, reason }) => [set, reason]).map((same) => ({
    set: LedgerSet.parse(same[0]?.['set']),
    reason: same[0]?.['reason'] ?? '',
    figures: same.reduce((sum, { rows: count }) => sum + Number(count), 0),
  }));
}
