import { enumName } from '@inferbench/domain/names/enum-name';
import { ArgsType, type ClassType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { described, mayBeNull, typeOf } from './field-type.ts';
import { inputs, isShown, objects, presetOf, type Shown } from './shown-as.ts';

/** Fields that GraphQL shows otherwise than the zod object has them; null: not at all. */
type Changes = Readonly<Record<string, z.ZodType | null>>;
type Changed<S extends z.ZodObject, C extends Changes> = Omit<z.infer<S>, keyof C> & {
  [Key in keyof C as C[Key] extends z.ZodType ? Key : never]: C[Key] extends z.ZodType
    ? z.infer<C[Key]>
    : never;
};
/** What a client may leave out of an input, it may also send as null. */
type Stated<T> = T extends readonly (infer Item)[]
  ? Stated<Item>[]
  : T extends object
    ? { [Key in keyof T]: undefined extends T[Key] ? Stated<NonNullable<T[Key]>> | null : Stated<T[Key]> }
    : T;
type ScreamingCase<Text extends string> = Text extends `${infer Word}${'-' | ':'}${infer Rest}`
  ? `${Uppercase<Word>}_${ScreamingCase<Rest>}`
  : Uppercase<Text>;
interface TypeOptions {
  /** Interface that the type implements. */
  implements?: ClassType | (abstract new () => object);
}

// oxlint-disable-next-line typescript/no-extraneous-class -- its fields are added from a schema
const newClass = (): ClassType => class Derived {};

/**
 * The GraphQL type of a zod object: a field a key, with the description that `.describe` gave it. `changes` names what GraphQL shows
 * otherwise. A key that holds another zod object, or an enum, is shown as the type derived from that.
 */
export function objectTypeOf<S extends z.ZodObject>(schema: S, name: string): ClassType<z.infer<S>>;
export function objectTypeOf<S extends z.ZodObject, C extends Changes>(
  schema: S,
  name: string,
  changes: C,
  options?: TypeOptions,
): ClassType<Changed<S, C>>;
export function objectTypeOf(
  schema: z.ZodObject,
  name: string,
  changes: Changes = {},
  options: TypeOptions = {},
): ClassType {
  const derived = newClass();
  ObjectType(name, { ...described(schema), ...options })(derived);
  addFields(derived, { schema, changes, types: objects });
  return derived;
}

/** The GraphQL input of a zod object; what has a default may be left out. */
export function inputTypeOf<S extends z.ZodObject>(
  schema: S,
  name: string,
  changes: Changes = {},
): ClassType<Stated<z.input<S>>> {
  const derived = newClass();
  InputType(name, described(schema))(derived);
  addFields(derived, { schema, changes, types: inputs });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are the keys of the schema
  return derived as ClassType<Stated<z.input<S>>>;
}

/** Arguments of a field as the keys of a zod object: each a word of its own in the query. */
export function argsTypeOf<S extends z.ZodObject>(schema: S): ClassType<Stated<z.input<S>>> {
  const derived = newClass();
  ArgsType()(derived);
  addFields(derived, { schema, changes: {}, types: inputs });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are the keys of the schema
  return derived as ClassType<Stated<z.input<S>>>;
}

/** A type that only GraphQL has, in the same words: name, description and a zod type a field. */
export function objectType<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  options: TypeOptions = {},
): ClassType<z.infer<z.ZodObject<Shape>>> {
  const schema = z.object(shape).describe(description);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is changed
  return objectTypeOf(schema, name, {}, options) as ClassType<z.infer<z.ZodObject<Shape>>>;
}

/** An input that only GraphQL has. */
export function inputType<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
): ClassType<Stated<z.input<z.ZodObject<Shape>>>> {
  return inputTypeOf(z.object(shape).describe(description), name);
}

interface EnumWords<Value extends string> {
  description: string;
  /** Words by the name in GraphQL, or made from the value. */
  values: Readonly<Record<ScreamingCase<Value>, string>> | ((value: Value) => string);
}

function transformed<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

/** The GraphQL enum of a zod enum: `device_sensor` of the domain is `DEVICE_SENSOR` there. Every value has its words. */
export function enumTypeOf<Value extends string>(
  { options, _zod }: z.ZodEnum<Readonly<Record<string, Value>>>,
  name: string,
  { description, values }: EnumWords<Value>,
): Readonly<Record<ScreamingCase<Value>, Value>> {
  const named: Record<string, Value> = Object.fromEntries(
    options.map((option) => [enumName(option), option]),
  );
  const words = typeof values === 'function' ? transformed(named, values) : values;
  const valuesConfig = transformed<string, object>(words, (text) => ({ description: text }));
  registerEnumType(named, { name, description, valuesConfig });
  for (const types of [objects, inputs]) types.set(_zod.def, named);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each option by its name
  return named as Record<ScreamingCase<Value>, Value>;
}

interface Addition {
  schema: z.ZodObject;
  changes: Changes;
  types: WeakMap<object, Shown>;
}

function addFields(target: ClassType, { schema, changes, types }: Addition): void {
  types.set(schema._zod.def, target);
  for (const [key, field] of Object.entries<z.core.$ZodType | null>({ ...schema.shape, ...changes })) {
    if (!(field instanceof z.ZodType) || !isShown(field)) continue;
    // The type is asked for when the schema is built: all types are known by then, in whatever order they were derived.
    const options = { ...described(field), nullable: mayBeNull(field, types === inputs), ...presetOf(field) };
    Field(() => typeOf(field, { types, key }), options)(target.prototype, key);
  }
}
