/** True for a number that is neither NaN nor infinite. */
export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** True for a finite number above zero. */
export function isPositive(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0;
}
