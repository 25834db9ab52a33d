import { box, type Drawing, group, level, link, type Mark, text, upright } from '@inferbench/chart/drawing';
import type { DrawnFor } from '@inferbench/chart/figure';
import { roomOf, wrapped } from '@inferbench/chart/text-room';
import { type DrawnRow, type DrawnVersus, sideClasses } from './drawn-versus.ts';
import { type Around, rowLabel, rowMarks } from './row-marks.ts';
import { MOST_SHARED, type VersusRoom, versusRoom } from './versus-room.ts';
import { versusScale } from './versus-scale.ts';

/** Px of the name of a side, and between it and the middle. */
const [SIDE, APART] = [13, 8];

export interface VersusForm {
  drawn: DrawnFor;
  hasBest: boolean;
  /** Page of one model; null where names lead nowhere. */
  hrefOf: (model: string) => string | null;
}

/** Draws how many times the tokens the one makes that is ahead, a row a model and precision, on a log axis round equality. */
export function versusDrawing(answer: DrawnVersus, { drawn, hasBest, hrefOf }: VersusForm): Drawing {
  const isShare = drawn.form === 'share';
  const rows = isShare ? answer.rows.slice(0, MOST_SHARED) : answer.rows;
  const best = hasBest ? rows.flatMap((row) => row.best?.short ?? []) : [];
  const room = versusRoom(drawn, rows.map(rowLabel), best);
  const [a, b] = sideClasses(answer);
  const blocks = blocksOf(answer, rows, room);
  const around: Around = {
    room,
    scale: versusScale(rows, room, hasBest),
    classes: { a, b },
    labels: { a: answer.a.label, b: answer.b.label },
    hasBest,
  };
  const bottom = room.top + blocks.reduce((sum, { height }) => sum + height + room.gap, 0);
  let y = room.top;
  const marks = blocks.map((block) => {
    const at = y;
    y += block.height + room.gap;
    return blockMark(block, at, { around, href: hrefOf(block.model) });
  });
  const ground = groundMarks(answer, around, bottom);
  const unit = text('middle', { x: around.scale.x(1), y: bottom + 33 }, 'times the tokens per chip');
  return isShare
    ? {
        width: room.width,
        height: bottom + 20,
        marks: [
          ...ground,
          ...(rows.length === answer.rows.length
            ? []
            : [text('words', { x: 0, y: bottom + 16 }, `${rows.length} of ${answer.rows.length} rows`)]),
          ...marks,
        ],
      }
    : { width: room.width, height: bottom + 40, marks: [...ground, unit, ...marks] };
}

interface Block {
  model: string;
  name: string[];
  words: string[];
  rows: readonly DrawnRow[];
  height: number;
}

const NAME = 13;
const LINE = 15;

function blocksOf({ models }: DrawnVersus, rows: readonly DrawnRow[], room: VersusRoom): Block[] {
  return models.flatMap(({ model, modelName, words }) => {
    const own = rows.filter((row) => row.model === model);
    if (own.length === 0) return [];
    const isTight = room.row < 24;
    const name = isTight ? [modelName] : wrapped(modelName, room.nameRoom, NAME, true);
    const told = isTight ? [] : wrapped(words, room.namesAbove ? room.width : room.nameRoom, 12.5);
    const head = (name.length + told.length) * LINE + 4;
    const tall = own.length * room.row;
    const height = isTight ? tall : room.namesAbove ? head + tall : Math.max(head, tall);
    return [{ model, name, words: told, rows: own, height }];
  });
}

function blockMark(
  { model, name, words, rows, height }: Block,
  top: number,
  { around, href }: { around: Around; href: string | null },
): Mark {
  const { room } = around;
  // A reader of the link hears its lines as one name: a blank stands between them.
  const named = name.map((each, i) =>
    text('strong', { x: 0, y: top + 12 + i * LINE }, i + 1 < name.length ? `${each} ` : each),
  );
  const told = words.map((each, i) => text('', { x: 0, y: top + 12 + (name.length + i) * LINE }, each));
  const first = top + (room.namesAbove ? height - rows.length * room.row : 0);
  return group(
    '',
    [
      ...(room.row < 24 ? [] : [level('grid', top - room.gap / 2, 0, room.width)]),
      ...(href === null ? named : [link(href, `${name.join(' ')}: on this model`, named)]),
      ...told,
      ...rows.flatMap((row, i) => rowMarks(row, first + (i + 0.5) * room.row, around)),
    ],
    model,
  );
}

/** Halves in the colour of their owners, lines of ratios, and what stands on the axis. */
function groundMarks({ a, b }: DrawnVersus, { room, scale, classes }: Around, bottom: number): Mark[] {
  const { left, right, top } = room;
  const middle = scale.x(1);
  const from = top - room.gap / 2;
  const half = (className: string, x: number, to: number) =>
    group(className, [box('tint', { x, y: from }, { x: to, y: bottom })]);
  const ticks = scale.ticks.flatMap((tick) =>
    [tick, 1 / tick].map((ratio) => ({ tick, at: scale.x(ratio) })),
  );
  return [
    half(classes.a, left, middle),
    half(classes.b, middle, right),
    ...sideMarks([`◂ ${a.label}`, `${b.label} ▸`], { room, middle, classes }),
    ...ticks.map(({ at }) => upright('grid', at, from, bottom)),
    upright('equal', middle, from, bottom),
    ...ticks.map(({ tick, at }) => text('middle', { x: at, y: bottom + 16 }, `${tick} ×`)),
    text('words middle', { x: middle, y: bottom + 16 }, 'equal'),
  ];
}

/** Names of the sides: at the ends of the axis, or, where they would meet, on either side of its middle. */
function sideMarks(
  [a, b]: readonly [string, string],
  { room: { left, right }, middle, classes }: Pick<Around, 'room' | 'classes'> & { middle: number },
): Mark[] {
  const meet = roomOf(a, SIDE, true) + roomOf(b, SIDE, true) + 2 * APART > right - left;
  const [ofA, ofB] = meet
    ? [
        text('vendor-small end', { x: middle - APART, y: 14 }, a),
        text('vendor-small', { x: middle + APART, y: 14 }, b),
      ]
    : [text('vendor-small', { x: left, y: 14 }, a), text('vendor-small end', { x: right, y: 14 }, b)];
  return [group(classes.a, [ofA]), group(classes.b, [ofB])];
}
