/* oxlint-disable typescript/no-non-null-assertion -- indexes within typed arrays: a default for each doubles the time of a fit */
/**
 * Overwrites a symmetric positive definite A of n × n, given by rows, by its lower factor. Four rows go side by side: their sums are
 * apart, each in the order of its columns, so the bits are those of one row after the other.
 */
function factorInPlace(matrix: Float64Array, n: number): void {
  for (let top = 0; top < n; top += ROWS) {
    const under = Math.min(top + ROWS, n);
    if (under - top === ROWS) factorBefore(matrix, n, top);
    for (let i = top; i < under; i += 1) {
      for (let j = under - top === ROWS ? top : 0; j <= i; j += 1) {
        let sum = matrix[i * n + j]!;
        for (let k = 0; k < j; k += 1) sum -= matrix[i * n + k]! * matrix[j * n + k]!;
        matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[j * n + j]!;
      }
    }
  }
}

const ROWS = 4;

/** Columns before `top` of the four rows from there on. */
function factorBefore(matrix: Float64Array, n: number, top: number): void {
  const [a, b, c, d] = [top * n, (top + 1) * n, (top + 2) * n, (top + 3) * n];
  for (let j = 0; j < top; j += 1) {
    const at = j * n;
    let [ofA, ofB, ofC, ofD] = [matrix[a + j]!, matrix[b + j]!, matrix[c + j]!, matrix[d + j]!];
    for (let k = 0; k < j; k += 1) {
      const known = matrix[at + k]!;
      ofA -= matrix[a + k]! * known;
      ofB -= matrix[b + k]! * known;
      ofC -= matrix[c + k]! * known;
      ofD -= matrix[d + k]! * known;
    }
    const pivot = matrix[at + j]!;
    matrix[a + j] = ofA / pivot;
    matrix[b + j] = ofB / pivot;
    matrix[c + j] = ofC / pivot;
    matrix[d + j] = ofD / pivot;
  }
}

/** Solves L·x = b for a lower factor, whose first `from` entries of b are 0; b is overwritten by the solution. */
function solveLower(factor: Float64Array, vector: Float64Array, n: number, from = 0): void {
  for (let i = from; i < n; i += 1) {
    let sum = vector[i]!;
    for (let k = from; k < i; k += 1) sum -= factor[i * n + k]! * vector[k]!;
    vector[i] = sum / factor[i * n + i]!;
  }
}

/** Solves A·x = b for a symmetric positive definite A; A is overwritten by its lower factor and b by the solution. */
export function solveInPlace(matrix: Float64Array, vector: Float64Array, n: number): void {
  factorInPlace(matrix, n);
  solveLower(matrix, vector, n);
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = vector[i]!;
    for (let k = i + 1; k < n; k += 1) sum -= matrix[k * n + i]! * vector[k]!;
    vector[i] = sum / matrix[i * n + i]!;
  }
}

/** The diagonal of the inverse of a symmetric positive definite A: variances of parameters, where A is their normal matrix. */
export function inverseDiagonal(matrix: Float64Array, n: number): Float64Array {
  const factor = matrix.slice();
  factorInPlace(factor, n);
  const column = new Float64Array(n);
  return Float64Array.from({ length: n }, (_, at) => {
    column.fill(0);
    column[at] = 1;
    solveLower(factor, column, n, at);
    return column.reduce((sum, value) => sum + value * value, 0);
  });
}
