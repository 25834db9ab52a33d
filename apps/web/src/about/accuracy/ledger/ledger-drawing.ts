import { box, type Drawing, group, level, type Mark, text, upright } from '@inferbench/chart/drawing';
import { type DrawnFor, type Room, roomFor, SHARE_ROOM } from '@inferbench/chart/figure';
import { logScale, type Scale } from '@inferbench/chart/scale';
import { fittedTo, roomOf } from '@inferbench/chart/text-room';
import { isMiss, type LedgerGroup, offWords, shareWords } from './ledger-words.ts';

export interface LedgerRow {
  /** "B200 ×8". */
  chip: string;
  model: string;
  what: string;
  group: LedgerGroup;
}

const TOP = 34;
const FOOT = 26;

/** Px of a row, of the names left of the plot (0: over each row), of what stands right of it, and of letters. */
const NARROW = { row: 74, names: 0, off: 0, share: 0, size: 13 };
const WIDE = { row: 44, names: 360, off: 300, share: 180, size: 13 };
const SHARED = { row: 24, names: 172, off: 110, share: 0, size: 13 };

/** Height of the marks in a row whose names stand over it, px from its top. */
const MARKS_AT = 50;

/** Rows of a share image, whose height is fixed. */
const MOST_SHARED = 3;

interface Layout {
  room: Room;
  form: typeof WIDE;
  left: number;
  right: number;
  x: Scale;
  bottom: number;
}

/** Published ÷ said of each figure on a row of its system, the band as a bracket, what missed hollow; most missed first. */
export function ledgerDrawing(all: readonly LedgerRow[], drawn: DrawnFor): Drawing {
  const isShare = drawn.form === 'share';
  const room: Room = isShare ? { ...SHARE_ROOM, size: 0 } : roomFor(drawn);
  const form = isShare ? SHARED : room.size === 2 ? WIDE : NARROW;
  const rows = isShare ? all.slice(0, MOST_SHARED) : all;
  const [left, right] = [form.names, room.width - (form.off === 0 ? 0 : form.off + 16)];
  const bottom = TOP + rows.length * form.row;
  const x = logScale(domainOf(rows), { from: left + 10, to: right - 10 });
  const layout: Layout = { room, form, left, right, x, bottom };
  return {
    width: room.width,
    height: bottom + FOOT,
    marks: [...groundMarks(layout, domainOf(rows)), ...rows.flatMap((each, i) => rowMarks(each, i, layout))],
  };
}

/** Least and most that is drawn, and always both sides of one. */
function domainOf(rows: readonly LedgerRow[]): { from: number; to: number } {
  const values = rows.flatMap(({ group: { low, high, heldRatios, missedRatios } }) => [
    low,
    high,
    ...heldRatios,
    ...missedRatios,
  ]);
  const [from, to] = [Math.min(0.5, ...values), Math.max(2, ...values)];
  return { from: from / 1.15, to: to * 1.15 };
}

const FACTORS = [2, 3, 5, 10, 20, 50, 100] as const;

/** Half of the ground on which too much was said, lines of factors, and the line of what was said. */
function groundMarks({ left, right, bottom, x, form }: Layout, domain: { from: number; to: number }): Mark[] {
  const middle = x(1);
  const lines = FACTORS.flatMap((factor) => [
    { at: 1 / factor, words: `1/${factor}` },
    { at: factor, words: `${factor} ×` },
  ]).filter(({ at }) => at >= domain.from && at <= domain.to);
  const placed: { px: number; words: string }[] = [{ px: middle, words: 'as said' }];
  for (const { at, words } of lines) {
    const px = x(at);
    const half = roomOf(words, 14) / 2;
    const isFree = placed.every((other) => Math.abs(other.px - px) > half + roomOf(other.words, 14) / 2 + 6);
    if (isFree && px - half > left && px + half < right) placed.push({ px, words });
  }
  const [below, above] =
    form === WIDE ? ['published below what we said', 'published above'] : ['below', 'above'];
  // Names over a row are not struck through: there a line stands beside its marks alone.
  const standing = (className: string, px: number): Mark[] =>
    form.names > 0
      ? [upright(className, px, TOP, bottom)]
      : Array.from({ length: (bottom - TOP) / form.row }, (_, i) => {
          const y = TOP + i * form.row + MARKS_AT;
          return upright(className, px, y - 12, y + 12);
        });
  return [
    box('too-slow', { x: left, y: TOP }, { x: middle, y: bottom }),
    text('', { x: left + 6, y: 22 }, below),
    text('end', { x: right - 6, y: 22 }, above),
    ...placed.slice(1).flatMap(({ px }) => standing('grid', px)),
    ...standing('equal', middle),
    ...placed.map(({ px, words }) => text('middle', { x: px, y: bottom + 18 }, words)),
  ];
}

function rowMarks({ chip, model, what, group: of }: LedgerRow, index: number, layout: Layout): Mark[] {
  const { room, form, x } = layout;
  const beside = form.names > 0;
  const top = TOP + index * form.row;
  const y = beside ? top + form.row / 2 : top + MARKS_AT;
  const off = offWords(of.ratio);
  const strong = isMiss(of) ? 'strong' : 'words';
  const labels = beside
    ? [
        text(
          'strong',
          { x: 0, y: form === SHARED ? y + 4 : y - 4 },
          fittedTo(`${chip}, ${model}`, form.names - 16, form.size),
        ),
        ...(form === SHARED ? [] : [text('', { x: 0, y: y + form.size }, what)]),
        text(strong, { x: room.width - form.off, y: y + 4 }, fittedTo(off, form.off, form.size)),
        ...(form === SHARED ? [] : [text(strong, { x: room.width - form.share, y: y + 4 }, shareWords(of))]),
        ...(form === WIDE ? [text('end', { x: room.width, y: y + 4 }, `engine ${of.engine}`)] : []),
      ]
    : [
        text('strong', { x: 4, y: top + 16 }, chip),
        text('', { x: 4, y: top + 33 }, fittedTo(`${model}: ${what}`, room.width - 8, 12.5)),
        text(`${strong} end`, { x: room.width - 4, y: top + 16 }, off),
      ];
  return [group('', [...labels, ...bandMarks(of, y, x), ...figureMarks(of, y, x)])];
}

function bandMarks({ low, high }: LedgerGroup, y: number, x: Scale): Mark[] {
  return [
    level('attainable', y, x(low), x(high)),
    upright('bracket', x(low), y - 6, y + 6),
    upright('bracket', x(high), y - 6, y + 6),
  ];
}

const HALF = 4.5;

function figureMarks({ heldRatios, missedRatios }: LedgerGroup, y: number, x: Scale): Mark[] {
  const square = (className: string) => (ratio: number) =>
    box(className, { x: x(ratio) - HALF, y: y - HALF }, { x: x(ratio) + HALF, y: y + HALF });
  return [...heldRatios.map(square('part')), ...missedRatios.map(square('memory-full'))];
}
