import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { expectedCause } from './expected-cause.ts';

/** Where every code is explained. */
export const DOCS = 'docs/errors.md';

/** Codes of the GraphQL protocol itself, whose messages are about the client's own document. */
export const PROTOCOL_CODES = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
] as const satisfies readonly ErrorCode[];

const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/;
/** graphql-js gives up on documents with too many pairs of fields to compare. */
const COMPARISON_ABORTED = 'Validation aborted.';

/** Expected failures keep their code and details; anything else is masked, its cause stays in the log. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = expectedCause(error);
  if (cause !== null) {
    return {
      ...formatted,
      message: cause.message,
      extensions: { code: cause.code, docs: DOCS, ...cause.details },
    };
  }
  const code = protocolCode(formatted);
  if (code !== null) return { ...formatted, extensions: { code, docs: DOCS } };
  return {
    message: 'Something went wrong on our side. The request id finds it in the log.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL', docs: DOCS },
  };
}

/** Whether an error is about what the client sent; all others are ours. */
export function isExpected(error: GraphQLError): boolean {
  return expectedCause(error) !== null || protocolCode(error) !== null;
}

function protocolCode({
  extensions,
  message,
}: Pick<GraphQLFormattedError, 'extensions' | 'message'>): ErrorCode | null {
  if (TOO_MANY_TOKENS.test(message)) return 'QUERY_TOO_LARGE';
  if (message === COMPARISON_ABORTED) return 'QUERY_TOO_COMPLEX';
  if (String(extensions?.['code']).startsWith('PERSISTED_QUERY')) return 'BAD_REQUEST';
  return PROTOCOL_CODES.find((known) => known === extensions?.['code']) ?? null;
}
