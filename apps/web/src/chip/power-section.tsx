import { formatPercent, formatValue } from '@inferbench/units/format';
import { BOUNDARY_WORDS } from '../words/words.ts';
import { FoldedTable } from '../chart/table/folded-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import type { ChipData } from './chip-data.ts';
import { sourceCell } from './source-cell.tsx';
import { pointAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';

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
            word="reading"
            {...eachInRow(
              chip.powerReadings,
              ({ what, watts, scope }) => `${what} ${scope} ${watts.join()}`,
              [
                ['What ran', ({ what }) => what, 'FULL'],
                ['Metered', ({ scope }) => scope],
                ['Power', ({ watts }) => watts.map(formatValue).join(' / '), 'NUMBER', 'W'],
                ['Confidence', ({ confidence }) => confidence],
                ['Source', ({ sourceKey }) => sourceCell(sourceKey, chip.sources)],
              ],
            )}
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
  if (measured.length === 0) return <p>No result of this chip has measured power.</p>;
  return (
    <FoldedTable
      caption="Power of results"
      word="result"
      {...eachInRow(measured, (point) => point.id, [
        ['Result', (point) => linked(pointAddress(point.id), point.label)],
        ['Boundary', (point) => BOUNDARY_WORDS[point.powerBoundary ?? ''] ?? 'not stated'],
        ['Power', (point) => formatValue(point.wattsPerChip), 'NUMBER', 'W per chip'],
        [
          'Share of TDP',
          (point) => (tdp === null ? 'no TDP' : formatPercent(point.wattsPerChip / tdp)),
          'NUMBER',
        ],
      ])}
    />
  );
}
