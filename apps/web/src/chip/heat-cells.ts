import { pixel } from '@inferbench/chart/scale';

/** A letter for each cell, lines from the foot upwards, and the side of a cell with the gap after it. */
export interface CellMap {
  states: readonly string[];
  cell: number;
}

/** Part of a path: where it begins, what it draws from there, and how far to the right of there it ends. */
interface Piece {
  x: number;
  y: number;
  d: string;
  dx?: number;
}

/** Joins pieces; each is placed from the end of the one before it: the numbers stay short. */
function joined(pieces: readonly Piece[]): string {
  let pen = { x: 0, y: 0 };
  return pieces
    .map(({ x, y, d, dx = 0 }) => {
      const [across, down] = [pixel(x - pen.x), pixel(y - pen.y)];
      pen = { x: x + dx, y };
      // A minus parts two numbers as well as a space does.
      return `m${across}${down < 0 ? '' : ' '}${down}${d}`;
    })
    .join('');
}

function runs(lines: readonly string[], state: RegExp): { line: number; from: number; length: number }[] {
  return lines.flatMap((letters, line) =>
    [...letters.matchAll(state)].map(({ index, 0: found }) => ({ line, from: index, length: found.length })),
  );
}

function topOf({ states, cell }: CellMap, line: number): number {
  return (states.length - 1 - line) * cell;
}

/** Cells side by side as one line, as wide as a cell is high: the dashes of its style part them. */
export function cells(map: CellMap, state: RegExp): string {
  const { states, cell } = map;
  return joined(
    runs(states, state).map(({ line, from, length }) => {
      const dx = length * cell - 1;
      return { x: from * cell, y: topOf(map, line) + (cell - 1) / 2, d: `h${dx}`, dx };
    }),
  );
}

export function squares(map: CellMap, letter: string, inset: number): string {
  const { states, cell } = map;
  const side = cell - 1 - 2 * inset;
  return joined(
    states.flatMap((letters, line) =>
      Array.from(letters).flatMap((found, column) =>
        found === letter
          ? [
              {
                x: column * cell + inset,
                y: topOf(map, line) + inset,
                d: `h${side}v${side}h-${side}z`,
              },
            ]
          : [],
      ),
    ),
  );
}
