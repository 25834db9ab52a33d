import type { ChipMemoryNeeds } from '@inferbench/answers/needs/shape';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { box, type Drawing, group, type Mark, text, upright } from '@inferbench/chart/drawing';
import { fittedTo } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';

const ROW = 32;
const HEAD = 34;
const BAR = 20;

export interface FitsRow {
  chip: ChipMemoryNeeds;
  neededBytes: number;
  usableBytes: number;
  fits: boolean;
  /** Fewest that hold it; null where no number does. */
  fewest: number | null;
}

/** Memory of so many of each chip: what one user needs up to the line, dashed, and beyond it the room for more users. */
export function fitsDrawing(rows: readonly FitsRow[], width: number): Drawing {
  const nameRoom = width < 500 ? 84 : 112;
  const needed = Math.max(1, ...rows.map(({ neededBytes }) => neededBytes));
  const most = Math.max(needed, ...rows.map(({ usableBytes }) => usableBytes));
  const x = (bytes: number) => nameRoom + (bytes / most) * (width - nameRoom - 4);
  const height = HEAD + rows.length * ROW + 6;
  return {
    width,
    height,
    marks: [
      text('strong end', { x: x(needed) - 6, y: 14 }, `one user: ${formatGigabytes(needed)}`),
      ...(x(needed) < width - 110 ? [text('', { x: x(needed) + 8, y: 14 }, 'room for more')] : []),
      ...rows.map((row, index) => rowMarks(row, { y: HEAD + index * ROW, nameRoom, x, width })),
      upright('equal', x(needed), 22, height - 4),
    ],
  };
}

interface Place {
  y: number;
  nameRoom: number;
  x: (bytes: number) => number;
  width: number;
}

function rowMarks(
  { chip, neededBytes, usableBytes, fits, fewest }: FitsRow,
  { y, nameRoom, x, width }: Place,
): Mark {
  const { label, vendor, older } = chip;
  const name = text('strong', { x: 0, y: y + 14 }, fittedTo(label, nameRoom - 8, 13));
  const end = x(usableBytes);
  const from = { x: nameRoom, y };
  if (!fits) {
    const words = fewest === null ? 'does not fit' : `does not fit: takes ${formatNumber(fewest)} chips`;
    // Beyond the line of what is needed, or above the bar where there is no room.
    const beyond = x(neededBytes) + 8;
    const at = beyond + words.length * 6.6 < width ? beyond : nameRoom + 8;
    return group(vendorClass(vendor, older), [
      name,
      box('bar-none', from, { x: end, y: y + BAR }),
      text('halo', { x: at, y: y + 14 }, fittedTo(words, width - at, 12.5)),
    ]);
  }
  const room = usableBytes - neededBytes;
  const words = formatGigabytes(room);
  const isInside = end - x(neededBytes) > words.length * 7.5 + 14;
  return group(vendorClass(vendor, older), [
    name,
    box('bar-simulated', from, { x: x(neededBytes), y: y + BAR }),
    box('bar-known', { x: x(neededBytes), y }, { x: end, y: y + BAR }),
    isInside
      ? text('on-mark', { x: x(neededBytes) + 8, y: y + 14 }, words)
      : text(
          end > width - 60 ? 'halo end' : 'halo',
          { x: end > width - 60 ? x(neededBytes) - 8 : end + 8, y: y + 14 },
          words,
        ),
  ]);
}
