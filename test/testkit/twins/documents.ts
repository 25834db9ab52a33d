import { queryCost } from '@inferbench/api/limits/query-cost';
import {
  astFromValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isNonNullType,
  isObjectType,
  isUnionType,
  isInterfaceType,
  parse,
  print,
} from 'graphql';
import { baseValue } from './inputs.ts';

type Field = GraphQLField<unknown, unknown>;
export type Operation = 'query' | 'mutation';

/** One field on the way from a root; `on` where the type before it has several kinds. */
interface Step {
  type: GraphQLObjectType;
  field: Field;
  on: boolean;
  args: Readonly<Record<string, unknown>>;
}
type Way = readonly Step[];

export interface Document {
  operation: Operation;
  root: string;
  text: string;
  /** Fields that it asks for, `Type.field`. */
  fields: readonly string[];
}

const MOST_LEAVES = 110;
const MOST_COST = 1_000;
const MOST_CHARACTERS = 12_000;

export const coordinateOf = ({ type, field }: Pick<Step, 'type' | 'field'>) => `${type.name}.${field.name}`;

function kindsOf(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isUnionType(type) || isInterfaceType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}

export function argumentCoordinate(step: Pick<Step, 'type' | 'field'>, argument: GraphQLArgument): string {
  return `${coordinateOf(step)}(${argument.name})`;
}

/** A step with what its field needs; all else is left out. */
export function stepTo(type: GraphQLObjectType, field: Field, on: boolean): Step {
  const needed = field.args.filter((argument) => isNonNullType(argument.type));
  const args = Object.fromEntries(
    needed.map((argument) => [
      argument.name,
      baseValue(argumentCoordinate({ type, field }, argument), argument),
    ]),
  );
  return { type, field, on, args };
}

/** The ways to every field of every type below some steps, each type by its shortest way; no deeper than `depth`. */
export function waysBelow(schema: GraphQLSchema, start: Way, depth = Infinity): Way[] {
  const last = start.at(-1);
  if (last === undefined) return [];
  const seen = new Set<string>();
  const ways: Way[] = [];
  const queue: Way[] = [start];
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    const end = way.at(-1);
    if (end === undefined) continue;
    const named = getNamedType(end.field.type);
    const kinds = kindsOf(schema, named);
    if (kinds.length === 0) ways.push(way);
    for (const type of kinds) {
      if (seen.has(type.name)) continue;
      seen.add(type.name);
      for (const field of Object.values(type.getFields())) {
        const next = [...way, stepTo(type, field, !isObjectType(named))];
        ways.push(next);
        if (isCompositeType(getNamedType(field.type)) && next.length - start.length < depth) queue.push(next);
      }
    }
  }
  return ways;
}

interface Branch {
  step: Step;
  children: Map<string, Branch>;
}

/** One document of ways that begin with the same field. */
function documentOf(operation: Operation, ways: readonly Way[]): Document {
  const roots = new Map<string, Branch>();
  for (const way of ways) {
    let level = roots;
    for (const step of way) {
      const branch = level.get(coordinateOf(step)) ?? { step, children: new Map<string, Branch>() };
      level.set(coordinateOf(step), branch);
      level = branch.children;
    }
  }
  const [first] = roots.values();
  if (first === undefined || roots.size !== 1) throw new Error('a document asks for one root field');
  return {
    operation,
    root: first.step.field.name,
    text: `${operation} { ${[...roots.values()].map(printed).join(' ')} }`,
    fields: [...new Set(ways.flatMap((way) => way.map(coordinateOf)))],
  };
}

function printed({ step, children }: Branch): string {
  const { field, on, type, args } = step;
  const given = field.args
    .filter(({ name }) => Object.hasOwn(args, name))
    .map((argument) => {
      const node = astFromValue(args[argument.name], argument.type);
      if (!node) throw new Error(`no literal for ${argumentCoordinate(step, argument)}`);
      return `${argument.name}: ${print(node)}`;
    });
  const call = `${field.name}${given.length === 0 ? '' : `(${given.join(', ')})`}`;
  const below = isCompositeType(getNamedType(field.type))
    ? ` { __typename ${[...children.values()].map(printed).join(' ')} }`
    : '';
  // Kinds of one type may have fields of one name and different types.
  return on ? `... on ${type.name} { ${type.name}_${field.name}: ${call}${below} }` : `${call}${below}`;
}

/** Documents that ask for all these ways, each small enough for the API; ways that alone cost too much are left out. */
export function documentsOf(schema: GraphQLSchema, operation: Operation, ways: readonly Way[]): Document[] {
  if (ways.length === 0) return [];
  const document = documentOf(operation, ways);
  const cost = queryCost({ schema, document: parse(document.text), operationName: null, variables: {} });
  const fits =
    ways.length <= MOST_LEAVES &&
    document.text.length <= MOST_CHARACTERS &&
    cost !== null &&
    cost <= MOST_COST;
  if (fits) return [document];
  if (ways.length === 1) return [];
  const half = Math.ceil(ways.length / 2);
  return [
    ...documentsOf(schema, operation, ways.slice(0, half)),
    ...documentsOf(schema, operation, ways.slice(half)),
  ];
}
