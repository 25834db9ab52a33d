import { StackTable } from '../chart/table/stack-table.tsx';
import type { Unranked } from './unranked.ts';
import { pointAddress } from '../address/pages.ts';

const COLUMNS = [{ head: 'System' }, { head: 'Why', full: true }] as const;

/** List headed "Not ranked in this slice: five points, each with the reason." */
export function UnrankedList({ unranked }: { unranked: readonly Unranked[] }) {
  if (unranked.length === 0) return null;
  return (
    <details>
      <summary>
        Not ranked in this slice: {unranked.length} {unranked.length === 1 ? 'point' : 'points'}, each with
        the reason
      </summary>
      <StackTable
        caption="Points that do not rank in this slice"
        columns={COLUMNS}
        rows={unranked.map(({ pointId, system, reason }) => ({
          key: pointId,
          cells: [
            <a key="point" href={pointAddress(pointId)}>
              {system}
            </a>,
            reason,
          ],
        }))}
      />
    </details>
  );
}
