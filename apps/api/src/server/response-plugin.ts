import type {
  ApolloServerPlugin,
  GraphQLRequestContextWillSendResponse,
  HTTPGraphQLHead,
} from '@apollo/server';
import { type FormattedExecutionResult, OperationTypeNode } from 'graphql';
import type { ApiContext } from '../graphql/context.ts';
import { isPassing, RETRY_AFTER_SEC } from '../http/passing.ts';
import { MAX_COST } from '../limits/query-cost.ts';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * Codes of documents and variables that were understood as a request and refused. To a client that does not know
 * application/graphql-response+json they go with status 200, as GraphQL over HTTP asks; malformed parameters stay 400.
 */
const REFUSED_DOCUMENTS: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_LARGE',
  'QUERY_TOO_COMPLEX',
  'QUERY_TOO_COSTLY',
]);

/** Every answer says what it cost; the status fits what the client can read; caches learn what they may keep. */
export const responsePlugin: ApolloServerPlugin<ApiContext> = {
  requestDidStart: () => Promise.resolve({ willSendResponse: finishResponse }),
};

function finishResponse({
  request,
  response,
  operation,
  contextValue,
}: GraphQLRequestContextWillSendResponse<ApiContext>): Promise<void> {
  const { body, http } = response;
  if (body.kind !== 'single') return Promise.resolve();
  const { singleResult } = body;
  singleResult.extensions = { ...singleResult.extensions, cost: costExtension(contextValue.answer.cost) };
  const failed = (singleResult.errors?.length ?? 0) > 0;
  contextValue.answer.failed = failed;
  contextValue.answer.code = firstCode(singleResult.errors);
  contextValue.answer.changes = operation?.operation === OperationTypeNode.MUTATION;
  contextValue.answer.cacheable =
    !failed &&
    operation?.operation === OperationTypeNode.QUERY &&
    !contextValue.hasKey &&
    !contextValue.reads.isPersonal();
  if (failed) setFailureStatus(http, singleResult, request.http?.headers.get('accept') ?? '');
  return Promise.resolve();
}

function firstCode(errors: FormattedExecutionResult['errors']): string | null {
  const code = errors?.[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : null;
}

function setFailureStatus(
  http: HTTPGraphQLHead,
  { errors = [], data }: Pick<FormattedExecutionResult, 'errors' | 'data'>,
  accept: string,
): void {
  const codes = errors.map(({ extensions }) => extensions?.['code']);
  if (codes.some(isPassing)) {
    http.headers.set('retry-after', String(RETRY_AFTER_SEC));
    if (holdsNothing(data)) http.status = 503;
  }
  if (codes.every((code) => REFUSED_DOCUMENTS.has(code)) && !accept.includes(GRAPHQL_RESPONSE))
    http.status = 200;
}

/** Tells whether no root of the answer was read. */
function holdsNothing(data: FormattedExecutionResult['data']): boolean {
  return Object.values(data ?? {}).every((root) => root === null);
}

/** `requested` is null for what could not be priced: a document that is not valid. */
export function costExtension(cost: number | null): { requested: number | null; maximum: number } {
  return { requested: cost !== null && Number.isFinite(cost) ? cost : null, maximum: MAX_COST };
}
