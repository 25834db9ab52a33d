import { formatNumber, formatPercent } from '@inferbench/units/format';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDuration } from '../../words/numbers.ts';
import type { AccuracyData, CalibrationData } from './accuracy-data.ts';
import { ErrorBars, Maturities, Power } from './fitted-tables.tsx';
import { Section } from '../../frame/section.tsx';

const CONSTANT_COLUMNS = [
  { head: 'Constant' },
  { head: 'Value', numeric: true },
  { head: 'What of', full: true },
  { head: 'Provenance' },
] as const;

export function ConstantsSection({
  calibration,
  names,
}: {
  calibration: CalibrationData;
  names: AccuracyData['names'];
}) {
  const { date, latencyRows, constants, maturities, errorBars } = calibration;
  const provenance =
    latencyRows === 0 ? 'default' : `fitted ${date} to ${formatNumber(latencyRows)} times and rates`;
  return (
    <Section
      id="constants"
      title="Constants"
      note="One set for all GPUs; hardware, numbers, layers and stacks multiply it by effects of their own, none belongs to a model."
    >
      <StackTable
        caption="Constants"
        columns={CONSTANT_COLUMNS}
        rows={constants.map(({ name, value, unit, meaning }) => ({
          key: name,
          cells: [
            <code key="name">{name}</code>,
            unit === 's' ? formatDuration(value) : formatPercent(value),
            meaning,
            provenance,
          ],
        }))}
      />
      <Maturities maturities={maturities} />
      <Power calibration={calibration} names={names} />
      <ErrorBars errorBars={errorBars} />
    </Section>
  );
}
