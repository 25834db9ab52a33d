import type { ReactNode } from 'react';
import type { GlossaryKey } from '../../glossary/glossary.ts';

export interface Column {
  head: string;
  unit?: string | undefined;
  numeric?: boolean | undefined;
  /** Label before the value where the table is stacked, if head and unit are too long for it. */
  label?: string;
  term?: GlossaryKey;
  /** Address of the same table ranked by this column. */
  href?: string | undefined;
  /** Order in which its values stand, where it ranks the rows. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Takes the whole line where the table is stacked. */
  full?: boolean;
  /** Class that colours the swatch before its head. */
  vendor?: string;
}

export interface Row {
  key: string;
  id?: string;
  className?: string;
  /** One cell a column; the first is the row's header. */
  cells: readonly ReactNode[];
}

/** A column with what stands in it of a thing: a number and its unit, words on a line of their own where the table is stacked, or else. */
export type ColumnOf<Item> = readonly [
  head: string,
  cell: (item: Item, index: number) => ReactNode,
  form?: 'NUMBER' | 'FULL' | Omit<Column, 'head'>,
  unit?: string,
];

const FORMS = { NUMBER: { numeric: true }, FULL: { full: true } } as const;

/** Columns and rows of a table with a row a thing, each column beside what it shows; a row is named by its key or more. */
export function eachInRow<Item>(
  items: readonly Item[],
  named: (item: Item, index: number) => string | Omit<Row, 'cells'>,
  columns: readonly ColumnOf<Item>[],
): { columns: Column[]; rows: Row[] } {
  return {
    columns: columns.map(([head, , form, unit]) => ({
      head,
      unit,
      ...(typeof form === 'string' ? FORMS[form] : form),
    })),
    rows: items.map((item, index) => {
      const name = named(item, index);
      const cells = columns.map(([, cell]) => cell(item, index));
      return { ...(typeof name === 'string' ? { key: name } : name), cells };
    }),
  };
}
