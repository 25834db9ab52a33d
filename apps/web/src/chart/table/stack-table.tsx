import type { ReactNode } from 'react';
import { Term } from '../../glossary/term.tsx';
import { ReadyMarkup } from '../ready/ready-markup.tsx';
import { sentOnce } from '../ready/sent-once.ts';
import { classOf, labelOf, plainRows } from './plain-rows.ts';
import type { Column, Row } from './table-parts.ts';

export interface StackTableProps {
  /** Said to those who do not see the heading above. */
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/**
 * Table of which, on narrow screens, each row becomes a block of labels and values; explicit roles keep it a table
 * for everybody.
 */
export function StackTable({ caption, columns, rows }: StackTableProps) {
  return (
    <table className="stack" role="table">
      <caption className="hidden-word">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.head} of={column} />
          ))}
        </tr>
      </thead>
      <Body columns={columns} rows={rows} />
    </table>
  );
}

function Head({ of: { head, unit, numeric, term, href, sorted, vendor } }: { of: Column }) {
  return (
    <th scope="col" role="columnheader" className={numeric ? 'num' : undefined} aria-sort={sorted}>
      {vendor === undefined ? null : <span className={`swatch ${vendor}`} />}
      {href === undefined ? null : <a href={href}>{head}</a>}
      {term === undefined ? null : <Term of={term}>{head}</Term>}
      {href === undefined && term === undefined ? head : null}
      {unit === undefined ? null : <span className="unit">{unit}</span>}
    </th>
  );
}

function Body({ columns, rows }: Omit<StackTableProps, 'caption'>) {
  const plain = plainRows(columns, rows);
  if (plain !== null) return <ReadyMarkup of="tbody" role="rowgroup" ready={sentOnce(plain)} />;
  return (
    <tbody role="rowgroup">
      {rows.map(({ key, id, className, cells }) => (
        <tr key={key} role="row" className={className} {...(id === undefined ? {} : { id })}>
          {columns.map((column, index) => (
            <BodyCell key={column.head} column={column} first={index === 0}>
              {cells[index]}
            </BodyCell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function BodyCell({ column, first, children }: { column: Column; first: boolean; children: ReactNode }) {
  if (first)
    return (
      <th scope="row" role="rowheader">
        {children}
      </th>
    );
  return (
    <td role="cell" data-label={labelOf(column)} className={classOf(column)}>
      {children}
    </td>
  );
}
