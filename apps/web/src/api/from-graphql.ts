import { enumName } from '@inferbench/domain/names/enum-name';
import { z } from 'zod';
import type { Outcome, Refused } from '@inferbench/domain/errors/outcome';

/** A value of the domain from an answer of the API: enums have their own words again, and a list of notes is a map. */
export function fromGraphql<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  return schema.parse(inDomain(schema, value));
}

function inDomain(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return inDomain(schema.unwrap(), value ?? undefined);
  if (value === null || value === undefined) return value;
  if (schema instanceof z.ZodNullable) return inDomain(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => inDomain(schema.element, item));
  if (schema instanceof z.ZodRecord && Array.isArray(value))
    return Object.fromEntries(value.map(({ part, text }: { part: string; text: string }) => [part, text]));
  if (schema instanceof z.ZodEnum)
    return schema.options.find((option) => enumName(String(option)) === value) ?? value;
  if (!(schema instanceof z.ZodObject)) return value;
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, inner]) => {
      const found = inDomain(inner, Reflect.get(Object(value), key));
      return found === undefined ? [] : [[key, found]];
    }),
  );
}

export function outcomeFrom<S extends z.ZodType>(schema: S, answer: object | Refused): Outcome<z.infer<S>> {
  return 'code' in answer
    ? { ok: false, refused: refusedFrom(answer) }
    : { ok: true, value: fromGraphql(schema, answer) };
}

export function refusedFrom({ code, message, path, fix }: Refused): Refused {
  return { code, message, path, fix };
}
