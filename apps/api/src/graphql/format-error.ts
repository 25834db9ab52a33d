import { unwrapResolverError } from '@apollo/server/errors';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { GraphQLFormattedError } from 'graphql';

const DOCS = 'docs/errors.md';

/** Codes of the GraphQL protocol itself, whose messages are about the client's own document. */
const PROTOCOL_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** Expected failures keep their code and details; anything else is masked, its cause stays in the log. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof InferbenchError) {
    return {
      ...formatted,
      message: cause.message,
      extensions: { code: cause.code, docs: DOCS, ...cause.details },
    };
  }
  const code = formatted.extensions?.['code'];
  if (typeof code === 'string' && PROTOCOL_CODES.has(code)) {
    return { ...formatted, extensions: { code, docs: DOCS } };
  }
  return {
    message: 'Something went wrong on our side. The request id finds it in the log.',
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: 'INTERNAL', docs: DOCS },
  };
}
