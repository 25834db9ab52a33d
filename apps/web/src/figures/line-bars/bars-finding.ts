import type { PlacedRow } from '@inferbench/answers/load/shape';
import { fittingFinding } from '@inferbench/answers/finding';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import { groupOfFirst } from '@inferbench/domain/scores/ranking';
import { isOneClass } from '@inferbench/domain/board/system-class';
import { listed, numberWord } from '@inferbench/units/english';
import type { LineMeasure } from './measures.ts';

/** Who has least, and who cannot be told apart from it: `rows` are the least first, each with a value; of several sizes or layouts the title alone. */
export function barsFinding(
  rows: readonly PlacedRow[],
  { title, figureOf, format, leads }: LineMeasure,
): string {
  if (rows.length > 1 && !isOneClass(rows)) return title;
  const contenders = rows.flatMap((row) => {
    const range = rangeOf(figureOf(row));
    return range === null ? [] : [{ ...range, label: row.label }];
  });
  const [first, ...overlapping] = groupOfFirst(contenders, false);
  if (first === undefined) return 'Nobody publishes it';
  if (overlapping.length === 0) return leads(first.label, format(first.value));
  const labels = [first, ...overlapping].map(({ label }) => label);
  const group = `${labels.length === 2 ? listed(labels) : `${numberWord(labels.length, true)} chips`} cannot be told apart`;
  return fittingFinding(`${group}; ${first.label} is first by value`, group);
}
