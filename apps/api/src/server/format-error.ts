import type { ErrorCode } from '@inferbench/domain/error-code';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

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

/** PostgreSQL's codes for text that no encoding of it can hold. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** PostgreSQL's code for a statement that ran into its timeout. */
const CANCELLED = '57014';

/** PostgreSQL's code of an error, also where Prisma keeps it in its words only; null for other errors. */
function databaseCode(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) {
    const told = PRISMA_SAYS.exec(cause.message)?.[1];
    return told ?? cause.code;
  }
  return PRISMA_SAYS.exec(cause.message)?.[1] ?? null;
}

const PRISMA_SAYS = /Code: `([0-9A-Z]{5})`/;

/** The InferbenchError at the bottom of what GraphQL and Apollo wrapped around it. */
function expectedCause(error: unknown): InferbenchError | null {
  let cause = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  const code = databaseCode(cause);
  if (code !== null && UNSTORABLE_TEXT.has(code)) {
    return new InferbenchError(
      'INVALID',
      'A text holds a character that cannot be stored (NUL, or half of a pair).',
      {
        expected: 'Unicode text',
        fix: 'Remove the character.',
      },
    );
  }
  if (code === CANCELLED) {
    return new InferbenchError('DEADLINE_EXCEEDED', 'The database took too long to answer.', {
      fix: 'Ask for a smaller page, or for less below it.',
    });
  }
  if (cause instanceof Error && cause.message.includes(NO_CONNECTION)) {
    return new InferbenchError('BUSY', 'The database serves too many others.', {
      fix: 'Repeat the request after the seconds that Retry-After says.',
    });
  }
  return cause instanceof InferbenchError ? cause : null;
}

/** How the pool says that all connections were taken for too long; Prisma says it within words of its own. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

function protocolCode({
  extensions,
  message,
}: Pick<GraphQLFormattedError, 'extensions' | 'message'>): ErrorCode | null {
  if (TOO_MANY_TOKENS.test(message)) return 'QUERY_TOO_LARGE';
  if (message === COMPARISON_ABORTED) return 'QUERY_TOO_COMPLEX';
  if (String(extensions?.['code']).startsWith('PERSISTED_QUERY')) return 'BAD_REQUEST';
  return PROTOCOL_CODES.find((known) => known === extensions?.['code']) ?? null;
}
