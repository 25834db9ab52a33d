import { keysOf } from './keys-of.ts';

/** An object with the same keys and other values, which `Object.fromEntries` forgets: `{ a: 1 }`, doubled → `{ a: 2 }`. */
export function mapValues<T extends object, Value>(
  object: T,
  of: (value: T[keyof T & string]) => Value,
): Record<keyof T & string, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value by its key
  return Object.fromEntries(keysOf(object).map((key) => [key, of(object[key])])) as Record<
    keyof T & string,
    Value
  >;
}
