import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { pointAddress } from '../../address/pages.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { DrawnDuel } from './drawn-duel.ts';

/** Contexts that the page shows; the file has every sample. */
const isShown = (context: number, last: number) => context === last || Number.isInteger(Math.log2(context));

/** Ratios at powers of two, and those of published points. */
export function ratioTable(duel: DrawnDuel): Table {
  return ratiosTable(duel, (context, last) => isShown(context, last));
}

export function sampleTable(duel: DrawnDuel): Table {
  return ratiosTable(duel, () => true);
}

function ratiosTable(
  { ratios, modelName, ratioWords }: DrawnDuel,
  holds: (context: number, last: number) => boolean,
): Table {
  const rows = ratios.flatMap(({ a, b, samples, points }) => {
    const name = `${b.label} ÷ ${a.label}`;
    const last = samples.at(-1)?.context ?? 0;
    const kept = samples.filter(({ context }) => holds(context, last));
    return [
      ...points.map((point) => ({ ...point, name })),
      ...kept.map((sample) => ({ ...sample, name, kind: 'SIMULATED' as const, pointIds: [] })),
    ];
  });
  return tableOf(`${modelName} over context: ${ratioWords}`, rows, [
    ['of', ({ name }) => name],
    ['kind', ({ kind }) => KIND_WORDS[kind]],
    ['context, tokens', ({ context }) => context, 'NUMBER'],
    ['ratio', ({ ratio }) => ratio, 'NUMBER'],
    ['low', ({ low }) => low, 'NUMBER'],
    ['high', ({ high }) => high, 'NUMBER'],
    [
      'results',
      ({ pointIds: [first, ...more] }) =>
        first === undefined ? null : { words: [first, ...more].join(', '), href: pointAddress(first) },
    ],
  ]);
}
