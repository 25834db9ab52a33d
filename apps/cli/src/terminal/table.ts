import { plainCell, type TableColumn, tableOf } from '@inferbench/chart/table';
import { formatNumber } from '@inferbench/units/format';
import { onStdout } from './colours.ts';

/** Space between two columns. */
const GAP = '  ';

/** A missing figure. */
export const NONE = '-';

/**
 * Rows in aligned columns under a head, numbers right, so that their digits align; the last column is not padded. Where a terminal is
 * too narrow for them, each row is a list.
 */
export function table<T>(columns: readonly TableColumn<T>[], rows: readonly T[]): string {
  const { columns: heads, rows: cells } = tableOf('', rows, columns);
  const texts = cells.map((row) =>
    row.map((cell) => {
      const plain = plainCell(cell);
      return typeof plain === 'number' ? formatNumber(plain) : (plain ?? NONE);
    }),
  );
  const widths = heads.map(({ head }, index) =>
    texts.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), head.length),
  );
  const wholeWidth = widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
  if (wholeWidth > (process.stdout.columns ?? Number.POSITIVE_INFINITY))
    return texts
      .map((row) => fields(heads.map(({ head }, index) => [head, row[index] ?? NONE])))
      .join('\n\n');
  const line = (words: readonly string[]) =>
    words
      .map((text, index) => {
        const width = widths[index] ?? 0;
        return heads[index]?.numeric ? text.padStart(width) : text.padEnd(width);
      })
      .join(GAP)
      .trimEnd();
  return [onStdout.bold(line(heads.map(({ head }) => head))), ...texts.map(line)].join('\n');
}

/** Label and value under each other. */
export function fields(entries: readonly (readonly [label: string, value: string])[]): string {
  const width = entries.reduce((most, [label]) => Math.max(most, label.length), 0);
  return entries.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd()).join('\n');
}
