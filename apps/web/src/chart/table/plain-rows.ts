import { escaped } from '@inferbench/chart/markup';
import { cellText } from './cell-text.ts';
import type { Column, Row } from './table-parts.ts';

/** What a narrow screen says before the value. */
export function labelOf({ head, unit, label }: Column): string {
  return label ?? (unit === undefined ? head : `${head}, ${unit}`);
}

export function classOf({ numeric, full, sorted }: Column): string | undefined {
  const names = [...(numeric ? ['num'] : []), ...(full ? ['full'] : []), ...(sorted ? ['sorted'] : [])];
  return names.length === 0 ? undefined : names.join(' ');
}

/**
 * Rows of words, numbers and plain elements as one text; null where a cell holds more. Long tables of this kind would otherwise be sent twice
 * and walked through by the browser before the page answers, though nothing in them ever changes.
 */
export function plainRows(columns: readonly Column[], rows: readonly Row[]): string | null {
  const texts: string[] = [];
  for (const { id, className, cells } of rows) {
    const row = columns.map((column, index) => {
      const found = cellText(cells[index]);
      if (found === null) return null;
      if (index === 0) return `<th scope="row" role="rowheader">${found}</th>`;
      const names = classOf(column);
      const named = names === undefined ? '' : ` class="${names}"`;
      return `<td role="cell" data-label="${escaped(labelOf(column))}"${named}>${found}</td>`;
    });
    if (row.includes(null)) return null;
    const own = [
      ...(className === undefined ? [] : [` class="${escaped(className)}"`]),
      ...(id === undefined ? [] : [` id="${escaped(id)}"`]),
    ];
    texts.push(`<tr role="row"${own.join('')}>${row.join('')}</tr>`);
  }
  return texts.join('');
}
