/* oxlint-disable typescript/no-non-null-assertion -- indexes within typed arrays: a default for each doubles the time of a fit */
/**
 * Solves A·x = b for a symmetric positive definite A of n × n, given by rows; A is overwritten by its lower factor and b by
 * the solution.
 */
// oxlint-disable-next-line eslint/complexity -- three textbook loops
export function solveInPlace(matrix: Float64Array, vector: Float64Array, n: number): void {
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * n + j]!;
      for (let k = 0; k < j; k += 1) sum -= matrix[i * n + k]! * matrix[j * n + k]!;
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[j * n + j] ?? 1);
    }
  }
  for (let i = 0; i < n; i += 1) {
    let sum = vector[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (matrix[i * n + k] ?? 0) * (vector[k] ?? 0);
    vector[i] = sum / (matrix[i * n + i] ?? 1);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = vector[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) sum -= (matrix[k * n + i] ?? 0) * (vector[k] ?? 0);
    vector[i] = sum / (matrix[i * n + i] ?? 1);
  }
}
