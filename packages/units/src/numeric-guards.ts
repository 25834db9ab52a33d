/** True for a number that is neither NaN nor infinite. */
export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** True for a finite number above zero. */
export function isPositive(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0;
}

/** `numerator ÷ denominator`, or null where the quotient does not exist: NaN and Infinity never leave the core. */
export function ratioOrNull(
  numerator: number | null | undefined,
  denominator: number | null | undefined,
): number | null {
  if (!isFiniteNumber(numerator) || !isFiniteNumber(denominator) || denominator === 0) return null;
  const quotient = numerator / denominator;
  return Number.isFinite(quotient) ? quotient : null;
}
