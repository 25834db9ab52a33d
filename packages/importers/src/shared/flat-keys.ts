import { isRecord } from './content-items.ts';
import type { JsonObject } from './importer.ts';

/**
 * Nested objects as one with dotted keys, so that every value is read, shown and reported under the path it has in the
 * file. Lists stay values. The depth of a file is limited where it is parsed.
 */
export function flatKeys(object: JsonObject): JsonObject {
  return Object.fromEntries(entriesUnder(object, ''));
}

function entriesUnder(object: JsonObject, prefix: string): [string, unknown][] {
  return Object.entries(object).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value) ? entriesUnder(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}
