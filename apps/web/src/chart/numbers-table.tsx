import type { Table } from '@inferbench/chart/table';
import { tableText } from '@inferbench/chart/table-html';
import { ReadyMarkup } from './ready/ready-markup.tsx';
import { sentOnce } from './ready/sent-once.ts';

/** The numbers of a figure; a wide one scrolls in its own region. */
export function NumbersTable({ table }: { table: Table }) {
  return (
    <ReadyMarkup
      of="div"
      className="scrolls"
      tabIndex={0}
      role="region"
      aria-label={`${table.caption}, scrolls sideways`}
      ready={sentOnce(tableText(table))}
    />
  );
}
