import { StackTable } from './stack-table.tsx';
import type { Column, Row } from './table-parts.ts';

interface FoldedTableProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Rows that stand open; the others are folded. */
  shown?: number;
  /** Word for a row: "point"; the caption says it where it is left out. */
  word?: string;
}

/** A table whose tail is folded: a page stays short, and a phone lays out what is read. */
export function FoldedTable({ caption, columns, rows, shown = 8, word }: FoldedTableProps) {
  const more = rows.slice(shown);
  // Links of heads stand once.
  const plain = columns.map((column) => ({ ...column, href: undefined }));
  return (
    <>
      <StackTable caption={caption} columns={columns} rows={rows.slice(0, shown)} />
      {more.length === 0 ? null : (
        <details>
          <summary>
            {more.length} more
            {word === undefined ? (
              <span className="hidden-word"> of {caption.toLowerCase()}</span>
            ) : (
              ` ${word}${more.length === 1 ? '' : 's'}`
            )}
          </summary>
          <StackTable caption={`${caption}, the others`} columns={plain} rows={more} />
        </details>
      )}
    </>
  );
}
