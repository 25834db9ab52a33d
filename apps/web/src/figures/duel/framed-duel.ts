import { nameSlug } from '@inferbench/domain/catalogue/names';
import { type Figure, PAGE_WIDTHS } from '@inferbench/chart/figure';
import type { ReadableChart } from '@inferbench/chart/readable-chart';
import { duelDrawing } from './duel-drawing.ts';
import { duelRoom } from './duel-room.ts';
import { type DrawnDuel, duelScales } from './duel-scales.ts';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { pointAddress } from '../../address/pages.ts';
import { type Table, tableOf } from '@inferbench/chart/table';

interface FramedDuelInput extends Pick<Figure, 'address' | 'query'> {
  duel: DrawnDuel;
}

export function framedDuel({ duel, address, query }: FramedDuelInput): Figure {
  return {
    name: 'duel',
    query,
    head: duel.head,
    address,
    file: fileName(duel),
    draw: (drawn) => duelDrawing(duel, drawn),
    table: ratioTable(duel, false),
    data: ratioTable(duel, true),
    readable: readableDuel(duel),
  };
}

/** "inferbench-b200-vs-mi355x-deepseek-r1". */
function fileName({ ratios, modelName }: DrawnDuel): string {
  const chips = [ratios[0]?.a.label ?? '', ...ratios.map(({ b }) => b.label)];
  return `inferbench-${chips.map(nameSlug).join('-vs-')}-${nameSlug(modelName)}`;
}

const short = (value: number) => Number(value.toPrecision(4));

/** The drawing as numbers, for whoever points at it or reads it with the keyboard. */
function readableDuel(duel: DrawnDuel): ReadableChart {
  const plots = PAGE_WIDTHS.map((width) => [width, duelRoom({ form: 'page', width }).plot] as const);
  const { most } = duelScales(duel, duelRoom({ form: 'page', width: 1216 }));
  return {
    x: { from: 128, to: 131_072, scale: 'LOG', unit: 'tokens of context' },
    y: { from: short(1 / most), to: short(most), scale: 'LOG', unit: '×' },
    plots: Object.fromEntries(plots),
    systems: duel.ratios.map(({ a, b, samples }) => ({
      key: b.chip,
      name: `${b.label} ÷ ${a.label}`,
      href: null,
      samples: samples.map(({ context, ratio, low, high }) => [
        Math.round(context),
        short(ratio),
        `${short(low)} to ${short(high)}`,
      ]),
    })),
    limit: null,
  };
}

/** Ratios of published points and of samples: of the whole duel all, of what the page shows those at powers of two. */
function ratioTable({ ratios, modelName, ratioWords }: DrawnDuel, isWhole: boolean): Table {
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
