/** True for an object with keys. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Nested objects as one with dotted keys, so that every value is read, shown and reported under the path it has in the
 * file. Lists stay values. The depth of a file is limited where it is parsed.
 */
export function flatKeys(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entriesUnder(object, ''));
}

function entriesUnder(object: Readonly<Record<string, unknown>>, prefix: string): [string, unknown][] {
  return Object.entries(object).flatMap(([key, value]): [string, unknown][] =>
    isObject(value) ? entriesUnder(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}
