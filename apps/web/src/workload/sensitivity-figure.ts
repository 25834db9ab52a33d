import { simulatedHead } from '../chart/simulated-head.ts';
import { sourceLine } from '@inferbench/answers/load/source-line';
import { formatPercent } from '@inferbench/units/format';
import { box, type Drawing, type Mark, text, upright } from '@inferbench/chart/drawing';
import { tableOf } from '@inferbench/chart/table';
import { type Figure, type Room, roomFor } from '@inferbench/chart/figure';
import { pageAddress } from '../address/pages.ts';
import { linearScale, type Scale } from '@inferbench/chart/scale';
import { fitted, textWidth } from '@inferbench/chart/text-room';
import { linearTicks } from '@inferbench/chart/ticks';
import { formatTick } from '../words/numbers.ts';
import { changeWords, type Doubt, effectWords, sensitivitySentence } from './sensitivity.ts';

const BAR = 8;
const TOP = 8;

interface Measures {
  left: number;
  right: number;
  row: number;
}

/** Names stand beside their bars; where there is no room, above them. */
const MEASURES: readonly [Measures, Measures, Measures] = [
  { left: 0, right: 60, row: 52 },
  { left: 210, right: 190, row: 28 },
  { left: 230, right: 260, row: 28 },
];

/** One bar an assumption: how far it moves a value. Dark where the order changes, and said beside it. */
export function sensitivityFigure(doubts: readonly Doubt[], query: string): Figure | null {
  if (doubts.length === 0) return null;
  return {
    name: 'sensitivity',
    query: Object.fromEntries(new URLSearchParams(query)),
    head: simulatedHead({
      finding: sensitivitySentence(doubts),
      slice:
        'What the order depends on: one assumption changed at a time, each price by 15 %, each figure of owning by about a factor of two',
      notes: ['Dark: the order changes.'],
      source: `computed from what was run near it; ${sourceLine([], true)}`,
    }),
    address: pageAddress('workload', { query, section: 'sensitivity' }),
    file: 'inferbench-your-workload-sensitivity',
    draw: (drawn) => draw(doubts, roomFor(drawn)),
    table: tableOf(
      'One assumption changed at a time',
      doubts.flatMap(({ name, changes }) => changes.map((change) => ({ name, change }))),
      [
        ['Assumption', ({ name }) => name],
        ['From', ({ change }) => change.from, 'NUMBER'],
        ['To', ({ change }) => change.to, 'NUMBER'],
        ['Unit', ({ change }) => change.unit],
        ['Change', ({ change }) => changeWords(change)],
        ['Pairs that swap', ({ change }) => change.swappedPairs, 'NUMBER'],
        ['Pairs', ({ change }) => change.pairs, 'NUMBER'],
        ['Largest change of a value, share', ({ change }) => change.largestChange, 'NUMBER'],
        ['First then', ({ change }) => change.leader],
      ],
    ),
  };
}

function draw(doubts: readonly Doubt[], room: Room): Drawing {
  const { width, size } = room;
  const { left, right, row } = MEASURES[size];
  const most = Math.max(0.01, ...doubts.map(({ largestChange }) => largestChange));
  const x = linearScale({ from: 0, to: most }, { from: left, to: width - right });
  const bottom = TOP + doubts.length * row;
  const ticks = linearTicks({ from: 0, to: most }, size === 0 ? 3 : 5).flatMap((value) => [
    upright('grid', x(value), TOP, bottom),
    text(value === 0 ? '' : 'middle', { x: x(value), y: bottom + 16 }, `${formatTick(value * 100)} %`),
  ]);
  return {
    width,
    height: bottom + 40,
    marks: [
      ...ticks,
      text('', { x: left, y: bottom + 34 }, 'largest change of a value (linear)'),
      ...doubts.flatMap((doubt, index) => bar(doubt, { top: TOP + index * row, room, x })),
    ],
  };
}

function bar(doubt: Doubt, { top, room: { width, size }, x }: { top: number; room: Room; x: Scale }): Mark[] {
  const narrow = size === 0;
  const { left, row } = MEASURES[size];
  const y = narrow ? top + 38 : top + row / 2;
  const end = x(doubt.largestChange);
  const changes = doubt.swappedPairs > 0 || doubt.newLeader !== null;
  const shape = box(
    changes ? 'cell-half' : 'cell-below',
    { x: x(0), y: y - BAR / 2 },
    { x: end, y: y + BAR / 2 },
  );
  const share = formatPercent(doubt.largestChange);
  const effect = effectWords(doubt);
  if (narrow)
    return [
      text('strong', { x: 0, y: top + 12 }, fitted(doubt.name, width)),
      text('', { x: 0, y: top + 27 }, fitted(effect, width)),
      shape,
      text('ink halo', { x: end + 6, y: y + 4 }, share),
    ];
  const room = width - end - 6 - textWidth(`${share} `);
  return [
    text('strong end', { x: left - 8, y: y + 4 }, fitted(doubt.name, left - 20)),
    shape,
    text('ink halo', { x: end + 6, y: y + 4 }, `${share} · ${fitted(effect, room - 20)}`),
  ];
}
