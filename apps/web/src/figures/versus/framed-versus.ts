import { box, disc, group, level, type Mark } from '@inferbench/chart/drawing';
import type { Figure, KeyEntry } from '@inferbench/chart/figure';
import { type Table, type TableColumn, tableOf } from '@inferbench/chart/table';
import { nameSlug, precisionNames } from '@inferbench/domain/catalogue/names';
import type { DrawnVersus } from './drawn-versus.ts';
import { versusDrawing } from './versus-drawing.ts';

interface FramedVersus extends Pick<Figure, 'address' | 'query'> {
  answer: DrawnVersus;
  hasBest: boolean;
  hrefOf: (model: string) => string | null;
}

/** Ratios of two chips over all models in their frame; null where nothing stands in it. */
export function framedVersus({ answer, address, query, hasBest, hrefOf }: FramedVersus): Figure | null {
  if (answer.rows.length === 0) return null;
  const { a, b } = answer;
  return {
    name: 'versus',
    query,
    head: answer.head,
    address,
    file: `inferbench-${nameSlug(a.label)}-vs-${nameSlug(b.label)}`,
    draw: (drawn) => versusDrawing(answer, { drawn, hasBest: hasBest && drawn.form === 'page', hrefOf }),
    key: keyOf(answer, hasBest),
    table: versusTable(answer),
  };
}

const AT = { x: 7, y: 6 };
const like: Mark = group('vendor-other', [disc('disc', AT, 5)]);
const tied: Mark = group('vendor-other', [
  box('ratio-band', { x: 0, y: 3 }, { x: 13, y: 9 }),
  level('error-thin', 6, 0, 13),
]);
const best: Mark = group('vendor-other', [disc('ring', AT, 4.5)]);
const simulated: Mark = group('vendor-other', [disc('ring simulated', AT, 4.5)]);

function keyOf({ a, rows }: DrawnVersus, hasBest: boolean): KeyEntry[] {
  const isOfChips = a.chip !== null;
  const has = (isOne: (row: DrawnVersus['rows'][number]) => boolean) => rows.some(isOne);
  return [
    {
      words: `like for like${isOfChips ? '' : ' on equal chips'}: dot least, bar most`,
      mark: like,
    },
    // A share image has room for two: what is no run comes before what its rows say in words.
    ...(has((row) => row.simulated !== null) ? [{ words: 'simulated, no verdict', mark: simulated }] : []),
    ...(has(({ leader, low }) => leader === null && low !== null)
      ? [{ words: 'not told apart', mark: tied }]
      : []),
    ...(hasBest && has((row) => row.best !== null)
      ? [{ words: 'best against best, any chip and size', mark: best }]
      : []),
  ];
}

const ON: TableColumn<DrawnVersus['rows'][number]> = ['system', ({ on }) => on];

function versusTable({ a, b, rows }: DrawnVersus): Table {
  return tableOf(`${b.label} ÷ ${a.label}, output per chip`, rows, [
    ['model', ({ modelName }) => modelName],
    ...(a.chip === null ? [ON] : []),
    ['bits', ({ precision }) => (precision === null ? null : precisionNames(precision).short)],
    ['verdict', ({ words }) => words],
    ['low', ({ low }) => low, 'NUMBER'],
    ['high', ({ high }) => high, 'NUMBER'],
    [`${a.label}, tokens/s per chip`, (row) => row.a.value, 'NUMBER'],
    [`${a.label}, at most`, (row) => row.a.upper, 'NUMBER'],
    [`${a.label}, what ran`, (row) => row.a.words],
    [`${b.label}, tokens/s per chip`, (row) => row.b.value, 'NUMBER'],
    [`${b.label}, at most`, (row) => row.b.upper, 'NUMBER'],
    [`${b.label}, what ran`, (row) => row.b.words],
    ['best against best', (row) => row.best?.words ?? null],
    ['simulated', (row) => row.simulated?.words ?? null],
  ]);
}
