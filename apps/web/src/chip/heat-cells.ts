import { pixel } from '@inferbench/chart/scale';

/** A letter for each cell, lines from the foot upwards, and the side of a cell with the gap after it. */
export interface CellMap {
  states: readonly string[];
  cell: number;
}

/** Part of a path: where it begins, what it draws from there, and how far from there it ends. */
interface Piece {
  x: number;
  y: number;
  d: string;
  dx?: number;
  dy?: number;
}

/** Joins pieces; each is placed from the end of the one before it: the numbers stay short. */
function joined(pieces: readonly Piece[]): string {
  let pen = { x: 0, y: 0 };
  return pieces
    .map(({ x, y, d, dx = 0, dy = 0 }) => {
      const move = `m${pixel(x - pen.x)} ${pixel(y - pen.y)}`;
      pen = { x: x + dx, y: y + dy };
      return move + d;
    })
    .join('');
}

/** Stretches of cells of one state along each line. */
function runs(lines: readonly string[], state: RegExp): { line: number; from: number; length: number }[] {
  return lines.flatMap((letters, line) =>
    [...letters.matchAll(state)].map(({ index, 0: found }) => ({ line, from: index, length: found.length })),
  );
}

function topOf({ states, cell }: CellMap, line: number): number {
  return (states.length - 1 - line) * cell;
}

/** Cells side by side as one filled bar. */
export function bars(map: CellMap, state: RegExp): string {
  const { states, cell } = map;
  return joined(
    runs(states, state).map(({ line, from, length }) => {
      const wide = length * cell - 1;
      return { x: from * cell, y: topOf(map, line), d: `h${wide}v${cell - 1}h-${wide}z` };
    }),
  );
}

/** The gaps between columns, over the bars; those between lines are left free. */
export function gaps({ states, cell }: CellMap): string {
  const tall = states.length * cell - 1;
  const columns = states[0]?.length ?? 0;
  return joined(
    Array.from({ length: Math.max(0, columns - 1) }, (_, column) => ({
      x: (column + 1) * cell - 0.5,
      y: 0,
      d: `v${tall}`,
      dy: tall,
    })),
  );
}

/** Edges of cells that are not filled: along each line, and along each column. */
export function outlines(map: CellMap, state: RegExp): string {
  const { states, cell } = map;
  const side = cell - 1;
  const columns = Array.from(states[0] ?? '', (_, column) =>
    states.map((letters) => letters[column] ?? '').join(''),
  );
  const along = runs(states, state).flatMap(({ line, from, length }): Piece[] => {
    const [x, y, dx] = [from * cell, topOf(map, line), length * cell - 1];
    return [y, y + side].map((at) => ({ x, y: at, d: `h${dx}`, dx }));
  });
  const across = runs(columns, state).flatMap(({ line: column, from, length }): Piece[] => {
    const [x, y, dy] = [column * cell, topOf(map, from + length - 1), length * cell - 1];
    return [x, x + side].map((at) => ({ x: at, y, d: `v${dy}`, dy }));
  });
  return joined([...along, ...across]);
}

/** Single cells of a state, each by so much smaller. */
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
