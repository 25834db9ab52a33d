/** Width of an output tile, and the most rows of one (cuBLAS and CUTLASS default 128 × 128). */
const TILE = 128;
/** Fewest rows of a matrix instruction. */
const LEAST_ROWS = 16;
/** Most ways in which K is cut so that more processors have work; the best power of two is taken. */
const MOST_SPLITS = 8;
/** A piece of K below this is not worth a processor. */
const LEAST_K = 256;

export interface TileGrid {
  n: number;
  columns: number;
  processors: number;
  mostSplits: number;
}

/** Output of width n in tiles over the processors of a chip. */
export function tileGrid({ n, k, processors }: { n: number; k: number; processors: number }): TileGrid {
  let mostSplits = 1;
  while (mostSplits < MOST_SPLITS && k / (2 * mostSplits) >= LEAST_K) mostSplits *= 2;
  return { n, columns: Math.ceil(n / TILE), processors, mostSplits };
}

/** Rows that the instructions process for M: the next power of two up to a whole tile, then whole tiles. */
function paddedRows(rows: number): number {
  if (rows > TILE) return Math.ceil(rows / TILE) * TILE;
  let padded = LEAST_ROWS;
  while (padded < rows) padded *= 2;
  return padded;
}

/**
 * [M ÷ padded M] · [N ÷ padded N] · [w ÷ ⌈w⌉], w = tiles · split ÷ processors (docs/model.md#families): the share of the
 * processors' multiplications that belong to the product.
 */
export function tileUtilisation({ n, columns, processors, mostSplits }: TileGrid, rows: number): number {
  const padded = paddedRows(rows);
  const tiles = Math.ceil(padded / TILE) * columns;
  let waves = Number.POSITIVE_INFINITY;
  for (let split = 1; split <= mostSplits; split *= 2) {
    waves = Math.min(waves, Math.ceil((tiles * split) / processors) / split);
  }
  return ((rows / padded) * (n / (columns * TILE)) * (tiles / processors)) / waves;
}

/**
 * [M ÷ padded M] · [N ÷ padded N]: products of all experts run as one, so that their tiles fill the processors together and only
 * the padding of each is lost (docs/model.md#families).
 */
export function groupedUtilisation({ n, columns }: TileGrid, rows: number): number {
  return (rows / paddedRows(rows)) * (n / (columns * TILE));
}
