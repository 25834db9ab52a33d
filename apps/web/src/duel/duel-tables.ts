import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { pointAddress } from '../address/pages.ts';
import { type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
import type { DrawnDuel } from './drawn-duel.ts';

/** Contexts that the page shows; the file has every sample. */
const isShown = (context: number, last: number) => context === last || Number.isInteger(Math.log2(context));

/** Ratios at powers of two, and those of published points. */
export function ratioTable(duel: DrawnDuel): FigureTable {
  return tableOf(duel, (context, last) => isShown(context, last));
}

/** Every sample. */
export function sampleTable(duel: DrawnDuel): FigureTable {
  return tableOf(duel, () => true);
}

function tableOf(
  { ratios, modelName, ratioWords }: DrawnDuel,
  holds: (context: number, last: number) => boolean,
): FigureTable {
  return {
    caption: `${modelName} over context: ${ratioWords}`,
    columns: [
      ...wordColumns('ratio', 'kind'),
      ...numberColumns('context, tokens', 'ratio', 'low', 'high'),
      ...wordColumns('results'),
    ],
    rows: ratios.flatMap(({ a, b, samples, points }) => {
      const name = `${b.label} ÷ ${a.label}`;
      const last = samples.at(-1)?.context ?? 0;
      return [
        ...points.map(({ kind, context, ratio, low, high, pointIds }) => [
          name,
          KIND_WORDS[kind],
          context,
          ratio,
          low,
          high,
          { words: pointIds.join(', '), href: pointAddress(pointIds[0] ?? '') },
        ]),
        ...samples
          .filter(({ context }) => holds(context, last))
          .map(({ context, ratio, low, high }) => [
            name,
            KIND_WORDS.SIMULATED,
            context,
            ratio,
            low,
            high,
            null,
          ]),
      ];
    }),
  };
}
