import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { pointAddress } from '../../address/pages.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { DrawnDuel } from './drawn-duel.ts';

/** Ratios of published points and of samples: of the whole duel all, of what the page shows those at powers of two. */
export function ratioTable({ ratios, modelName, ratioWords }: DrawnDuel, isWhole: boolean): Table {
  const rows = ratios.flatMap(({ a, b, samples, points }) => {
    const name = `${b.label} ÷ ${a.label}`;
    const last = samples.at(-1)?.context ?? 0;
    const kept = samples.filter(
      ({ context }) => isWhole || context === last || Number.isInteger(Math.log2(context)),
    );
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
        first === undefined
          ? null
          : {
              words: more.length === 0 ? 'the result' : 'first of the two results',
              href: pointAddress(first),
              id: [first, ...more].join(', '),
            },
    ],
  ]);
}
