import { StackTable } from '../chart/table/stack-table.tsx';
import { type Board, type Group, groupColumns } from './board-columns.ts';
import { groupRows } from './group-rows.tsx';

/** Rows that stand open at every width, and those that follow open where the window is wide. */
const OPEN = 4;
const OPEN_WHERE_WIDE = 12;

interface GroupTableProps {
  group: Group;
  board: Board;
  /** Heads of columns stand above the first group and hold for all. */
  isFirst: boolean;
}

/** Systems of one group: the first ones, more of them where there is room, and the others folded. */
export function GroupTable({ group, board, isFirst }: GroupTableProps) {
  const rows = groupRows(group, board);
  const columns = groupColumns(board, false);
  const parts = [
    { name: 'where-wide', words: 'the next', rows: rows.slice(OPEN, OPEN_WHERE_WIDE) },
    { name: 'folded-rows', words: 'the other', rows: rows.slice(OPEN_WHERE_WIDE) },
  ].filter((part) => part.rows.length > 0);
  return (
    <>
      <StackTable caption={group.title} columns={groupColumns(board, isFirst)} rows={rows.slice(0, OPEN)} />
      {parts.map((part) => (
        <details key={part.name} className={part.name}>
          <summary>
            Show {part.words} {part.rows.length}
            <span className="hidden-word"> of {group.title.toLowerCase()}</span>
          </summary>
          <StackTable caption={`${group.title}, ${part.words}`} columns={columns} rows={part.rows} />
        </details>
      ))}
    </>
  );
}
