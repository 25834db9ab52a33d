import type { ChartLeader, PlacedRow } from '@inferbench/answers/load/shape';
import { fittingFinding } from '@inferbench/answers/finding';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import { groupOfFirst } from '@inferbench/domain/scores/ranking';
import { isOneClass } from '@inferbench/domain/board/system-class';
import { listed, numberWord } from '@inferbench/units/english';
import type { LineMeasure } from './measures.ts';

/**
 * Who has least, and who cannot be told apart from it: `rows` are the least first, each with a value. Where the chart asks the same, who leads
 * is its answer; of several sizes or layouts, and where that names another, the title alone. A simulation is called so.
 */
export function barsFinding(
  rows: readonly PlacedRow[],
  { title, question, figureOf, format, leads }: LineMeasure,
  leaders: readonly ChartLeader[],
): string {
  if (rows.length > 1 && !isOneClass(rows)) return title;
  const contenders = rows.flatMap((row) => {
    const range = rangeOf(figureOf(row));
    return range === null ? [] : [{ ...range, label: row.label, kind: figureOf(row).kind }];
  });
  const [first, ...overlapping] = groupOfFirst(contenders, false);
  if (first === undefined) return 'Nobody publishes it';
  const told = leaders.find((leader) => leader.question === question);
  if (told !== undefined && !told.labels.includes(first.label)) return title;
  const isSimulated = first.kind === 'SIMULATED';
  const said = (words: string) => (isSimulated ? `Simulated, ${words}` : words);
  const beside = new Set([
    ...overlapping.map(({ label }) => label),
    ...(told?.overlaps ?? []),
    ...(told?.labels ?? []),
  ]);
  // Who leads may be bounded by systems that were run faster alone, which have no bar.
  if ([...beside].some((label) => contenders.every((each) => each.label !== label))) return title;
  const labels = [first, ...contenders.filter((each) => each !== first && beside.has(each.label))].map(
    ({ label }) => label,
  );
  if (labels.length === 1) return said(leads(first.label, format(first.value)));
  const names = labels.length === 2 ? listed(labels) : `${numberWord(labels.length, !isSimulated)} chips`;
  const group = said(`${names} cannot be told apart`);
  return fittingFinding(`${group}; ${first.label} is first by value`, group);
}
