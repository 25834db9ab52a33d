/** Multiply-accumulate arrays of R rows and C columns; a chip has `arrays` of them that work side by side. */
export interface ArrayShape {
  rows: number;
  columns: number;
  arrays: number;
}

/** M × K by K × N; `copies` of them, independent of each other, share the arrays. */
export interface GemmSize {
  m: number;
  k: number;
  n: number;
  copies: number;
}

/**
 * Weights stay in the array, activations stream through. Loading after the last fold has drained:
 * (2R + C + M − 2) · ⌈⌈K/R⌉ · ⌈N/C⌉ ÷ A⌉ (docs/model.md#families; SCALE-Sim v3, compute/systolic_compute_ws.py: R to load,
 * R + C + M − 2 to stream, skew and drain). Overlapped, the next fold's weights load behind the stream:
 * max(M, R) · ⌈K/R⌉ · ⌈N/C⌉ ÷ A + (R + C − 2).
 */
export function weightStationaryCycles(
  { m, k, n, copies }: GemmSize,
  { rows, columns, arrays }: ArrayShape,
  { overlapped }: { overlapped: boolean },
): number {
  const folds = copies * Math.ceil(k / rows) * Math.ceil(n / columns);
  return overlapped
    ? (Math.max(m, rows) * folds) / arrays + rows + columns - 2
    : (2 * rows + columns + m - 2) * Math.ceil(folds / arrays);
}

/**
 * Fewest cycles over the operand that stays: the weights; the activations, so that the batch lies along the columns
 * (few rows); or the outputs (small K). The last two are the first one with its three sizes in other roles.
 */
export function gemmCycles(size: GemmSize, shape: ArrayShape, option: { overlapped: boolean }): number {
  const { m, k, n, copies } = size;
  return Math.min(
    weightStationaryCycles(size, shape, option),
    weightStationaryCycles({ m: n, k, n: m, copies }, shape, option),
    weightStationaryCycles({ m: k, k: m, n, copies }, shape, option),
  );
}

/** M·K·N ÷ (R·C·A·cycles): the share of the arrays' multiply-adds that belong to the product. */
export function systolicUtilisation(
  { m, k, n, copies }: GemmSize,
  { rows, columns, arrays }: ArrayShape,
  cycles: number,
): number {
  return (copies * m * k * n) / (rows * columns * arrays * cycles);
}
