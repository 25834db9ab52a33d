import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainRows } from './plain-rows.ts';
import { StackTable } from './stack-table.tsx';

const COLUMNS = [{ head: 'Name' }, { head: 'Rate', unit: 'per <chip>', numeric: true, full: true }];
const rows = (cell: ReactNode) => [{ key: 'a', id: 'row', cells: [cell, 4.5] }];
const link = (words: string) => createElement('a', { href: `/?a=1&b="${words}"` }, words);
/** A component is no plain cell: a table that holds one is made of elements. */
const Shown = ({ cell }: { cell: ReactNode }) => cell;
const element = (cell: ReactNode) => createElement(Shown, { cell });
const sub = createElement('span', { className: 'sub', title: '"<' }, 'below');
const table = (cell: ReactNode) =>
  renderToStaticMarkup(createElement(StackTable, { caption: 'c', columns: COLUMNS, rows: rows(cell) }));

test.each([
  'a & "b" <script>',
  7,
  null,
  false,
  link('<x>'),
  createElement(Fragment, null, link('x'), sub),
  createElement('abbr', { title: 'why' }, sub),
  createElement('svg', { viewBox: '0 0 1 1', 'aria-hidden': 'true' }, createElement('path', { d: 'M0 0H1' })),
])('rows of words, numbers and plain elements read as if each cell were an element', (cell) => {
  expect(plainRows(COLUMNS, rows(cell))).not.toBeNull();
  expect(plainRows(COLUMNS, rows(element(cell)))).toBeNull();
  expect(table(cell)).toBe(table(element(cell)));
});

test('what acts, or is more than markup says, stays an element', () => {
  expect(plainRows(COLUMNS, rows(createElement('a', { href: '/', download: true }, 'x')))).toBeNull();
  expect(plainRows(COLUMNS, rows(createElement('a', { href: 'javascript:alert(1)' }, 'x')))).toBeNull();
});
