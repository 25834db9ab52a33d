import { formatPercent } from '@inferbench/units/format';
import { area, box, group, type Mark, text, upright } from '@inferbench/chart/drawing';
import { fittedTo, roomOf, wrapped } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import { TEXT_SIZE as size } from '@inferbench/chart/figure';
import type { PeakChart } from '@inferbench/answers/peak/shape';

export type DrawnPeak = Pick<PeakChart, 'head' | 'rows'>;
export type DrawnPeakRow = DrawnPeak['rows'][number];

export interface PeakRoom {
  width: number;
  row: number;
  /** The source stands beside the title, or below it. */
  wide: boolean;
  /** A second line of the title stands in the place of the source: the height is fixed. */
  isFixed?: true;
}

const WHOLE = 16;
const GAP = 26;
const BETWEEN = 2;
const TITLE = 16;
const LINE = 19;

function titleLines({ title, source }: DrawnPeakRow, { width, wide }: PeakRoom): string[] {
  return wrapped(title, wide ? width - roomOf(source, size) - 24 : width, TITLE, true);
}

/** Px that the further lines of a title take. */
export function extraHeight(row: DrawnPeakRow, room: PeakRoom): number {
  return room.isFixed === true ? 0 : (titleLines(row, room).length - 1) * LINE;
}

/** Title, whole peak, and its usable part at full width. */
export function rowMarks(row: DrawnPeakRow, room: PeakRoom): Mark[] {
  const { width, wide } = room;
  const colour = row.calibrated ? vendorClass(row.vendor, row.older) : 'vendor-other';
  const lines = titleLines(row, room);
  const extra = extraHeight(row, room);
  const source = wide
    ? [text('end', { x: width, y: 15 }, row.source)]
    : room.isFixed === true && lines.length > 1
      ? []
      : [text('', { x: 0, y: 33 + extra }, fittedTo(row.source, width, size))];
  const top = (wide ? 26 : 44) + extra;
  const usable = Math.max(2, width * row.algorithm);
  const first = width * (row.delivered ?? row.attainable);
  const idle = `${formatPercent(1 - row.algorithm)} of the peak: ${row.waiting}`;
  const under = top + WHOLE + GAP;
  return [
    ...lines.map((line, index) => text('title', { x: 0, y: 15 + index * LINE }, line)),
    ...source,
    box('loss-none', { x: 0, y: top }, { x: width, y: top + WHOLE }),
    box('loss-software', { x: 0, y: top }, { x: Math.min(width, usable), y: top + WHOLE }),
    group(colour, [
      box(
        row.delivered === null ? 'bar-simulated' : 'bar-known',
        { x: 0, y: top },
        { x: Math.min(first, width), y: top + WHOLE },
      ),
    ]),
    ...idleWords(idle, { usable, top, room }),
    area('too-slow', [
      { x: 0, y: top + WHOLE },
      { x: 0, y: under },
      { x: width, y: under },
      { x: Math.min(width, usable), y: top + WHOLE },
    ]),
    ...partMarks(row, { colour, top: under, room }),
  ];
}

/** Words behind the usable part where there is room; a bar that is used whole says nothing. */
function idleWords(
  words: string,
  { usable, top, room }: { usable: number; top: number; room: PeakRoom },
): Mark[] {
  const free = room.width - usable - 16;
  if (free < 60) return [];
  const short = words.replace(' of the peak', '').replace(/: .*\bread\b.*/, ': arithmetic waits for memory');
  const fitting = [words, short].find((each) => roomOf(each, size) <= free) ?? fittedTo(short, free, size);
  return [text('words', { x: usable + 8, y: top + WHOLE - 3.5 }, fitting)];
}

interface Part {
  share: number;
  words: string;
  className: string;
  own: boolean;
}

export function peakParts({ algorithm, attainable, delivered }: DrawnPeakRow): Part[] {
  const hardware = Math.max(0, algorithm - Math.max(attainable, delivered ?? 0));
  const lost: Part = { share: hardware, words: 'lost in hardware', className: 'loss-hardware', own: false };
  if (delivered === null)
    return [{ share: attainable, words: 'attainable', className: 'bar-simulated', own: true }, lost];
  const software = Math.max(0, attainable - delivered);
  return [
    { share: delivered, words: 'delivered', className: 'bar-known', own: true },
    { share: software, words: 'software', className: 'loss-software', own: false },
    lost,
  ].filter(({ share }) => share > 0);
}

interface Lower {
  colour: string;
  top: number;
  room: PeakRoom;
}

function partMarks(row: DrawnPeakRow, { colour, top, room }: Lower): Mark[] {
  const { width } = room;
  const height = room.wide ? 44 : 48;
  const parts = peakParts(row);
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  let left = 0;
  const marks = parts.flatMap(({ share, words, className, own }): Mark[] => {
    const length = Math.max(1, (share / total) * width - BETWEEN);
    const [from, to] = [left, left + length];
    left = to + BETWEEN;
    const bar = box(className, { x: from, y: top }, { x: to, y: top + height });
    const label = formatPercent(share);
    const tone = own && className === 'bar-known' ? ' on-mark' : '';
    const fits = Math.max(roomOf(label, own ? 18 : 13, true), roomOf(words, size)) + 14 <= length;
    const said = fits
      ? [
          text(`${own ? 'share-number' : 'strong'}${tone}`, { x: from + 10, y: top + height * 0.45 }, label),
          text(`part${tone}`, { x: from + 10, y: top + height * 0.45 + size + 4 }, words),
        ]
      : [];
    return [own ? group(colour, [bar, ...said]) : group('', [bar, ...said])];
  });
  return [...marks, ...beyondMarks(row, { top, height, width })];
}

/** Delivered beyond what the best stack is expected to reach: where that ended. */
function beyondMarks(
  { attainable, delivered, algorithm }: DrawnPeakRow,
  { top, height, width }: { top: number; height: number; width: number },
): Mark[] {
  if (delivered === null || delivered <= attainable) return [];
  const x = (attainable / Math.max(algorithm, delivered)) * width;
  return [
    upright('memory-full', x, top - 4, top + height + 4),
    text('halo', { x: x + 6, y: top + height + 14 }, 'attainable'),
  ];
}
