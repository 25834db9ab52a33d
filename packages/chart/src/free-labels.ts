import { type At, type Mark, text } from './drawing.ts';
import { textWidth } from './text-room.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Labelled {
  at: At;
  words: string;
}

const SYMBOL_HALF = 8;
const MARK_HALF = 6;
const LINE_HEIGHT = 14;

export function overlaps(a: Box, b: Box): boolean {
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
      className: 'halo',
    },
    {
      box: { left: x - SYMBOL_HALF - width, right: x - SYMBOL_HALF, ...beside },
      anchor: { x: x - SYMBOL_HALF - 2, y: y + 4 },
      className: 'halo end',
    },
    {
      box: { ...around, top: y + SYMBOL_HALF, bottom: y + SYMBOL_HALF + LINE_HEIGHT },
      anchor: { x, y: y + SYMBOL_HALF + 11 },
      className: 'halo middle',
    },
    {
      box: { ...around, top: y - SYMBOL_HALF - LINE_HEIGHT, bottom: y - SYMBOL_HALF },
      anchor: { x, y: y - SYMBOL_HALF - 3 },
      className: 'halo middle',
    },
  ];
}

/** Where words stand already; turned ones are not looked at. */
export function wordBoxes(marks: readonly Mark[]): Box[] {
  return marks.flatMap((mark) => {
    if (mark.tag !== 'text' || mark.turn !== 0) return [];
    const width = textWidth(mark.words);
    const left = mark.className.split(' ').includes('end') ? mark.x - width : mark.x;
    return [{ left, right: left + width, top: mark.y - 11, bottom: mark.y + 4 }];
  });
}

/** The box that a mark itself takes. */
export function markBox({ x, y }: At): Box {
  return { left: x - MARK_HALF, right: x + MARK_HALF, top: y - MARK_HALF, bottom: y + MARK_HALF };
}

interface FreeLabelsInput {
  /** Labels, those that matter most first. */
  labels: readonly Labelled[];
  /** Labels stay inside. */
  room: Box;
  /** What no label may cover; marks of the labels included. */
  taken: readonly Box[];
  most: number;
  /** Whether a label stands left and right of a mark alone. */
  besideOnly?: boolean;
}

/** Labels where they cover no other label and no mark; one that finds no place is left to the table. */
export function freeLabels({ labels, room, taken, most, besideOnly = false }: FreeLabelsInput): Mark[] {
  const boxes = [...taken];
  const marks: Mark[] = [];
  for (const { at, words } of labels) {
    if (marks.length === most) break;
    const places = candidates(at, textWidth(words));
    const free = (besideOnly ? places.slice(0, 2) : places).find(
      ({ box }) =>
        box.left > room.left &&
        box.right < room.right &&
        box.top > room.top &&
        box.bottom < room.bottom &&
        boxes.every((other) => !overlaps(box, other)),
    );
    if (!free) continue;
    boxes.push(free.box);
    marks.push(text(`ink ${free.className}`, free.anchor, words));
  }
  return marks;
}
