import type { GraphQLScalarType } from 'graphql';
import type { ClassType } from 'type-graphql';
import { z } from 'zod';

/** What a field of the schema can be, beside the scalars that zod's own types stand for. */
export type Shown = ClassType | GraphQLScalarType | object;

/** Types by the definition of a schema, which a copy with another description shares. */
export const objects = new WeakMap<object, Shown>();
export const inputs = new WeakMap<object, Shown>();

/** A schema whose values GraphQL shows as a type of its own: an id, an enum of more values, a class written by hand. */
export function shownAs<S extends z.ZodType>(schema: S, type: Shown): S {
  const shown = schema.clone({ ...schema._zod.def }, { parent: true });
  for (const types of [objects, inputs]) types.set(shown._zod.def, type);
  return shown;
}

const unshown = new WeakSet<object>();
export const isShown = (schema: z.ZodType) => !unshown.has(schema._zod.def);

/** A key that resolvers read and the schema does not show. */
export function notShown<T>(): z.ZodType<T> {
  const hidden = z.custom<T>();
  unshown.add(hidden._zod.def);
  return hidden;
}

const presets = new WeakMap<object, unknown>();

/** A key of an input with a default that is part of the schema, so that the value is always there. */
export function preset<S extends z.ZodType>(schema: S, value: z.infer<S>): S {
  const given = schema.clone({ ...schema._zod.def }, { parent: true });
  presets.set(given._zod.def, value);
  return given;
}

/** The values of a class, as a key of a zod object. */
export const instanceOf = <T extends object>(type: ClassType<T>): z.ZodType<T> =>
  shownAs(z.custom<T>(), type);

export function presetOf(schema: z.core.$ZodType): { defaultValue?: unknown } {
  const { def } = schema._zod;
  return presets.has(def) ? { defaultValue: presets.get(def) } : {};
}
