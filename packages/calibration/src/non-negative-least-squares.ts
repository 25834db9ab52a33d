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
  const x = Array.from({ length: unknowns }, () => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let j = 0; j < unknowns; j += 1) x[j] = bestCoordinate(equations, x, j);
  }
  return x;
}

function bestCoordinate(equations: readonly Equation[], x: readonly number[], j: number): number {
  let [slope, curvature] = [0, 0];
  for (const { coefficients, value, weight } of equations) {
    const own = coefficients[j] ?? 0;
    const others = coefficients.reduce((sum, c, i) => sum + (i === j ? 0 : c * (x[i] ?? 0)), 0);
    slope += weight * own * (value - others);
    curvature += weight * own * own;
  }
  return curvature === 0 ? 0 : Math.max(0, slope / curvature);
}
