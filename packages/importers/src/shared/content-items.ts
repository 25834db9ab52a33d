import type { Content, JsonObject } from './importer.ts';

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a file: one, a list of them, or one a line. None for tables and texts. */
export function objectsOf(content: Content): readonly JsonObject[] {
  if (content.kind === 'object') return [content.object];
  return content.kind === 'list' ? content.items : [];
}

/** True for a file of objects that have all of these keys. */
export function everyObjectHas(content: Content, keys: readonly string[]): boolean {
  const objects = objectsOf(content);
  return objects.length > 0 && objects.every((object) => keys.every((key) => Object.hasOwn(object, key)));
}
