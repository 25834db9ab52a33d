import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';

type SourceRow = PointResult['provenance']['rows'][number];

const COLUMNS = [
  { head: 'Row' },
  { head: 'Metric' },
  { head: 'Value', numeric: true },
  { head: 'Statistic' },
  { head: 'Section', full: true },
] as const;

export function RowsTable({ rows, source = null }: { rows: readonly SourceRow[]; source?: string | null }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{source === null ? 'Published figures behind it' : 'The same point in another publication'}</h3>
      {source === null ? null : (
        <p className="note">{source}. No second witness: both show one series of runs.</p>
      )}
      <StackTable
        caption={source === null ? 'Published figures behind this point' : `The same point in ${source}`}
        columns={COLUMNS}
        rows={rows.map(({ id, metric, value, statistic, section }) => ({
          key: `${id} ${metric} ${statistic ?? ''}`,
          id: `${id}-${metric}-${statistic ?? 'value'}`.replaceAll(/[^a-z0-9]+/gi, '-'),
          cells: [
            <code key="id">{id}</code>,
            <code key="metric">{metric}</code>,
            formatValue(value),
            statistic ?? 'not stated',
            section ?? 'not stated',
          ],
        }))}
      />
      <p className="note">Units end the name of a metric. Ids are rows of our measurement list.</p>
    </>
  );
}
