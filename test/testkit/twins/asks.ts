import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { ROOT } from '../environment.ts';
import {
  argumentCoordinate,
  coordinateOf,
  type Document,
  documentsOf,
  type Operation,
  stepTo,
  waysBelow,
} from './documents.ts';
import { type Place, placesOf, valueWith } from './inputs.ts';

export const SCHEMA = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));

type Way = Parameters<typeof documentsOf>[2][number];

const OPERATIONS: readonly Operation[] = ['query', 'mutation'];

function rootsOf(operation: Operation): Way[] {
  const type = operation === 'query' ? SCHEMA.getQueryType() : SCHEMA.getMutationType();
  if (!type) throw new Error(`the schema has no ${operation}`);
  return Object.values(type.getFields()).map((field) => [stepTo(type, field, false)]);
}

/** Documents that together ask for every field of every type; `everywhere`: once below each field of a root. */
export function fieldDocuments(everywhere: boolean): Document[] {
  const asked = new Set<string>();
  return OPERATIONS.flatMap((operation) =>
    rootsOf(operation).flatMap((root) => {
      const ways = waysBelow(SCHEMA, root);
      const wanted = everywhere ? ways : ways.filter((way) => !asked.has(coordinateOfEnd(way)));
      const documents = documentsOf(SCHEMA, operation, wanted.length === 0 ? ways.slice(0, 20) : wanted);
      for (const field of documents.flatMap((document) => document.fields)) asked.add(field);
      return documents;
    }),
  );
}

const coordinateOfEnd = (way: Way): string => {
  const end = way.at(-1);
  return end === undefined ? '' : coordinateOf(end);
};

/** Every field of every object type of the schema, as `Type.field`. */
export function everyField(): string[] {
  return Object.values(SCHEMA.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
}

/** A place of an argument, and how to ask for it. */
export interface PlaceAsk {
  operation: Operation;
  root: string;
  place: Place;
  /** Argument, as `Type.field(argument)`. */
  argument: string;
  /** The document with a word in the place, or with its own value where none is given; null where no document is cheap enough. */
  document(word?: string): Document | null;
  /** Takes what a page gave as its cursor. */
  cursor: boolean;
}

/** Fields that are asked for below the argument: enough to see whether the answer differs. */
const MOST_BELOW = 60;

/** Every place of every argument of every field, each by the shortest way that is cheap enough. */
export function placeAsks(): PlaceAsk[] {
  const asks = new Map<string, PlaceAsk>();
  for (const operation of OPERATIONS)
    for (const root of rootsOf(operation))
      for (const way of [root, ...waysBelow(SCHEMA, root)]) {
        const end = way.at(-1);
        if (end === undefined) continue;
        for (const given of end.field.args) {
          const argument = argumentCoordinate(end, given);
          if (asks.has(`${argument} ${argument}`)) continue;
          const made = placesOf(argument, given).map((place) =>
            placeAsk(operation, way, { argument, place }),
          );
          if (made[0]?.document() === null) continue;
          for (const ask of made) asks.set(`${argument} ${ask.place.coordinate}`, ask);
        }
      }
  return [...asks.values()];
}

function placeAsk(
  operation: Operation,
  way: Way,
  { argument, place }: Pick<PlaceAsk, 'argument' | 'place'>,
): PlaceAsk {
  const end = way.at(-1);
  const given = end?.field.args.find((each) => argumentCoordinate(end, each) === argument);
  if (end === undefined || given === undefined) throw new Error(`${argument} is no argument of its way`);
  return {
    operation,
    root: way[0]?.field.name ?? '',
    place,
    argument,
    cursor: place.name === 'after',
    document(word) {
      const value = valueWith({ coordinate: argument, given }, place, word);
      const asked: Way = [...way.slice(0, -1), { ...end, args: { ...end.args, [given.name]: value } }];
      const below = waysBelow(SCHEMA, asked, 3).slice(0, MOST_BELOW);
      return documentsOf(SCHEMA, operation, below)[0] ?? null;
    },
  };
}

/** Every argument and every field of an input that an argument leads to. */
export function everyPlace(): string[] {
  const places = Object.values(SCHEMA.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).flatMap((field) =>
          field.args.flatMap((given) => placesOf(argumentCoordinate({ type, field }, given), given)),
        )
      : [],
  );
  return [...new Set(places.map(({ coordinate }) => coordinate))];
}
