import { escaped } from '@inferbench/chart/markup';
import type { Column, Row } from './table-parts.ts';
import { Fragment, isValidElement, type ReactNode } from 'react';

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

/** Elements that a cell holds as text: nothing in the browser changes them. */
const TAGS: ReadonlySet<unknown> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'path',
  'small',
  'span',
  'strong',
  'svg',
  'time',
]);
/** Attributes as HTML spells them. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  'aria-hidden': 'aria-hidden',
  'aria-label': 'aria-label',
  className: 'class',
  d: 'd',
  dateTime: 'datetime',
  href: 'href',
  preserveAspectRatio: 'preserveAspectRatio',
  title: 'title',
  viewBox: 'viewBox',
};

/** Addresses of pages, places and sites; what else a submitted text holds is left to React, which runs none of it. */
const ADDRESS = /^(?:[/#?]|https?:)/;

/** Words, numbers and plain elements of a cell as markup; null where it holds more: a component, a field, something that acts. */
function cellText(cell: ReactNode): string | null {
  if (typeof cell === 'string' || typeof cell === 'number') return escaped(String(cell));
  if (cell === null || cell === undefined || typeof cell === 'boolean') return '';
  if (Array.isArray(cell)) return joined(cell);
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(cell)) return null;
  const { children, ...others } = cell.props;
  const inner = cellText(children);
  if (cell.type === Fragment) return inner;
  const attributes = attributesText(others);
  if (typeof cell.type !== 'string' || !TAGS.has(cell.type) || inner === null || attributes === null)
    return null;
  return `<${cell.type}${attributes}>${inner}</${cell.type}>`;
}

function joined(cells: readonly ReactNode[]): string | null {
  const texts = cells.map(cellText);
  return texts.includes(null) ? null : texts.join('');
}

function attributesText(props: Readonly<Record<string, unknown>>): string | null {
  const texts = Object.entries(props).map(([name, value]) => {
    const known = ATTRIBUTES[name];
    if (value === undefined || value === null) return '';
    if (known === undefined || typeof value !== 'string') return null;
    return name === 'href' && !ADDRESS.test(value) ? null : ` ${known}="${escaped(value)}"`;
  });
  return texts.includes(null) ? null : texts.join('');
}
