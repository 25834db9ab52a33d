import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { formatDuration } from '../../words/numbers.ts';
import type { AccuracyData, CalibrationData } from './accuracy-data.ts';
import { Section } from '../../frame/section.tsx';
import { TERA } from '@inferbench/units/si';
import { chipAddress } from '../../address/pages.ts';
import { stackNames } from '@inferbench/domain/catalogue/names';
import { phaseOfName } from './accuracy-words.ts';
import { linked } from '../../chart/table/linked.tsx';

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
        {...eachInRow(constants, ({ name }) => name, [
          ['Constant', ({ name }) => <code>{name}</code>],
          [
            'Value',
            ({ value, unit }) => (unit === 's' ? formatDuration(value) : formatPercent(value)),
            'NUMBER',
          ],
          ['What of', ({ meaning }) => meaning, 'FULL'],
          ['Provenance', () => provenance],
        ])}
      />
      <Maturities maturities={maturities} />
      <Power calibration={calibration} names={names} />
      <ErrorBars errorBars={errorBars} />
    </Section>
  );
}

const BASIS_WORDS: Readonly<Record<CalibrationData['errorBars'][number]['basis'], string>> = {
  STACK: 'the version of the stack',
  FRAMEWORK: 'other versions',
  FAMILY: 'its family',
  UNSEEN: 'other families alone',
};

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
          {...eachInRow(maturities, ({ framework, version, phase }) => `${framework} ${version} ${phase}`, [
            ['Stack', ({ framework, version }) => stackNames(framework, version).long],
            ['Work', ({ phase }) => phaseOfName(phase)],
            ['Times attainable', ({ ratio }) => formatValue(ratio), 'NUMBER'],
            ['Figures', ({ rows }) => rows, 'NUMBER'],
          ])}
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
          {...eachInRow(power, ({ chip }) => chip, [
            ['Chip', ({ chip }) => linked(chipAddress(chip), names[chip] ?? chip)],
            ['Floor', ({ floorWatts }) => formatValue(floorWatts), 'NUMBER', 'W'],
            [
              'Arithmetic',
              ({ joulesPerFlop }) => formatValue(joulesPerFlop * TERA),
              'NUMBER',
              'pJ/FLOP at 16 bits',
            ],
            ['Memory', ({ joulesPerByte }) => formatValue(joulesPerByte * TERA), 'NUMBER', 'pJ/byte'],
            ['Figures', ({ rows }) => rows, 'NUMBER'],
          ])}
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
            {...eachInRow(errorBars, ({ phase, basis }) => `${phase} ${basis}`, [
              ['Regime', ({ phase }) => phaseOfName(phase.toLowerCase())],
              ['Known of', ({ basis }) => BASIS_WORDS[basis]],
              ['Error bar', ({ share }) => `± ${formatPercent(share)}`, 'NUMBER'],
              ['Figures', ({ rows }) => rows, 'NUMBER'],
            ])}
          />
        </>
      )}
    </>
  );
}
