/** Requests that count: from the first to before the last, in the order of arrival. */
export interface Window {
  from: number;
  to: number;
}

const BATCH = 5;

/**
 * MSER-5 (K. P. White, M. J. Cobb, S. C. Spratt, 2000): how many values at the start to leave out, so that the standard error of
 * the mean of the rest, in batches of five, is smallest. At most half of them.
 */
export function warmUpOf(values: ArrayLike<number>, from: number, to: number): number {
  const batches = Math.floor((to - from) / BATCH);
  if (batches < 4) return 0;
  const mean = (batch: number) => {
    let sum = 0;
    for (let i = 0; i < BATCH; i += 1) sum += values[from + batch * BATCH + i] ?? 0;
    return sum / BATCH;
  };
  // From the end on, each cut adds one batch: Welford's sums.
  let [count, centre, squares, best, cut] = [0, 0, 0, Number.POSITIVE_INFINITY, 0];
  for (let batch = batches - 1; batch >= 0; batch -= 1) {
    const value = mean(batch);
    count += 1;
    const off = value - centre;
    centre += off / count;
    squares += off * (value - centre);
    const error = squares / (count * count);
    if (batch <= batches / 2 && error <= best) [best, cut] = [error, batch];
  }
  return cut * BATCH;
}
