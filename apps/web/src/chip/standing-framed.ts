import { simulatedHead } from '../chart/simulated-head.ts';
import { tableOf } from '@inferbench/chart/table';
import type { Figure } from '@inferbench/chart/figure';
import { lengthsWords } from '../words/lengths.ts';
import { chartPlace, type ChartedChip } from './chart-place.ts';
import { type Standing, standingFinding } from './standing.ts';
import { standingDrawing } from './standing-drawing.ts';

interface StandingInput {
  chip: ChartedChip;
  standings: readonly Standing[];
  date: string | null;
}

/** A chip's place in every workload, in the frame of every chart. */
export function framedStanding({ chip, standings, date }: StandingInput): Figure {
  const at = standings[0]?.slice.at ?? 0;
  return {
    ...chartPlace(chip, 'standing'),
    head: simulatedHead({
      finding: standingFinding(chip.shortName, standings),
      slice: `Tokens/s per chip at ${at} tokens/s each as a share of the first’s, among systems of one size and kind; the coloured line is the error.`,
      date,
    }),
    draw: (drawn) => standingDrawing(standings, drawn),
    table: tableOf(`${chip.shortName} in every workload`, standings, [
      ['model', ({ slice }) => slice.modelName],
      ['lengths', ({ slice }) => lengthsWords(slice)],
      ['place', ({ row }) => row.place, 'NUMBER'],
      ['of', ({ row }) => row.of, 'NUMBER'],
      ['tokens/s per chip', ({ row }) => row.value, 'NUMBER'],
      ['low', ({ row }) => row.low, 'NUMBER'],
      ['high', ({ row }) => row.high, 'NUMBER'],
      ['leader', ({ rows }) => rows[0]?.value ?? null, 'NUMBER'],
      ['who leads by value', ({ rows }) => rows[0]?.label ?? null],
    ]),
  };
}
