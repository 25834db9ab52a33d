import type { Chip } from '@inferbench/domain/chips/chip';
import type { BasisRow } from './shape.ts';
import type { ShownFigure, TradeoffChart } from '../load/shape.ts';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { counted } from '@inferbench/units/english';
import { formatPercent, formatUsd } from '@inferbench/units/format';
import { speedWords } from '../load/slice-words.ts';
import type { ComparedSide } from './sides.ts';
import { formatShown } from './shown-value.ts';

type Cell = BasisRow['cells'][number];

/** What is measured, published and simulated, per figure and side: a verdict is as strong as its weaker side. */
export function basisRows(
  chips: readonly Chip[],
  sides: readonly ComparedSide[],
  { slice }: TradeoffChart,
): BasisRow[] {
  return [
    { title: 'Speed over context', cells: chips.map(() => ({ kind: 'SIMULATED', words: 'simulated' })) },
    {
      title: `Output at ${speedWords(slice.at)} tokens/s each`,
      cells: sides.map(({ output }) => figureCell(output, formatShown('OUTPUT', output.value))),
    },
    {
      title: 'Energy',
      cells: sides.map(({ energy }) => figureCell(energy, `${formatShown('ENERGY', energy.value)} J`)),
    },
    { title: 'Price of an hour', cells: chips.map(priceCell) },
    {
      title: 'Held-out error of the simulator',
      cells: chips.map((chip, i) => errorCell(chip, sides[i]?.errorBar ?? null)),
    },
  ];
}

/** "simulated: 284, B200 ×8"; in words where there is none. */
function figureCell({ value, kind, words }: ShownFigure, shown: string): Cell {
  return value === null || kind === null
    ? { kind: null, words }
    : { kind, words: words === '' ? shown : `${shown}, ${words}` };
}

function priceCell(chip: Chip): Cell {
  const { rental, contract } = pricesOf(chip);
  if (rental !== null) return { kind: 'REPORTED', words: rental.label.replace(/^.*?, /, '') };
  if (contract !== null && contract !== undefined)
    return {
      kind: null,
      words: `none on demand; a 3-year contract is estimated at ${formatUsd(contract.usdPerChipHour)} an hour`,
    };
  const offers = chip.rentalOffers.length;
  return {
    kind: null,
    words: offers === 0 ? 'none published' : `none on demand; ${counted(offers, 'other offer')}`,
  };
}

function errorCell(chip: Chip, errorBar: number | null): Cell {
  if (!isCalibrated(chip))
    return { kind: null, words: 'not calibrated: no constants of its family are fitted to runs' };
  return errorBar === null
    ? { kind: null, words: 'not simulated here' }
    : { kind: 'SIMULATED', words: `${formatPercent(errorBar)} of a time, from runs held out` };
}
