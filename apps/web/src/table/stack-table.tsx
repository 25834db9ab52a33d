import type { ReactNode } from 'react';
import type { GlossaryKey } from '../glossary/glossary.ts';
import { Term } from '../glossary/term.tsx';

export interface Column {
  head: string;
  unit?: string;
  numeric?: boolean;
  /** Before the value where the table is stacked, if head and unit are too long for it. */
  label?: string;
  /** Its meaning stands behind the head. */
  term?: GlossaryKey;
  /** Takes the whole line where the table is stacked. */
  full?: boolean;
}

export interface Row {
  key: string;
  /** Anchor of the row. */
  id?: string;
  className?: string;
  /** One cell a column; the first is the row's header. */
  cells: readonly ReactNode[];
}

interface StackTableProps {
  /** Said to those who do not see the heading above. */
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** On narrow screens each row becomes a block of labels and values; explicit roles keep it a table for everybody. */
export function StackTable({ caption, columns, rows }: StackTableProps) {
  return (
    <table className="stack" role="table">
      <caption className="hidden-word">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, unit, numeric, term }) => (
            <th key={head} scope="col" role="columnheader" className={numeric ? 'num' : undefined}>
              {term === undefined ? head : <Term of={term}>{head}</Term>}
              {unit === undefined ? null : <span className="unit">{unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
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
    </table>
  );
}

function BodyCell({ column, first, children }: { column: Column; first: boolean; children: ReactNode }) {
  if (first)
    return (
      <th scope="row" role="rowheader">
        {children}
      </th>
    );
  const label = column.label ?? (column.unit === undefined ? column.head : `${column.head}, ${column.unit}`);
  const classes = [column.numeric ? 'num' : '', column.full ? 'full' : ''].filter((name) => name !== '');
  return (
    <td role="cell" data-label={label} className={classes.length === 0 ? undefined : classes.join(' ')}>
      {children}
    </td>
  );
}
