import { formatPercent, formatValue } from '@inferbench/units/format';
import { BOUNDARY_WORDS } from '../words/words.ts';
import { FoldedTable } from '../chart/table/folded-table.tsx';
import type { ChipData } from './chip-data.ts';
import { sourceCell } from './source-cell.tsx';
import { pointAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';

const MEASURED_COLUMNS = [
  { head: 'Point' },
  { head: 'Boundary' },
  { head: 'Power', unit: 'W per chip', numeric: true },
  { head: 'Share of TDP', numeric: true },
] as const;

const READING_COLUMNS = [
  { head: 'What ran', full: true },
  { head: 'Metered' },
  { head: 'Power', unit: 'W', numeric: true },
  { head: 'Confidence' },
  { head: 'Source' },
] as const;

/** Power of points and published readings; a TDP is a limit and never stands in for a measurement. */
export function PowerSection({ chip }: { chip: ChipData }) {
  const tdp = chip.power?.tdpWatts ?? null;
  return (
    <Section
      id="power"
      title="Power"
      note={
        tdp === null ? 'No TDP is published.' : `TDP ${formatValue(tdp)} W, a limit and not a measurement.`
      }
    >
      <MeasuredPower chip={chip} tdp={tdp} />
      {chip.powerReadings.length === 0 ? null : (
        <>
          <h3>Published readings</h3>
          <FoldedTable
            caption="Power under loads, as published"
            columns={READING_COLUMNS}
            word="reading"
            rows={chip.powerReadings.map(({ what, watts, scope, confidence, sourceKey }) => ({
              key: `${what} ${scope} ${watts.join()}`,
              cells: [
                what,
                scope,
                watts.map(formatValue).join(' / '),
                confidence,
                sourceCell(sourceKey, chip.sources),
              ],
            }))}
          />
        </>
      )}
    </Section>
  );
}

function MeasuredPower({ chip, tdp }: { chip: ChipData; tdp: number | null }) {
  const measured = chip.points.flatMap((point) =>
    point.averageWatts === null ? [] : [{ ...point, wattsPerChip: point.averageWatts / point.chips }],
  );
  if (measured.length === 0) return <p>No point of this chip has measured power.</p>;
  return (
    <FoldedTable
      caption="Power of points"
      columns={MEASURED_COLUMNS}
      word="point"
      rows={measured.map((point) => ({
        key: point.id,
        cells: [
          linked(pointAddress(point.id), point.label),
          BOUNDARY_WORDS[point.powerBoundary ?? ''] ?? 'not stated',
          formatValue(point.wattsPerChip),
          tdp === null ? 'no TDP' : formatPercent(point.wattsPerChip / tdp),
        ],
      }))}
    />
  );
}
