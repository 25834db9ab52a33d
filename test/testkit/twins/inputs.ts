import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { valueOf } from './argument-values.ts';

type Given = GraphQLArgument | GraphQLInputField;

/** What is asked for where nothing else is said: required parts, and those that have a value of their own. */
export function baseValue(coordinate: string, { name, type }: Pick<Given, 'name' | 'type'>): unknown {
  const named = getNamedType(type);
  const stated = valueOf(coordinate, name, named.name);
  const fits = !isEnumType(named) || [stated].flat().every((each) => named.getValue(String(each)));
  if (stated !== undefined && fits) return isListOf(type) && !Array.isArray(stated) ? [stated] : stated;
  if (isEnumType(named)) return listed(type, named.getValues()[0]?.name);
  if (!isInputObjectType(named)) throw new Error(`no value for ${coordinate}`);
  const fields = Object.values(named.getFields());
  const required = fields.filter((field) => isNonNullType(field.type));
  return listed(
    type,
    Object.fromEntries(
      required.map((field) => [field.name, baseValue(`${named.name}.${field.name}`, field)]),
    ),
  );
}

const isListOf = (type: GraphQLInputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);
const listed = (type: GraphQLInputType, value: unknown) => (isListOf(type) ? [value] : value);

/** A place for a value: of an argument, or of a field somewhere below it. */
export interface Place {
  /** Coordinate as tests name it: `Query.chip(slug)`, `SliceInput.model`. */
  coordinate: string;
  /** Names below the argument. */
  path: readonly string[];
  /** Whether it takes any text. */
  text: boolean;
  leaf: GraphQLInputType;
  name: string;
}

/** Every place below an argument, itself among them. */
export function placesOf(coordinate: string, given: Given, path: readonly string[] = []): Place[] {
  const named = getNamedType(given.type);
  const text = named.name === 'String' || named.name === 'ID';
  const own: Place = { coordinate, path, text, leaf: given.type, name: given.name };
  if (!isInputObjectType(named)) return [own];
  const fields = Object.values(named.getFields());
  return [
    own,
    ...fields.flatMap((field) => placesOf(`${named.name}.${field.name}`, field, [...path, field.name])),
  ];
}

/** The argument's base with one place set: to `word`, or to its own value where none is given. */
export function valueWith(
  argument: { coordinate: string; given: Given },
  place: Place,
  word?: string,
): unknown {
  const base: unknown = structuredClone(baseValue(argument.coordinate, argument.given));
  const set =
    word === undefined
      ? baseValue(place.coordinate, { name: place.name, type: place.leaf })
      : listed(place.leaf, word);
  return put(base, argument.given.type, place.path, set);
}

function put(
  value: unknown,
  type: GraphQLInputType,
  [head, ...rest]: readonly string[],
  set: unknown,
): unknown {
  if (head === undefined) return set;
  const named = getNamedType(type);
  if (!isInputObjectType(named)) throw new Error(`${head} of what has no fields`);
  const field = named.getFields()[head];
  if (field === undefined) throw new Error(`${named.name} has no ${head}`);
  const object: Record<string, unknown> = {
    ...((Array.isArray(value) ? value[0] : value) as object | undefined),
  };
  const inside = object[head] ?? (rest.length === 0 ? undefined : baseValue(`${named.name}.${head}`, field));
  object[head] = put(inside, field.type, rest, set);
  return isListOf(type) ? [object] : object;
}
