import type { ExpectationsAnswer } from '@inferbench/graphql-documents/answers';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { Figure } from '@inferbench/chart/figure';
import { drawLines } from '@inferbench/chart/lines';
import { tableOf } from '@inferbench/chart/table';
import { counted } from '@inferbench/units/english';
import { formatContext } from '@inferbench/units/format';
import { chipAddress } from '../address/pages.ts';
import { simulatedHead } from '../chart/simulated-head.ts';
import { formatTick } from '../words/numbers.ts';
import { chartPlace, type ChartedChip } from './chart-place.ts';

/** The largest batch of a chip and of its rivals over context, with its output in the numbers; null where no two contexts fit. */
export function batchFigure(
  chip: ChartedChip,
  { model, modelName, precision, collapse }: ExpectationsAnswer,
): Figure | null {
  const lines = (collapse?.curves ?? []).filter(({ contexts }) => contexts.length > 1);
  if (collapse === null || lines.length === 0) return null;
  const rows = collapse.curves.flatMap(({ label, contexts }) => contexts.map((at) => ({ label, ...at })));
  return {
    ...chartPlace(chip, 'batch'),
    query: { chip: chip.shortSlug, model },
    address: chipAddress(chip.shortSlug, { query: { model }, section: 'batch' }),
    head: simulatedHead({
      finding: collapse.title,
      slice: `Most users of ${modelName} in ${precisionNames(precision).short} that ${counted(collapse.chips, 'chip')} of each hold, over context`,
      notes: [...collapse.notes, 'A line ends where memory is full.'],
    }),
    draw: drawLines({
      lines: lines.map(({ label, contexts }, index) => ({
        name: label,
        strong: index === 0,
        points: contexts.map(({ context, users }) => ({ x: context, y: users })),
      })),
      x: { name: 'context, tokens (log2)', tick: formatContext, scale: 'LOG2' },
      y: { name: 'users that fit (log)', tick: formatTick, scale: 'LOG' },
    }),
    table: tableOf('Largest batch over context', rows, [
      ['Chip', ({ label }) => label],
      ['Context, tokens', ({ context }) => context, 'NUMBER'],
      ['Users that fit', ({ users }) => users, 'NUMBER'],
      ['Tokens/s of all', ({ all }) => all.value, 'NUMBER'],
      ['low', ({ all }) => all.low, 'NUMBER'],
      ['high', ({ all }) => all.high, 'NUMBER'],
    ]),
  };
}
