import { modelAddress, pointAddress } from '../address/pages.ts';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { formatValue } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { lengthsWords } from '../words/lengths.ts';
import type { Standing } from './standing.ts';
import { Section } from '../frame/section.tsx';

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
    <Section
      id="published"
      title="Published output"
      note="The best published point that gives each user the same speed."
    >
      <StackTable caption="Published output of the chip in these workloads" columns={COLUMNS} rows={rows} />
    </Section>
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
