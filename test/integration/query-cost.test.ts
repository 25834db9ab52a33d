import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEAST_OF_LIST, queryCost } from '@inferbench/api/limits/query-cost';
import { fc, test } from '@fast-check/vitest';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { expect } from 'vitest';
import { QUESTIONS } from '../../bench/neighbours/questions.ts';
import { rootQuestions, unaskedFields } from '../../bench/prices/root-questions.ts';
import { ROOT } from '../testkit/environment.ts';

const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));

/** How the page size reaches the field. */
const WAYS = ['literal', 'variable', 'default'] as const;

interface Field {
  name: string;
  type: string;
  /** Objects below it; 1 where it is no page. */
  size: number;
  way: (typeof WAYS)[number];
  list: boolean;
  spread: 'none' | 'inline' | 'named';
  children: Field[];
}

/** Root fields that read over everything, with their prices. */
const READ_OVER_ALL: Readonly<Record<string, number>> = { engineVersions: 20, epochs: 6, tradeoffSlices: 4 };

/** The same cost, counted object by object. */
function countOneByOne(fields: readonly Field[], root = true): number {
  let cost = 0;
  for (const field of fields) {
    const entity = Object.hasOwn(objectFields(field.type), 'id');
    // Lists of everything cost their rows alone.
    const own = root && field.name !== 'points' && field.name !== 'scores';
    let price = own || entity || field.list ? 1 : 0;
    if (root) price = READ_OVER_ALL[field.name] ?? price;
    for (let i = 0; i < field.size; i += 1) price += countOneByOne(field.children, false);
    cost += root && !own ? Math.max(LEAST_OF_LIST, price) : price;
  }
  return cost;
}

function objectFields(name: string) {
  const type = schema.getType(name);
  return isObjectType(type) ? type.getFields() : {};
}

function fieldsOf(parent: string) {
  return parent === 'Query' ? (schema.getQueryType()?.getFields() ?? {}) : objectFields(parent);
}

function isPaged(field: GraphQLField<unknown, unknown> | undefined): boolean {
  return field?.args.some((argument) => argument.name === 'first') === true;
}

function isRequired({ type, defaultValue }: GraphQLArgument): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

interface Printed {
  text: string;
  variables: Record<string, number>;
}

/** The document, with some selections moved into fragments and page sizes into variables. */
function print(roots: readonly Field[]): Printed {
  const definitions: string[] = [];
  const fragments: string[] = [];
  const variables: Record<string, number> = {};
  let names = 0;
  const selection = (fields: readonly Field[], parent: string): string => {
    const lines = fields.map((field) => {
      names += 1;
      const id = names;
      const text = `a${id}: ${field.name}${argument(field, parent, id)} ${
        field.children.length > 0 ? selection(field.children, field.type) : '{ __typename }'
      }`;
      if (field.spread === 'inline') return `... on ${parent} { ${text} }`;
      if (field.spread === 'none') return text;
      fragments.push(`fragment F${id} on ${parent} { ${text} }`);
      return `...F${id}`;
    });
    return `{ ${lines.join(' ')} }`;
  };
  const argument = ({ name, size, way }: Field, parent: string, id: number): string => {
    if (name === 'chip' && parent === 'Query') return '(slug: "x")';
    if (!isPaged(fieldsOf(parent)[name])) return '';
    if (way === 'literal') return `(first: ${size})`;
    definitions.push(way === 'variable' ? `$v${id}: Int!` : `$v${id}: Int! = ${size}`);
    if (way === 'variable') variables[`v${id}`] = size;
    return `(first: $v${id})`;
  };
  const body = selection(roots, 'Query');
  const head = definitions.length > 0 ? `query (${definitions.join(', ')})` : 'query';
  return { text: `${head} ${body} ${fragments.join(' ')}`, variables };
}

type Choose = (max: number) => number;

function randomFields(parent: string, depth: number, choose: Choose): Field[] {
  if (depth === 0) return [];
  const candidates = Object.values(fieldsOf(parent))
    .filter((field) => isObjectType(getNamedType(field.type)))
    // Arguments that only the page size and the chip's slug are made up for.
    .filter(
      (field) => field.name === 'chip' || field.args.every((arg) => arg.name === 'first' || !isRequired(arg)),
    );
  if (candidates.length === 0) return [];
  return Array.from({ length: 1 + choose(1) }, () => {
    const field = candidates[choose(candidates.length - 1)];
    if (!field) throw new Error('chosen from the list');
    const type = getNamedType(field.type).name;
    return {
      name: field.name,
      type,
      size: isPaged(field) ? 1 + choose(6) : 1,
      way: WAYS[choose(2)] ?? 'literal',
      list: isListType(isNonNullType(field.type) ? field.type.ofType : field.type),
      spread: (['none', 'inline', 'named'] as const)[choose(2)] ?? 'none',
      children: randomFields(type, depth - 1, choose),
    };
  });
}

test.prop([fc.gen()], { numRuns: 300 })(
  'the static cost is what counting object by object gives, however the document is written',
  (gen) => {
    const roots = randomFields('Query', 5, (max) => gen(fc.nat, { max }));
    const { text, variables } = print(roots);
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    expect(queryCost({ schema, document, operationName: null, variables })).toBe(countOneByOne(roots));
  },
);

test.prop([fc.integer({ max: 0 })])('a page size below one makes nothing cheaper', (first) => {
  const document = parse(
    `{ chip(slug: "x") { id } leaderboard(first: ${first}) { edges { node { system { id } } } } }`,
  );
  expect(queryCost({ schema, document, operationName: null, variables: {} })).toBe(4);
});

test('every root field has a row in the bench that holds prices to work, and its document is valid', () => {
  const world = {
    point: 'p',
    run: 'r',
    submission: 's',
    configuration: 'c',
    systems: ['a', 'b'],
    slice: '{ model: "m", phase: SERVING, batch: 1, context: 1, precision: FP16 }',
    slug: 'o',
  };
  const questions = [...QUESTIONS, ...rootQuestions(world)];
  expect(unaskedFields(schema, questions)).toEqual([]);
  for (const { name, field } of questions)
    expect([name, validate(schema, parse(`{ ${field(0)} }`))]).toEqual([name, []]);
});

test('what counts over everything costs what that takes, however small its page', () => {
  const costOf = (text: string) =>
    queryCost({ schema, document: parse(text), operationName: null, variables: {} });
  expect(costOf('{ scores(first: 1) { totalCount } }')).toBe(LEAST_OF_LIST);
  expect(costOf('{ ...F } fragment F on Query { points(first: 1) { totalCount } }')).toBe(LEAST_OF_LIST);
  expect(costOf('{ scores(first: 1000) { totalCount nodes { pointId } } }')).toBe(1_000);
});
