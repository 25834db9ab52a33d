import { modelAddress, pointAddress } from '../address/pages.ts';
import { nameSlug } from '@inferbench/domain/names';
import { formatValue } from '@inferbench/units/format';
import { StackTable } from '../table/stack-table.tsx';
import type { Row } from '../table/table-parts.ts';
import { lengthsWords } from '../words/lengths.ts';
import type { Standing } from './standing.ts';

const COLUMNS = [
  { head: 'Workload', full: true },
  { head: 'Output', unit: 'tokens/s per chip', numeric: true },
  { head: 'System' },
  { head: 'Beside the simulation', full: true },
] as const;

/** What others published of the chip in the same workloads, beside what the simulator expects. */
export function PublishedSection({ standings }: { standings: readonly Standing[] }) {
  const rows = standings.flatMap((standing) => rowOf(standing) ?? []);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="published">
      <header>
        <h2 id="published">Published output</h2>
        <p className="note">The best published point that gives each user the same speed.</p>
      </header>
      <StackTable caption="Published output of the chip in these workloads" columns={COLUMNS} rows={rows} />
    </section>
  );
}

function rowOf({ slice, published, row }: Standing): Row | null {
  if (published === null) return null;
  const value = formatValue(published.value);
  return {
    key: `${slice.model} ${slice.inputTokens}`,
    cells: [
      <a key="model" href={modelAddress(nameSlug(slice.model))}>
        {slice.modelName}, {lengthsWords(slice)}
      </a>,
      published.pointId === null ? (
        value
      ) : (
        <a key="point" href={pointAddress(published.pointId)}>
          {value}
        </a>
      ),
      published.system,
      published.comparison ?? `simulated at the same speed: ${formatValue(row.value)}`,
    ],
  };
}
