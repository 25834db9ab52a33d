import { formatNumber, formatValue } from '@inferbench/units/format';
import type { Cell, FigureTable } from './figure.ts';
import { escaped } from './markup.ts';

function shown(cell: Cell): string {
  if (cell === null) return '<span aria-label="none">–</span>';
  // Counts and lengths are never rounded.
  if (typeof cell === 'number') return Number.isInteger(cell) ? formatNumber(cell) : formatValue(cell);
  return typeof cell === 'string'
    ? escaped(cell)
    : `<a href="${escaped(cell.href)}">${escaped(cell.words)}</a>`;
}

/** As text, like the drawing it belongs to: thousands of cells that nothing in the browser ever changes. */
export function tableText({ caption, columns, rows }: FigureTable): string {
  const kind = columns.map(({ numeric }) => (numeric ? ' class="num"' : ''));
  const head = columns.map(({ head: words }, i) => `<th scope="col"${kind[i]}>${escaped(words)}</th>`);
  const body = rows.map((row) => {
    const cells = columns.map((_, i) => {
      const cell = shown(row[i] ?? null);
      return i === 0 ? `<th scope="row">${cell}</th>` : `<td${kind[i]}>${cell}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** The numbers of a figure; a wide one scrolls in its own region. */
export function NumbersTable({ table }: { table: FigureTable }) {
  return (
    <div
      className="scrolls"
      tabIndex={0}
      role="region"
      aria-label={`${table.caption}, scrolls sideways`}
      dangerouslySetInnerHTML={{ __html: tableText(table) }}
    />
  );
}
