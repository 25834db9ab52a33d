/** One equation: coefficients · x ≈ value, with the weight of its square. */
export interface Equation {
  coefficients: readonly number[];
  value: number;
  weight: number;
}

/** Sweeps after which a problem of a handful of unknowns has settled to the last digit that matters. */
const SWEEPS = 2000;

/**
 * x ≥ 0 of least Σ weight · (coefficients · x − value)², by coordinate descent: each unknown in turn takes its best value.
 * The problem is convex, so that the order of equations and unknowns does not matter for the result.
 */
export function nonNegativeLeastSquares(equations: readonly Equation[], unknowns: number): number[] {
  const indexes = Array.from({ length: unknowns }, (_, j) => j);
  const sum = (of: (equation: Equation) => number) =>
    equations.reduce((total, equation) => total + equation.weight * of(equation), 0);
  const at = ({ coefficients }: Equation, j: number) => coefficients[j] ?? 0;
  const matrix = indexes.map((i) => indexes.map((j) => sum((equation) => at(equation, i) * at(equation, j))));
  const vector = indexes.map((j) => sum((equation) => at(equation, j) * equation.value));
  const x = indexes.map(() => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const j of indexes) {
      const row = matrix[j] ?? [];
      const others = x.reduce((total, value, i) => total + (i === j ? 0 : (row[i] ?? 0) * value), 0);
      const curvature = row[j] ?? 0;
      x[j] = curvature === 0 ? 0 : Math.max(0, ((vector[j] ?? 0) - others) / curvature);
    }
  }
  return x;
}
