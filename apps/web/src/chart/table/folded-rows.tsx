import { StackTable } from './stack-table.tsx';
import type { Column, Row } from './table-parts.ts';

interface FoldedRowsProps {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  shown?: number;
}

/** A table of which the first rows are read, and the others folded below it. */
export function FoldedRows({ title, columns, rows, shown = 8 }: FoldedRowsProps) {
  const more = rows.slice(shown);
  return (
    <>
      <StackTable caption={title} columns={columns} rows={rows.slice(0, shown)} />
      {more.length === 0 ? null : (
        <details>
          <summary>
            {more.length} more<span className="hidden-word"> of {title.toLowerCase()}</span>
          </summary>
          <StackTable caption={`${title}, the others`} columns={columns} rows={more} />
        </details>
      )}
    </>
  );
}
