import { isObject } from './schema-node.ts';

const REFERENCE = /(?<=#\/\$defs\/)\w+$/;
const SMALL_CHARS = 50;

type Json = Readonly<Record<string, unknown>>;

/**
 * Renames the shared definitions of JSON Schemas, which zod numbers, after the first key that holds each, so that one more moves no
 * other: `{ tokens: { $ref: '#/$defs/schema7' } }` → `#/$defs/tokens`. Small ones are written where they are used.
 */
export function nameDefinitions(
  documents: Json,
  numbered: Readonly<Record<string, Json>>,
): { documents: Record<string, unknown>; definitions: Record<string, unknown> } {
  const names = new Map<string, string>();
  const definitions: Record<string, unknown> = {};
  const nameOf = (id: string, body: Json, keys: readonly string[]): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = freeName(keys, definitions);
    names.set(id, name);
    // It keeps its place before those that it holds.
    definitions[name] = null;
    definitions[name] = written(body, keys);
    return name;
  };
  const written = (node: unknown, keys: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item) => written(item, keys));
    if (!isObject(node)) return node;
    const { $ref: place, ...beside } = node;
    const id = REFERENCE.exec(String(place))?.[0] ?? '';
    const body = numbered[id];
    if (body !== undefined && JSON.stringify(body).length <= SMALL_CHARS)
      return written({ ...body, ...beside }, keys);
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        if (key === '$ref' && body !== undefined)
          return [key, String(place).replace(REFERENCE, nameOf(id, body, keys))];
        return [key, key === 'properties' ? ofKeys(child, keys) : written(child, keys)];
      }),
    );
  };
  const ofKeys = (shape: unknown, keys: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(shape ?? {}).map(([key, child]) => [key, written(child, [...keys, key])]),
    );
  return { documents: ofKeys(documents, []), definitions };
}

/** The last key, with as many before it as tell it apart; a number where none do. */
function freeName(keys: readonly string[], taken: object): string {
  const words = keys.map((_, index) => keys.slice(-1 - index).join('_'));
  const free = words.find((word) => !(word in taken));
  if (free !== undefined) return free;
  const stem = words.at(-1) ?? 'root';
  let count = 2;
  while (`${stem}_${count}` in taken) count += 1;
  return `${stem}_${count}`;
}

/** The text of a schema's file; an object of one word, such as a reference, has one line. */
export function schemaText(json: object): string {
  return `${JSON.stringify(json, null, 2).replaceAll(/\{\s+("[^"]+": "[^"]+")\s+\}/g, '{ $1 }')}\n`;
}
