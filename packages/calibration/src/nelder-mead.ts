export interface Vertex {
  x: readonly number[];
  value: number;
}

interface Search {
  start: readonly number[];
  /** Size of the first simplex along each axis. */
  step: number;
  iterations: number;
}

/**
 * Least value of a function without derivatives (Nelder and Mead 1965, with the usual coefficients 1, 2, ½, ½). Deterministic:
 * the same function and start give the same answer.
 */
export function nelderMead(f: (x: readonly number[]) => number, { start, step, iterations }: Search): Vertex {
  const at = (x: readonly number[]): Vertex => ({ x, value: f(x) });
  let simplex = [at(start), ...start.map((_, i) => at(start.map((v, j) => (i === j ? v + step : v))))];
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    simplex.sort((a, b) => a.value - b.value);
    simplex = advance(simplex, at);
  }
  simplex.sort((a, b) => a.value - b.value);
  return best(simplex);
}

function best([first]: readonly Vertex[]): Vertex {
  if (first === undefined) throw new RangeError('a simplex has vertices');
  return first;
}

/** One step: reflect the worst vertex, stretch or contract it, or shrink everything to the best. */
function advance(sorted: readonly Vertex[], at: (x: readonly number[]) => Vertex): Vertex[] {
  const kept = sorted.slice(0, -1);
  const worst = sorted.at(-1) ?? best(sorted);
  const [first, last] = [best(sorted), kept.at(-1) ?? best(sorted)];
  const centre = first.x.map((_, j) => kept.reduce((sum, { x }) => sum + (x[j] ?? 0), 0) / kept.length);
  const along = (t: number) => at(centre.map((c, j) => c + t * ((worst.x[j] ?? 0) - c)));

  const reflected = along(-1);
  if (reflected.value < first.value) {
    const stretched = along(-2);
    return [...kept, stretched.value < reflected.value ? stretched : reflected];
  }
  if (reflected.value < last.value) return [...kept, reflected];
  const contracted = along(reflected.value < worst.value ? -0.5 : 0.5);
  if (contracted.value < Math.min(reflected.value, worst.value)) return [...kept, contracted];
  return sorted.map((vertex) =>
    vertex === first ? first : at(vertex.x.map((v, j) => (v + (first.x[j] ?? 0)) / 2)),
  );
}
