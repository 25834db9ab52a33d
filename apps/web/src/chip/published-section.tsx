import { modelAddress, pointAddress } from '../address/pages.ts';
import { counted } from '@inferbench/units/english';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { formatValue } from '@inferbench/units/format';
import type { Row } from '../chart/table/table-parts.ts';
import { TableSection } from '../frame/table-section.tsx';
import { lengthsWords } from '../words/lengths.ts';
import { sharedPlace, type Standing, type Standings } from './standing.ts';
import { linked } from '../chart/table/linked.tsx';

const COLUMNS = [
  { head: 'Workload', full: true },
  { head: 'Place' },
  { head: 'Output', unit: 'tokens/s per chip', numeric: true },
  { head: 'Run', full: true },
  { head: 'Beside the simulation', full: true },
] as const;

/** Places of the chip by published runs, each beside what the simulator expects of the same load. */
export function PublishedSection({ published, simulated }: Standings) {
  const [first] = published;
  if (first === undefined) return null;
  return (
    <TableSection
      id="published"
      title="By published runs"
      note={`Each user at ${formatValue(first.slice.at)} tokens/s or more.`}
      caption="Places by published runs"
      columns={COLUMNS}
      rows={published.map((one) => rowOf(one, simulated))}
    />
  );
}

function rowOf({ slice, row, rows }: Standing, simulated: readonly Standing[]): Row {
  const value = formatValue(row.value);
  const same = simulated.find((one) => one.slice === slice);
  return {
    key: `${slice.model} ${slice.inputTokens} ${row.key}`,
    cells: [
      linked(modelAddress(nameSlug(slice.model)), `${slice.modelName}, ${lengthsWords(slice)}`),
      row.of < 2 ? 'alone in its class' : sharedPlace({ row, rows }),
      row.pointId === null ? value : linked(pointAddress(row.pointId), value),
      row.ran ?? row.system,
      row.comparison ??
        (same === undefined
          ? 'not simulated'
          : `simulated at the same speed: ${formatValue(same.row.value)} on ${counted(same.slice.chips, 'chip')}`),
    ],
  };
}
