import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { GIGA, MS_PER_SEC } from '@inferbench/units/si';
import { StackTable } from '../chart/table/stack-table.tsx';
import { formatTops } from '../words/numbers.ts';
import type { ChipData } from './chip-data.ts';

type Behaviour = ChipData['behaviour'];

/** Weights of a model first, so that the rows grow with the chips. */
export function SramTable({ rows }: { rows: Behaviour['sram'] }) {
  return (
    <StackTable
      caption="Chips that each model needs"
      columns={[
        { head: 'Model' },
        { head: 'Weights', unit: 'GB', numeric: true },
        { head: 'In SRAM', unit: 'chips', numeric: true },
        { head: 'Fewest', unit: 'chips', numeric: true },
        { head: 'Fastest placement' },
        { head: 'Token', unit: 'ms', numeric: true },
      ]}
      rows={rows
        .toSorted((a, b) => a.weightBytes - b.weightBytes || a.model.localeCompare(b.model))
        .map(({ model, modelName, weightBytes, sramChips, chips, placement, decodeSec }) => ({
          key: model,
          cells: [
            modelName,
            formatValue(weightBytes / GIGA),
            sramChips === null ? 'not published' : formatNumber(sramChips),
            chips === null ? 'over 1,024' : formatNumber(chips),
            placement ?? 'none',
            decodeSec === null ? 'none' : formatValue(decodeSec * MS_PER_SEC),
          ],
        }))}
    />
  );
}

export function PassesTable({ rows }: { rows: Behaviour['passes'] }) {
  return (
    <StackTable
      caption="Passes through the arrays by precision"
      columns={[
        { head: 'Inputs and weights' },
        { head: 'Passes: inputs ÷ DAC · weights ÷ cell', full: true },
        { head: 'ADC', unit: 'bits', numeric: true },
        { head: 'Lossless', unit: 'bits', numeric: true },
        { head: 'Row groups without loss', numeric: true },
        { head: 'Dense rate', unit: 'TOPS', numeric: true },
      ]}
      rows={rows.map((row) => ({
        key: String(row.bits),
        cells: [
          `${formatNumber(row.bits)} bits`,
          row.arithmetic,
          formatNumber(row.adcBits),
          row.losslessAdcBits === null ? 'not published' : formatNumber(row.losslessAdcBits),
          row.rowGroups === null ? 'not published' : formatNumber(row.rowGroups),
          row.opsPerSec === null
            ? 'none'
            : `${formatTops(row.opsPerSec)} ${row.published ? 'published' : 'by passes'}`,
        ],
      }))}
    />
  );
}

export function SectionsTable({ rows }: { rows: Behaviour['sections'] }) {
  return (
    <StackTable
      caption="Sections and configurations by batch"
      columns={[
        { head: 'Batch' },
        { head: 'Sections of a layer', numeric: true },
        { head: 'Configurations', numeric: true },
        { head: 'Loads of a step', numeric: true },
        { head: 'Step', unit: 'ms', numeric: true },
        { head: 'Waiting for loads', numeric: true },
      ]}
      rows={rows.map((row) => ({
        key: String(row.batch),
        cells: [
          `batch ${formatNumber(row.batch)}`,
          formatNumber(row.sections),
          formatNumber(row.configurations),
          formatNumber(row.loads),
          formatValue(row.stepSec * MS_PER_SEC),
          formatPercent(row.reconfigurationShare),
        ],
      }))}
    />
  );
}
