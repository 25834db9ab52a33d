import type {
  KeptPoint,
  LedgerFigure,
  LedgerMetric,
  LedgerPoint,
} from '@inferbench/domain/simulation/ledger';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { isLikeLoad, rowInFlight } from './like-load.ts';

/** A published figure with its source. */
export interface PublishedRow {
  document: string;
  row: MeasurementRow;
}

interface Tables {
  published: readonly PublishedRow[];
  /** Points whose own figures contradict each other, by id, with the arithmetic. */
  faults: ReadonlyMap<string, string>;
}

/**
 * Puts every kept prediction beside the figure that was published of it. A figure counts for the oldest prediction of it alone; of
 * several figures the nearest in load counts, then the first by id.
 */
export function scoreLedger(kept: readonly KeptPoint[], { published, faults }: Tables): LedgerPoint[] {
  const byPoint = groupedRows(published, ({ row }) => pointOf(row));
  const bySystem = groupedRows(published, ({ row }) => `${row.hardware} ${row.model}`);
  const taken = new Set<string>();
  return kept
    .toSorted((a, b) => (a.said < b.said ? -1 : a.said > b.said ? 1 : 0))
    .map(({ point, ...asked }) => {
      const rows =
        point === null
          ? likeRows(asked, bySystem.get(`${asked.chip} ${asked.model}`) ?? [])
          : (byPoint.get(point) ?? []);
      const figures = asked.figures.map((figure) => {
        const found = rows.find((of) => isFigureOf(figure, of.row, point) && !taken.has(keyOf(of.row)));
        if (found === undefined) return figure;
        taken.add(keyOf(found.row));
        const why =
          faults.get(pointOf(found.row)) ??
          otherContext(figure, found.row) ??
          sameCount(figure, asked.figures);
        return scored(figure, asked.chips, found, why);
      });
      return { ...asked, figures };
    });
}

/** Id of the point of a row: that of a table is followed by a count. */
export const pointOf = ({ id }: Pick<MeasurementRow, 'id'>): string => id.split('.')[0] ?? id;

const keyOf = (row: MeasurementRow): string => `${pointOf(row)} ${row.metric} ${row.statistic ?? ''}`;

function groupedRows(
  rows: readonly PublishedRow[],
  key: (row: PublishedRow) => string,
): ReadonlyMap<string, PublishedRow[]> {
  const groups = new Map<string, PublishedRow[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** Ways of loading a server that a closed load of so many clients is. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['aggregated', 'one stream']);

function likeRows(asked: LedgerPoint, rows: readonly PublishedRow[]): PublishedRow[] {
  const distance = (row: MeasurementRow) => Math.abs((rowInFlight(row) ?? 0) - asked.inFlight);
  return rows
    .filter(
      ({ row }) =>
        CLOSED.has(row.regime) &&
        row.chips === asked.chips &&
        (row.drafting ?? 'none') === 'none' &&
        isLikeLoad(asked, row),
    )
    .toSorted((a, b) => distance(a.row) - distance(b.row) || (a.row.id < b.row.id ? -1 : 1));
}

/** Names of metrics in tables, where they differ. */
const IN_TABLES: Partial<Record<LedgerMetric, MeasurementRow['metric']>> = {
  output_tokens_per_s_per_chip: 'output_tokens_per_s',
};

const MEDIANS = /^(p50|median)\b/;

/** Whether a row is the figure: of a point of a table in the same statistic, else in one of the same meaning. */
function isFigureOf({ metric, statistic }: LedgerFigure, row: MeasurementRow, point: string | null): boolean {
  const said = row.statistic ?? '';
  if (row.metric !== (IN_TABLES[metric] ?? metric)) return false;
  if (point !== null || said === statistic) return said === statistic;
  return MEDIANS.test(statistic) ? MEDIANS.test(said) : /^(mean|derived|full run)\b/.test(said);
}

/** Tokens in the cache before a prompt that is timed; a prediction of a prompt alone is of none. */
const CONTEXT_BEFORE = /\bcontext ([1-9]\d*) tokens before the measured part/;

function otherContext({ metric }: LedgerFigure, { note = '' }: MeasurementRow): string | null {
  const isOther = metric === 'prefill_latency_ms' && CONTEXT_BEFORE.test(note);
  return isOther ? 'the prompt was timed behind a context, and asked for without one' : null;
}

/** Requests a second are the tokens a second of the same run over the tokens of an answer: one measurement, said twice. */
function sameCount({ metric }: LedgerFigure, figures: readonly LedgerFigure[]): string | null {
  const isTwice =
    metric === 'requests_per_s' && figures.some((other) => other.metric === 'output_tokens_per_s_per_chip');
  return isTwice ? 'requests/s are the output tokens/s of the same run ÷ the tokens of an answer' : null;
}

function scored(
  figure: LedgerFigure,
  chips: number,
  { document, row }: PublishedRow,
  why: string | null,
): LedgerFigure {
  const published = figure.metric === 'output_tokens_per_s_per_chip' ? row.value / chips : row.value;
  const isHeld = published >= figure.low && published <= figure.high;
  return {
    ...figure,
    state: why === null ? (isHeld ? 'HELD' : 'MISSED') : 'SET_ASIDE',
    published: Number(published.toPrecision(6)),
    ratio: Number((published / figure.value).toPrecision(4)),
    document,
    row: row.id,
    why,
  };
}
