import type { Drawing, Mark } from './drawing.ts';
import { type DrawnFor, PAGE_WIDTHS } from './figure.ts';

/** Lists, for tests, every room that a chart is drawn for. */
export const ROOMS: readonly DrawnFor[] = [
  ...PAGE_WIDTHS.map((width): DrawnFor => ({ form: 'page', width })),
  { form: 'share' },
];

/** Gives, for tests, the whole width of a page. */
export const WIDE: DrawnFor = { form: 'page', width: 1216 };

interface TextBox {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A little under the generous width by which labels are placed: real text is narrower. */
const MEAN_CHARACTER = 5.9;

function boxesOf(mark: Mark, by = { x: 0, y: 0 }): TextBox[] {
  if (mark.tag === 'group') {
    const moved = { x: by.x + mark.x, y: by.y + mark.y };
    return mark.marks.flatMap((inner) => boxesOf(inner, moved));
  }
  if (mark.tag === 'window' || mark.tag === 'link') return mark.marks.flatMap((inner) => boxesOf(inner, by));
  if (mark.tag !== 'text' || mark.turn !== 0) return [];
  const width = mark.words.length * MEAN_CHARACTER;
  const classes = mark.className.split(' ');
  const before = classes.includes('end') ? 1 : classes.includes('middle') ? 0.5 : 0;
  const left = by.x + mark.x - before * width;
  const y = by.y + mark.y;
  return [{ words: mark.words, left, right: left + width, top: y - 9, bottom: y + 2 }];
}

/** Finds, for tests, pairs of texts that overlap and texts that leave the drawing. */
export function textFaults(drawing: Drawing): string[] {
  const boxes = drawing.marks.flatMap((mark) => boxesOf(mark));
  const outside = boxes
    .filter(
      ({ left, right, top, bottom }) =>
        left < -1 || right > drawing.width + 1 || top < -1 || bottom > drawing.height + 1,
    )
    .map(({ words }) => `outside: ${words}`);
  const overlapping = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `overlap: ${a.words} / ${b.words}`),
  );
  return [...outside, ...overlapping];
}
