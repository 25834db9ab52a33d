import { Float, Int } from 'type-graphql';
import { z } from 'zod';
import type { Shown } from './shown-as.ts';

/** Description of the schema itself, or of what it makes optional. */
export function described(schema: z.core.$ZodType): { description?: string; deprecationReason?: string } {
  const { description, deprecationReason } = z.globalRegistry.get(schema) ?? {};
  const deprecated = typeof deprecationReason === 'string' ? { deprecationReason } : {};
  if (description !== undefined) return { description, ...deprecated };
  return isWrapper(schema) ? described(schema._zod.def.innerType) : {};
}

/** What has a default may be left out of an input, and is always in an answer. */
export function mayBeNull(schema: z.core.$ZodType, input: boolean): boolean {
  if (!isWrapper(schema)) return false;
  const { innerType, type } = schema._zod.def;
  return input || type === 'nullable' || type === 'optional' || mayBeNull(innerType, input);
}

function isWrapper(
  schema: z.core.$ZodType,
): schema is z.core.$ZodNullable | z.core.$ZodOptional | z.core.$ZodDefault | z.core.$ZodPrefault {
  return ['nullable', 'optional', 'default', 'prefault'].includes(schema._zod.def.type);
}

/** The GraphQL type of a zod type. */
export function typeOf(
  schema: z.core.$ZodType,
  place: { types: WeakMap<object, Shown>; key: string },
): Shown {
  for (let known: z.core.$ZodType | undefined = schema; known; known = known._zod.parent) {
    const type = place.types.get(known._zod.def);
    if (type !== undefined) return type;
  }
  if (isWrapper(schema)) return typeOf(schema._zod.def.innerType, place);
  if (schema instanceof z.ZodArray) return [typeOf(schema.element, place)];
  if (schema instanceof z.ZodNumber) return schema.isInt ? Int : Float;
  if (schema instanceof z.ZodBoolean) return Boolean;
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return String;
  // Texts that a function knows, as error codes are.
  if (schema instanceof z.ZodCustom) return String;
  // An enum without a GraphQL type of its own: its words may grow without a change of the contract.
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return String;
  throw new Error(`"${place.key}" has no GraphQL type: derive one from its schema (${schema._zod.def.type})`);
}
