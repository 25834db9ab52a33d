import { TILE } from './kernels.ts';

/** How a product of two square matrices lies in the memory of a thread: panels as wide as a block, then the results. */
export interface PackedPlaces {
  left: number;
  right: number;
  results: number;
  bytes: number;
}

export function placesOf(size: number): PackedPlaces {
  const matrix = size * size * Float32Array.BYTES_PER_ELEMENT;
  return { left: 0, right: matrix, results: 2 * matrix, bytes: 3 * matrix };
}

/** The left matrix in panels of rows, the right one in panels of columns. */
export function pack(
  memory: ArrayBuffer,
  size: number,
  { left, right }: { left: (row: number, k: number) => number; right: (k: number, column: number) => number },
): void {
  const places = placesOf(size);
  const [a, b] = [new Float32Array(memory, places.left), new Float32Array(memory, places.right)];
  for (let row = 0; row < size; row += 1)
    for (let k = 0; k < size; k += 1)
      a[(Math.floor(row / TILE.rows) * size + k) * TILE.rows + (row % TILE.rows)] = left(row, k);
  for (let k = 0; k < size; k += 1)
    for (let column = 0; column < size; column += 1)
      b[(Math.floor(column / TILE.columns) * size + k) * TILE.columns + (column % TILE.columns)] = right(
        k,
        column,
      );
}

type TileProduct = (a: number, b: number, c: number, k: number) => void;

/** Multiplies what was packed, block by block. */
export function multiply(tile: TileProduct, size: number): void {
  const { left, right, results } = placesOf(size);
  const [aBytes, bBytes] = [4 * size * TILE.rows, 4 * size * TILE.columns];
  const cBytes = 4 * TILE.rows * TILE.columns;
  let c = results;
  for (let b = right; b < results; b += bBytes)
    for (let a = left; a < right; a += aBytes, c += cBytes) tile(a, b, c, size);
}

/** One number of the product. */
export function resultAt(memory: ArrayBuffer, size: number, [row, column]: [number, number]): number {
  const panels = size / TILE.rows;
  const block = Math.floor(column / TILE.columns) * panels + Math.floor(row / TILE.rows);
  const place = block * TILE.rows * TILE.columns + (row % TILE.rows) * TILE.columns + (column % TILE.columns);
  return new Float32Array(memory, placesOf(size).results)[place] ?? Number.NaN;
}
