// Published measurements in our own form (packages/catalogue/measurements) → runs, as
// docs/metrics.md#points-slices-comparability-key maps them.
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import {
  type MeasurementList,
  type MeasurementRow,
  regimeOf,
} from '@inferbench/domain/runs/measurement-list';
import type { Run } from '@inferbench/domain/runs/run';
import { groupBy } from '../shared/group-by.ts';
import { toPoint } from './to-point.ts';
import { toRun } from './to-run.ts';

/** A row that is on record and in no run, and why. */
export interface UnmappedRow {
  id: string;
  reason: string;
}

export interface MappedList {
  runs: Run[];
  unmapped: UnmappedRow[];
}

/** Every row of a source ends in one point of one run, or in `unmapped` with its reason: none is lost. */
export function mapMeasurements(list: MeasurementList, catalogue: CatalogueView): MappedList {
  const unmapped: UnmappedRow[] = [];
  const mapped = list.rows.filter((row) => {
    const reason = whyUnmapped(row, catalogue);
    if (reason !== null) unmapped.push({ id: row.id, reason });
    return reason === null;
  });
  const runs = groupBy(mapped, runKey).map((rows) =>
    toRun(
      list.source,
      rows,
      groupBy(rows, (row) => pointKey(list.source, row)).map((same) => toPoint(list.source, same)),
    ),
  );
  return { runs, unmapped };
}

function whyUnmapped(row: MeasurementRow, catalogue: CatalogueView): string | null {
  if (row.phase === 'op') return 'a kernel timing: kept for calibration, not on the board';
  if (row.metric === 'samples_per_s') return 'samples a second of a task that is not compared here';
  if (!catalogue.chips.has(row.hardware)) return `the catalogue has no chip ${row.hardware}`;
  if (!catalogue.models.has(row.model)) return `the catalogue has no model ${row.model}`;
  if (row.weightsText !== undefined) return `no class is known of the weight precision ${row.weightsText}`;
  return row.weights === undefined ? 'the weight precision is not published' : null;
}

/** What the points of one run share. */
function runKey(row: MeasurementRow): unknown[] {
  return [
    row.revision,
    row.variant,
    row.hardware,
    row.chips,
    row.parallelism,
    row.framework,
    row.frameworkVersion,
    row.model,
    row.weights,
    row.kv,
    row.drafting,
    row.measured,
    row.inferred,
    row.configuration,
    row.regime === 'agentic',
  ];
}

/** A point is rows equal in everything but id, section, metric, value, statistic and note. */
function pointKey(source: MeasurementList['source'], row: MeasurementRow): unknown[] {
  const phase = regimeOf(source, row).whole === true ? null : row.phase;
  return [...runKey(row), row.regime, phase, row.batch, row.inFlight, row.input, row.output, row.point];
}
