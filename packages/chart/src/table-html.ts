import { formatNumber, formatValue } from '@inferbench/units/format';
import { escaped } from './markup.ts';
import type { Cell, Table } from './table.ts';

/** Words that open the table of a chart, wherever the chart stands. */
export const NUMBERS_BEHIND = 'Numbers behind the chart';

// Counts and lengths are never rounded.
const inThreeDigits = (value: number) => (Number.isInteger(value) ? formatNumber(value) : formatValue(value));

function shown(cell: Cell, format = inThreeDigits): string {
  if (cell === null) return '<span aria-label=none>–</span>';
  if (typeof cell === 'number') return format(cell);
  if (typeof cell === 'string') return escaped(cell);
  if ('value' in cell) return format(cell.value);
  return 'href' in cell ? `<a href="${escaped(cell.href)}">${escaped(cell.words)}</a>` : escaped(cell.words);
}

/**
 * Markup of a table as text, like the drawing it belongs to: thousands of cells that nothing in the browser ever changes. Ends that HTML
 * lets go are left out: a page sends each twice, the second time as data.
 */
export function tableText({ caption, columns, rows }: Table): string {
  const kind = columns.map(({ numeric }) => (numeric ? ' class=num' : ''));
  const head = columns.map(({ head: words, unit }, i) => {
    const of = unit === undefined ? '' : `<span class="unit">${escaped(unit)}</span>`;
    return `<th scope=col${kind[i]}>${escaped(words)}${of}`;
  });
  const body = rows.map((row) => {
    const cells = columns.map(({ format }, i) => {
      const cell = shown(row[i] ?? null, format);
      return i === 0 ? `<th scope=row>${cell}` : `<td${kind[i]}>${cell}`;
    });
    return `<tr>${cells.join('')}`;
  });
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${head.join('')}<tbody>${body.join('')}</table>`;
}
