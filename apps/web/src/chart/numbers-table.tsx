import type { Table } from '@inferbench/chart/table';
import { tableText } from '@inferbench/chart/table-html';

/** The numbers of a figure; a wide one scrolls in its own region. */
export function NumbersTable({ table }: { table: Table }) {
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
