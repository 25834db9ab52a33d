import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { allNotes } from './all-notes.ts';
import { known } from './known.ts';

/**
 * A point that stands, with what another table of its source says of it: further figures join it, one of the same metric and statistic
 * takes the place of the standing one, with its day and revision, and of the configuration only what was not stated is filled.
 */
export function joinPoint(
  standing: readonly MeasurementRow[],
  rows: readonly MeasurementRow[],
): MeasurementRow[] {
  const figure = ({ metric, statistic }: MeasurementRow) => `${metric}:${statistic}`;
  const renewed = new Set(rows.map(figure));
  const [old] = standing;
  const [own] = rows;
  if (old === undefined || own === undefined) throw new RangeError('a point has at least one row');
  const section = own.section.startsWith(old.section) ? own.section : old.section;
  const isReread = standing.some((row) => renewed.has(figure(row)));
  const { revision, measured } = isReread ? own : old;
  const note = allNotes([old.note, own.note]);
  const said = { ...own, ...old, section, ...known({ revision, measured, note }) };
  return [...standing.filter((row) => !renewed.has(figure(row))), ...rows].map((row) => {
    const { metric, value, phase, statistic } = row;
    const { statistic: _, ...configuration } = said;
    return { ...configuration, metric, value, phase, ...(statistic === undefined ? {} : { statistic }) };
  });
}
