import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { formatNumber } from '@inferbench/units/format';
import { counted, listed } from '@inferbench/units/english';
import type { ShownFigure } from '../load/shape.ts';
import { rangeWords } from '../verdict/sentences.ts';
import { refusedWords } from './absent.ts';
import type { RowOfRun } from './columns.ts';
import { groupOf } from './groups.ts';
import type { BoardColumn } from './request.ts';
import type { BoardAbsent, BoardGroup } from './shape.ts';
import {
  outputPerChip,
  servedOn,
  type Simulable,
  simulableOf,
  simulatedRow,
  unobservedChips,
} from './simulated.ts';
import type { BoardSlice } from './systems.ts';

interface Beside {
  slice: BoardSlice;
  model: string;
  chips: number;
  by: BoardColumn;
  /** Observed rows of the board. */
  rows: readonly RowOfRun[];
  cells: (chip: string) => ShownFigure;
  catalogue: CatalogueView;
}

/** Chips that nobody ran here, simulated, with what the simulation does where runs can check it; null where nothing is simulated. */
export function simulatedBeside(beside: Beside): { groups: BoardGroup[]; absent: BoardAbsent[] } | null {
  const { slice, model, chips, by, rows, catalogue, cells } = beside;
  const of = simulableOf(slice, model, catalogue);
  if (of === null) return null;
  const observed = new Set(rows.map(({ row }) => row.chip));
  const { simulated, more } = unobservedChips(observed, chips, catalogue);
  const outcomes = simulated.map((chip) => ({
    chip,
    outcome: servedOn(chip.slug, chips, { slice, of, catalogue }),
  }));
  const shown = outcomes.flatMap(({ chip, outcome }) =>
    outcome.ok ? [simulatedRow(outcome.value, chip, { catalogue, flexibility: cells(chip.slug) })] : [],
  );
  const note = [
    'Places of their own.',
    shown.some(({ rate }) => rate === 0) ? 'A family with few public runs has a range, and no place.' : '',
    checkWords(beside, of),
    more === 0
      ? ''
      : `${counted(more, 'more chip')} of less bandwidth ${more === 1 ? 'is' : 'are'} not simulated here.`,
  ];
  return {
    groups:
      shown.length === 0
        ? []
        : [
            groupOf(shown, chips, {
              slice,
              by,
              simulated: true,
              note: note.filter((words) => words !== '').join(' '),
            }),
          ],
    absent: refusedWords(
      outcomes.flatMap(({ chip, outcome }) => (outcome.ok ? [] : [{ chip, error: outcome.error }])),
      chips,
    ),
  };
}

/** "Where runs here can check it, the simulation is 1.1 to 1.3 times as high (B200 279, H200 193)." */
function checkWords({ slice, chips, rows, catalogue }: Beside, of: Simulable): string {
  const best = new Map<string, RowOfRun>();
  for (const row of rows)
    if (row.row.chips === chips && row.rate > (best.get(row.row.chip)?.rate ?? 0))
      best.set(row.row.chip, row);
  const checked = [...best.values()].flatMap(({ row, rate }) => {
    const outcome = servedOn(row.chip, chips, { slice, of, catalogue });
    return outcome.ok
      ? [
          {
            label: row.label,
            output: outputPerChip(outcome.value),
            ratio: outputPerChip(outcome.value) / rate,
          },
        ]
      : [];
  });
  if (checked.length === 0) return '';
  const ratios = checked.map(({ ratio }) => ratio);
  const named = listed(checked.map(({ label, output }) => `${label} ${formatNumber(Math.round(output))}`));
  return `Against the best runs here the simulation gives ${rangeWords(Math.min(...ratios), Math.max(...ratios))} times their output (${named}).`;
}
