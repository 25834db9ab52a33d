import type { AccuracyRow, ExcludedRow } from '@inferbench/domain/accuracy';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import type { Fitted } from '@inferbench/evaluation/simulation/expected';
import { rowsOf } from './accuracy-report.ts';
import type { Observation } from './observation.ts';
import { scopeOf } from './scope.ts';
import { type ErrorSummary, summaryOf } from './summary.ts';

/** Rows of one stack on one chip in one regime; `name` says all three. */
export interface Cell extends ErrorSummary {
  stack: string;
  chip: string;
  regime: string;
}

export interface TableReport {
  /** By regime over all stacks and chips, then by stack, chip and regime; most rows first. */
  regimes: ErrorSummary[];
  cells: Cell[];
  excluded: ExcludedRow[];
}

/** Requests in flight up to which a first token hardly waits for others. */
const FEW_IN_FLIGHT = 8;

/** First tokens of many requests at once hold a queue, which a simulation of one request has none of. */
function regimeOf({ metric, request }: Observation, inFlight: number): string {
  if (metric === 'ttft_ms')
    return inFlight <= FEW_IN_FLIGHT
      ? `first token, at most ${FEW_IN_FLIGHT} in flight`
      : `first token, more than ${FEW_IN_FLIGHT} in flight`;
  return `${request.phase}, ${metric}`;
}

/** Published figures beside what the constants in use expect of them, with nothing fitted to them. */
export function tableReport(
  lists: readonly MeasurementList[],
  catalogue: CatalogueView,
  fitted: Fitted,
): TableReport {
  const { observations, excluded } = scopeOf(lists, catalogue);
  const inFlight = new Map(lists.flatMap((list) => list.rows.map(({ id, batch = 0 }) => [id, batch])));
  const compared = observations.flatMap((observation) =>
    rowsOf([observation], fitted, fitted).map((row) => ({
      row,
      regime: regimeOf(observation, inFlight.get(observation.rowId) ?? 0),
    })),
  );
  const regimes = grouped(compared, ({ regime }) => [regime]).map(([[name = ''], rows]) =>
    summaryOf(name, rows),
  );
  const cells = grouped(compared, ({ row, regime }) => [stackOf(row), row.chip, regime]).map(
    ([[stack = '', chip = '', regime = ''], rows]) => ({
      ...summaryOf(`${stack} | ${chip} | ${regime}`, rows),
      stack,
      chip,
      regime,
    }),
  );
  return { regimes: regimes.toSorted(mostRows), cells: cells.toSorted(mostRows), excluded };
}

function stackOf({ framework, version }: AccuracyRow): string {
  return version === null ? framework : `${framework} ${version}`;
}

interface Compared {
  row: AccuracyRow;
  regime: string;
}

function grouped(
  compared: readonly Compared[],
  keyOf: (one: Compared) => string[],
): [string[], AccuracyRow[]][] {
  const groups = new Map<string, [string[], AccuracyRow[]]>();
  for (const one of compared) {
    const key = keyOf(one);
    const known = groups.get(key.join('\n'));
    if (known) known[1].push(one.row);
    else groups.set(key.join('\n'), [key, [one.row]]);
  }
  return [...groups.values()];
}

function mostRows(a: ErrorSummary, b: ErrorSummary): number {
  return b.rows - a.rows || (a.name < b.name ? -1 : 1);
}
