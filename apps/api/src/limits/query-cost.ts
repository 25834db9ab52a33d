import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity/cjs';

import { COMPUTE_COSTS } from './compute-cost.ts';

/** Most that one request may cost. */
export const MAX_COST = 1_000;
/** Selections that are looked at before a document counts as too costly: fragments can nest to billions. */
const MAX_NODES = 10_000;

/**
 * What a field costs before anything runs (docs/api.md): an object with an id, a list and a root field cost 1 each,
 * plain values nothing, what computes its price of compute-cost.ts; a page multiplies what is below it by `first` or `last`, `nodes` by its ids. A fragment counts
 * where it is spread. Arguments are the coerced ones, so that a page size in a variable or a default counts as well.
 */
export function fieldCost({ field, type, args, childComplexity }: ComplexityEstimatorArgs): number {
  const computed = COMPUTE_COSTS[`${type.name}.${field.name}`];
  const read = (isRoot(type.name) && !PAID_BY_ROWS.has(field.name)) || isEntityOrList(field.type) ? 1 : 0;
  const own = computed === undefined ? read : computed(args);
  const cost = own + pageSize(args) * childComplexity;
  return isRoot(type.name) && PAID_BY_ROWS.has(field.name) ? Math.max(LEAST_OF_LIST, cost) : cost;
}

/** Lists of everything cost their rows and nothing else, so that a page of as many as a request may cost is one request. */
const PAID_BY_ROWS: ReadonlySet<string> = new Set(['points', 'scores']);
/** Least price of such a list: to find and count what a filter lets in takes as long as some rows do. */
export const LEAST_OF_LIST = 30;

function pageSize(args: Record<string, unknown>): number {
  const { first, last, ids } = args;
  if (Array.isArray(ids)) return Math.max(1, ids.length);
  const size = typeof first === 'number' ? first : last;
  // A negative size is refused by its resolver; here it must not make anything cheaper.
  return typeof size === 'number' ? Math.max(1, size) : 1;
}

function isRoot(typeName: string): boolean {
  return typeName === 'Query' || typeName === 'Mutation';
}

function isEntityOrList(type: ComplexityEstimatorArgs['field']['type']): boolean {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return false;
  if (isListType(isNonNullType(type) ? type.ofType : type)) return true;
  return 'getFields' in named && Object.hasOwn(named.getFields(), 'id');
}

export interface CostRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null;
  /** Variables as the client sent them: they are coerced here. */
  variables: Record<string, unknown>;
}

/** Static cost of one operation; infinite for a document too large to count, null where its values have wrong types. */
export function queryCost({ schema, document, operationName, variables }: CostRequest): number | null {
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      ...(operationName === null ? {} : { operationName }),
      maxQueryNodes: MAX_NODES,
      estimators: [fieldCost],
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.message.includes('number of nodes') ? Infinity : null;
  }
}
