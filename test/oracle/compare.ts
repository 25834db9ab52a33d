import type { Value } from './expected.ts';
import type { Actual } from './product.ts';

/** Difference that is allowed: both sides add and multiply the same dozen numbers; only the order differs. */
const RELATIVE = 1e-9;

/** Name, what the product says, what the oracle says; null: the product must say nothing. */
export type Pair = readonly [name: string, actual: Actual, expected: Value | number | null];

function within(actual: Actual, low: number, high: number): boolean {
  return typeof actual === 'number' && actual >= low * (1 - RELATIVE) && actual <= high * (1 + RELATIVE);
}

/** Whether the product's figure is the oracle's, at the tolerance that the oracle's figure allows. */
export function agrees(actual: Actual, expected: Value): boolean {
  switch (expected.kind) {
    case 'exact':
      return within(actual, expected.value, expected.value);
    case 'band':
      return within(actual, expected.low, expected.high);
    case 'missing':
      // A metric names its reason; a figure inside an entry is null.
      return actual === null || actual === expected.reason;
    case 'open':
      return true;
  }
}

function described(expected: Value): string {
  switch (expected.kind) {
    case 'exact':
      return String(expected.value);
    case 'band':
      return `${expected.low} to ${expected.high}`;
    case 'missing':
      return expected.reason;
    case 'open':
      return 'anything';
  }
}

/** One line for each figure in which product and oracle differ. */
export function differences(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([name, actual, expected]) => {
    if (expected === null) return actual === null ? [] : [`${name}: product ${actual}, oracle nothing`];
    const value: Value = typeof expected === 'number' ? { kind: 'exact', value: expected } : expected;
    return agrees(actual, value) ? [] : [`${name}: product ${actual}, oracle ${described(value)}`];
  });
}
