import { z } from 'zod';

/** The schema without what lets it be null, left out or preset. */
export function unwrapped(schema: unknown): unknown {
  let inner = schema;
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional || inner instanceof z.ZodDefault)
    inner = inner.unwrap();
  return inner;
}

/** True where a schema takes null. */
export function isNullable(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse(null).success;
}

/** True for a list that may be empty. */
export function isOpenList(schema: unknown): boolean {
  return schema instanceof z.ZodArray && schema.safeParse([]).success;
}

/** True where nothing has to be written: the figure is unknown, or the list has no entries. */
export function mayBeAbsent(schema: unknown): boolean {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    isNullable(schema) ||
    isOpenList(schema)
  );
}

/** The object that a value is to be: of a union, the member that the value's own word names. */
export function objectFor(schema: unknown, value: unknown): z.ZodObject | null {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) return inner;
  if (!(inner instanceof z.ZodDiscriminatedUnion) || !isObject(value)) return null;
  const { discriminator } = inner.def;
  const member = inner.options.find((option) =>
    literals(option, discriminator).includes(value[discriminator]),
  );
  return member instanceof z.ZodObject ? member : null;
}

/** Words by which a union tells its members apart; empty for other schemas. */
export function wordsOfUnion(schema: unknown): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return [];
  return inner.options.flatMap((option) => literals(option, inner.def.discriminator)).map(String);
}

function literals(member: unknown, key: string): unknown[] {
  const shape: Readonly<Record<string, unknown>> = member instanceof z.ZodObject ? member.shape : {};
  const word = shape[key];
  return word instanceof z.ZodLiteral ? [...word.values] : [];
}

/** The schema at a path of a value, and null where the path leaves it. */
export function schemaAt(schema: unknown, value: unknown, path: readonly PropertyKey[]): unknown {
  let here = schema;
  let there = value;
  for (const part of path) {
    const inner = unwrapped(here);
    if (inner instanceof z.ZodArray) here = inner.element;
    else if (inner instanceof z.ZodRecord) here = inner.valueType;
    else {
      const shape = objectFor(inner, there)?.shape;
      if (shape === undefined || typeof part !== 'string' || !Object.hasOwn(shape, part)) return null;
      here = shape[part];
    }
    there = isObject(there) || Array.isArray(there) ? Reflect.get(there, part) : undefined;
  }
  return here;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a schema's own words and those of what it wraps say of it. */
export function wordsOf(schema: unknown): { description: string | null; example: unknown } {
  let inner = schema;
  let description: string | null = null;
  let example: unknown;
  while (inner instanceof z.ZodType) {
    const meta = inner.meta();
    description ??= meta?.description ?? null;
    example ??= Array.isArray(meta?.['examples']) ? meta['examples'][0] : undefined;
    inner =
      inner instanceof z.ZodNullable || inner instanceof z.ZodOptional || inner instanceof z.ZodDefault
        ? inner.unwrap()
        : null;
  }
  return { description, example };
}
