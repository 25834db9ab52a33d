import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { GIGA, MS_PER_SEC } from '@inferbench/units/si';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { known, formatTops } from '../words/numbers.ts';
import type { ChipData } from './chip-data.ts';

type Behaviour = ChipData['behaviour'];

/** Weights of a model first, so that the rows grow with the chips. */
export function SramTable({ rows }: { rows: Behaviour['sram'] }) {
  return (
    <StackTable
      caption="Chips that each model needs"
      {...eachInRow(
        rows.toSorted((a, b) => a.weightBytes - b.weightBytes || a.model.localeCompare(b.model)),
        ({ model }) => model,
        [
          ['Model', ({ modelName }) => modelName],
          ['Weights', ({ weightBytes }) => formatValue(weightBytes / GIGA), 'NUMBER', 'GB'],
          ['In SRAM', ({ sramChips }) => known(sramChips, formatNumber, 'not published'), 'NUMBER', 'chips'],
          ['Fewest', ({ chips }) => known(chips, formatNumber, 'over 1,024'), 'NUMBER', 'chips'],
          ['Fastest placement', ({ placement }) => placement ?? 'none'],
          [
            'Token',
            ({ decodeSec }) => (decodeSec === null ? 'none' : formatValue(decodeSec * MS_PER_SEC)),
            'NUMBER',
            'ms',
          ],
        ],
      )}
    />
  );
}

export function PassesTable({ rows }: { rows: Behaviour['passes'] }) {
  return (
    <StackTable
      caption="Passes through the arrays by precision"
      {...eachInRow(rows, (row) => String(row.bits), [
        ['Inputs and weights', (row) => `${formatNumber(row.bits)} bits`],
        ['Passes: inputs ÷ DAC · weights ÷ cell', (row) => row.arithmetic, 'FULL'],
        ['ADC', (row) => formatNumber(row.adcBits), 'NUMBER', 'bits'],
        ['Lossless', (row) => known(row.losslessAdcBits, formatNumber, 'not published'), 'NUMBER', 'bits'],
        ['Row groups without loss', (row) => known(row.rowGroups, formatNumber, 'not published'), 'NUMBER'],
        [
          'Dense rate',
          (row) =>
            row.opsPerSec === null
              ? 'none'
              : `${formatTops(row.opsPerSec)} ${row.published ? 'published' : 'by passes'}`,
          'NUMBER',
          'TOPS',
        ],
      ])}
    />
  );
}

export function SectionsTable({ rows }: { rows: Behaviour['sections'] }) {
  return (
    <StackTable
      caption="Sections and configurations by batch"
      {...eachInRow(rows, (row) => String(row.batch), [
        ['Batch', (row) => `batch ${formatNumber(row.batch)}`],
        ['Sections of a layer', (row) => formatNumber(row.sections), 'NUMBER'],
        ['Configurations', (row) => formatNumber(row.configurations), 'NUMBER'],
        ['Loads of a step', (row) => formatNumber(row.loads), 'NUMBER'],
        ['Step', (row) => formatValue(row.stepSec * MS_PER_SEC), 'NUMBER', 'ms'],
        ['Waiting for loads', (row) => formatPercent(row.reconfigurationShare), 'NUMBER'],
      ])}
    />
  );
}
