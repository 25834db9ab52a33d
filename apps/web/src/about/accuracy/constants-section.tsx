import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDuration } from '../../words/numbers.ts';
import type { AccuracyData, CalibrationData } from './accuracy-data.ts';
import { Section } from '../../frame/section.tsx';
import { TERA } from '@inferbench/units/si';
import { chipAddress } from '../../address/pages.ts';
import { stackNames } from '@inferbench/domain/catalogue/names';
import { phaseOfName } from './accuracy-words.ts';
import { linked } from '../../chart/table/linked.tsx';

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

const MATURITY_COLUMNS = [
  { head: 'Stack' },
  { head: 'Work' },
  { head: 'Times attainable', numeric: true },
  { head: 'Figures', numeric: true },
] as const;

const POWER_COLUMNS = [
  { head: 'Chip' },
  { head: 'Floor', unit: 'W', numeric: true },
  { head: 'Arithmetic', unit: 'pJ/FLOP at 16 bits', numeric: true },
  { head: 'Memory', unit: 'pJ/byte', numeric: true },
  { head: 'Figures', numeric: true },
] as const;

const BASIS_WORDS: Readonly<Record<CalibrationData['errorBars'][number]['basis'], string>> = {
  STACK: 'the version of the stack',
  FRAMEWORK: 'other versions',
  FAMILY: 'its family',
  UNSEEN: 'other families alone',
};

const BAR_COLUMNS = [
  { head: 'Regime' },
  { head: 'Known of' },
  { head: 'Error bar', numeric: true },
  { head: 'Figures', numeric: true },
] as const;

function Maturities({ maturities }: Pick<CalibrationData, 'maturities'>) {
  return (
    <>
      <h3 id="maturities">Maturity of software</h3>
      <p>
        How many times as long as the best public stack one takes, over all chips; below 1 where it is among
        the fifth of published figures that is faster. On one chip generation a stack can be further off.
      </p>
      {maturities.length === 0 ? (
        <p>None is fitted: every stack counts as the best one.</p>
      ) : (
        <StackTable
          caption="Maturity of software"
          columns={MATURITY_COLUMNS}
          rows={maturities.map(({ framework, version, phase, ratio, rows }) => ({
            key: `${framework} ${version} ${phase}`,
            cells: [stackNames(framework, version).long, phaseOfName(phase), formatValue(ratio), rows],
          }))}
        />
      )}
    </>
  );
}

function Power({ calibration, names }: { calibration: CalibrationData; names: AccuracyData['names'] }) {
  const { power, powerRows, powerShares } = calibration;
  return (
    <>
      <h3 id="power">Power</h3>
      <p>
        Watts = floor + arithmetic · FLOP/s + memory · B/s.{' '}
        {powerRows === 0
          ? 'No watts are fitted.'
          : `Fitted to ${formatNumber(powerRows)} published watts at the chips’ own sensors.`}{' '}
        Chips without published watts take shares of their limit: {formatPercent(powerShares.floor)} floor,{' '}
        {formatPercent(powerShares.compute)} arithmetic at peak, {formatPercent(powerShares.memory)} memory at
        full bandwidth.
      </p>
      {power.length === 0 ? null : (
        <StackTable
          caption="Power"
          columns={POWER_COLUMNS}
          rows={power.map(({ chip, floorWatts, joulesPerFlop, joulesPerByte, rows }) => ({
            key: chip,
            cells: [
              linked(chipAddress(chip), names[chip] ?? chip),
              formatValue(floorWatts),
              formatValue(joulesPerFlop * TERA),
              formatValue(joulesPerByte * TERA),
              rows,
            ],
          }))}
        />
      )}
    </>
  );
}

function ErrorBars({ errorBars }: Pick<CalibrationData, 'errorBars'>) {
  return (
    <>
      <h3 id="error-bars">Error bars</h3>
      {errorBars.length === 0 ? (
        <p>None is fitted.</p>
      ) : (
        <>
          <p>Two thirds of the held-out figures lie inside; simulated figures of the regime carry it.</p>
          <StackTable
            caption="Error bars"
            columns={BAR_COLUMNS}
            rows={errorBars.map(({ phase, basis, share, rows }) => ({
              key: `${phase} ${basis}`,
              cells: [
                phaseOfName(phase.toLowerCase()),
                BASIS_WORDS[basis],
                `± ${formatPercent(share)}`,
                rows,
              ],
            }))}
          />
        </>
      )}
    </>
  );
}
