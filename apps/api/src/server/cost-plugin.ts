import {
  type ApolloServerPlugin,
  type GraphQLRequestContextDidResolveOperation,
  HeaderMap,
} from '@apollo/server';
import { type DocumentNode, Kind, type OperationDefinitionNode, GraphQLError } from 'graphql';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { ApiContext } from '../graphql/context.ts';
import { MAX_COST, type CostRequest, queryCost } from '../limits/query-cost.ts';
import { LruMap } from '../cache/lru-map.ts';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';

/** Prices every operation before a resolver or a statement runs: too costly is refused, the rest is paid for. */
export const costPlugin: ApolloServerPlugin<ApiContext> = {
  requestDidStart: () => Promise.resolve({ didResolveOperation: priceOperation }),
};

async function priceOperation({
  schema,
  document,
  operation,
  operationName,
  request,
  contextValue,
}: GraphQLRequestContextDidResolveOperation<ApiContext>): Promise<void> {
  // An operation that the document does not have: execution says so.
  if (!operation) return;
  contextValue.answer.name = firstRoot(operation);
  const cost = knownCost({ schema, document, operationName, variables: request.variables ?? {} });
  contextValue.answer.cost = cost;
  if (cost !== null && cost > MAX_COST) throw protocolError(tooCostly(cost));
  try {
    await contextValue.client.pay(cost ?? 1);
  } catch (error) {
    if (error instanceof InferbenchError) throw protocolError(error);
    throw error;
  }
}

/** First root field, which is one of the schema: what documents call themselves is their clients' own. */
function firstRoot({ selectionSet }: OperationDefinitionNode): string | null {
  const field = selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return field?.name.value ?? null;
}

const MAX_KNOWN = 1_000;
const MAX_VARIABLES_CHARACTERS = 2_000;
/** Costs of the documents that Apollo keeps, by what is asked of them: popular pages are priced once. */
const known = new WeakMap<DocumentNode, LruMap<{ cost: number | null }>>();

function knownCost(request: CostRequest): number | null {
  const key = isShort(request.variables) ? JSON.stringify([request.operationName, request.variables]) : '';
  if (key === '' || key.length > MAX_VARIABLES_CHARACTERS) return queryCost(request);
  const ofDocument = known.get(request.document) ?? new LruMap(MAX_KNOWN);
  known.set(request.document, ofDocument);
  const found = ofDocument.get(key) ?? { cost: queryCost(request) };
  ofDocument.set(key, found);
  return found.cost;
}

/** Whether it is worth a text of its own: a submitted file is not, and writing it would take longer than the price. */
function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_VARIABLES_CHARACTERS;
  if (typeof value !== 'object' || value === null) return true;
  const parts = Object.values(value);
  return parts.length <= MAX_VARIABLES_CHARACTERS && parts.every(isShort);
}

function tooCostly(cost: number): InferbenchError {
  const found = Number.isFinite(cost) ? String(cost) : 'more selections than are counted';
  return new InferbenchError(
    'QUERY_TOO_COSTLY',
    `The operation costs ${found}, more than ${MAX_COST}; nothing was run.`,
    {
      value: found,
      expected: `at most ${MAX_COST}`,
      fix: 'Ask for a smaller page, or for fewer objects below it. docs/api.md says what a field costs.',
    },
  );
}

/** A refusal of the whole request: thrown from an Apollo hook it keeps its code, HTTP status and headers. */
function protocolError(error: InferbenchError, headers: Record<string, string> = {}): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: {
      http: {
        status: ERROR_CATALOGUE[error.code].httpStatus,
        headers: new HeaderMap(Object.entries(headers)),
      },
    },
  });
}
