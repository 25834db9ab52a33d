import { type At, type Mark, text } from '../chart/drawing.ts';
import { textWidth } from '../chart/text-width.ts';
import type { RooflinePoint } from './roofline.ts';
import type { RooflineLayout } from './roofline-layout.ts';

/** More labels than this hide the points; the rest is in the table. */
const MOST_LABELS = 5;
const SYMBOL_HALF = 8;
const LINE_HEIGHT = 14;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Right of the mark, left of it, below, above. */
function candidates({ x, y }: At, width: number): { box: Box; anchor: At; className: string }[] {
  const beside = { top: y - 7, bottom: y + 7 };
  const around = { left: x - width / 2, right: x + width / 2 };
  return [
    {
      box: { left: x + SYMBOL_HALF, right: x + SYMBOL_HALF + width, ...beside },
      anchor: { x: x + SYMBOL_HALF + 2, y: y + 4 },
      className: 'ink halo',
    },
    {
      box: { left: x - SYMBOL_HALF - width, right: x - SYMBOL_HALF, ...beside },
      anchor: { x: x - SYMBOL_HALF - 2, y: y + 4 },
      className: 'ink halo end',
    },
    {
      box: { ...around, top: y + SYMBOL_HALF, bottom: y + SYMBOL_HALF + LINE_HEIGHT },
      anchor: { x, y: y + SYMBOL_HALF + 11 },
      className: 'ink halo middle',
    },
    {
      box: { ...around, top: y - SYMBOL_HALF - LINE_HEIGHT, bottom: y - SYMBOL_HALF },
      anchor: { x, y: y - SYMBOL_HALF - 3 },
      className: 'ink halo middle',
    },
  ];
}

/** Where words stand already; turned ones are not looked at. */
function wordBoxes(marks: readonly Mark[]): Box[] {
  return marks.flatMap((mark) => {
    if (mark.tag !== 'text' || mark.turn !== 0) return [];
    const width = textWidth(mark.words);
    const left = mark.className.split(' ').includes('end') ? mark.x - width : mark.x;
    return [{ left, right: left + width, top: mark.y - 11, bottom: mark.y + 4 }];
  });
}

/** Labels where they cover no other label and no mark; the fastest points are asked first. */
export function pointLabels(
  points: readonly RooflinePoint[],
  layout: RooflineLayout,
  /** Where the memory slope is named. */
  slope: At,
  /** Marks whose words they do not cover either. */
  placed: readonly Mark[],
): Mark[] {
  const { plot, x, y, width } = layout;
  const at = ({ intensityFlopPerByte, opsPerSec }: RooflinePoint): At => ({
    x: x(intensityFlopPerByte),
    y: y(opsPerSec),
  });
  const slopeBox = { left: slope.x - 32, right: slope.x + 32, top: slope.y - 32, bottom: slope.y + 32 };
  const taken: Box[] = [
    slopeBox,
    ...wordBoxes(placed),
    ...points.map((point) => {
      const place = at(point);
      return { left: place.x - 6, right: place.x + 6, top: place.y - 6, bottom: place.y + 6 };
    }),
  ];
  const labels: Mark[] = [];
  for (const point of points.toSorted((a, b) => b.opsPerSec - a.opsPerSec)) {
    if (labels.length === (width === 288 ? 3 : MOST_LABELS)) break;
    const places = candidates(at(point), textWidth(point.label));
    // In the narrow drawing a label above or below a mark would cross the roofs.
    const free = (width === 288 ? places.slice(0, 2) : places).find(
      ({ box }) =>
        box.left > plot.left &&
        box.right < plot.right &&
        box.top > plot.top &&
        box.bottom < plot.bottom - 28 &&
        taken.every((other) => !overlaps(box, other)),
    );
    if (!free) continue;
    taken.push(free.box);
    labels.push(text(free.className, free.anchor, point.label));
  }
  return labels;
}
