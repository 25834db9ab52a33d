import { isFiniteNumber } from '@inferbench/units/numeric-guards';

/** What tools write for "nothing". */
const ABSENT = new Set(['', 'none', 'null', 'n/a', '[n/a]', '[not supported]', 'todo']);

export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' && value.length < 20 && ABSENT.has(value.trim().toLowerCase());
}

/** Bare NaN and Infinity of Python, and NaN as a table prints it: a place of a figure that holds none. Less than nothing is none of them. */
export function isNoFigure(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value) || value === Infinity;
  return typeof value === 'string' && /^\s*[-+]?nan\s*$/i.test(value);
}

/** A finite number, or null. Some wrappers turn every value into text; a plain decimal still says what was measured. */
export function asNumber(value: unknown): number | null {
  if (isFiniteNumber(value)) return value;
  if (typeof value === 'string' && /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value.trim()))
    return asNumber(Number(value));
  return null;
}

/** A sum of floats that counts whole things differs from a whole number by the rounding of its additions. */
const WHOLE_TOLERANCE = 1e-9;

/** The whole number that a count is, or is but for the rounding of floats; null for any other. */
export function asWhole(value: number): number | null {
  const nearest = Math.round(value);
  const isNear = Math.abs(value - nearest) <= WHOLE_TOLERANCE * Math.max(1, nearest);
  return isNear && Number.isSafeInteger(nearest) ? nearest : null;
}

/** A value in a message: short, and never a whole list. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return typeof value === 'number' ? String(value) : typeof value;
}
