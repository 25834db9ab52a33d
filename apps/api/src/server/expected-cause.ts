import { isAway } from '@inferbench/db/connection/is-away';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { GraphQLError } from 'graphql';

/** PostgreSQL's codes for text that no encoding of it can hold. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** PostgreSQL's code for a statement that ran into its timeout. */
const CANCELLED = '57014';

/** Words by which the pool says that all connections were taken for too long; Prisma says it within words of its own. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

const PRISMA_SAYS = /Code: `([0-9A-Z]{5})`/;

/** Error that GraphQL and Apollo wrapped. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  return cause;
}

/** Whether an error says that the database is away, whatever wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  return isAway(causeOf(error));
}

/** The failure that a client is told of, below what GraphQL, Apollo and the database wrapped around it; null where it is a bug. */
export function expectedCause(error: unknown): InferbenchError | null {
  const cause = causeOf(error);
  if (cause instanceof InferbenchError) return cause;
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
    return new InferbenchError('UNAVAILABLE', 'The database took too long to answer.', {
      fix: 'Repeat the request after the seconds that Retry-After says; where that is of no use, ask for a smaller page.',
    });
  }
  if (cause instanceof Error && cause.message.includes(NO_CONNECTION)) {
    return new InferbenchError('BUSY', 'The database serves too many others.', {
      fix: 'Repeat the request after the seconds that Retry-After says.',
    });
  }
  if (isAway(cause)) {
    return new InferbenchError(
      'UNAVAILABLE',
      'The database cannot be used at the moment. What was acknowledged is stored; what was not can be sent again with its idempotency key.',
      { fix: 'Repeat the request after the seconds that Retry-After says.' },
    );
  }
  return null;
}

/** PostgreSQL's code of an error, also where Prisma keeps it in its words only; null for other errors. */
function databaseCode(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) {
    const told = PRISMA_SAYS.exec(cause.message)?.[1];
    return told ?? cause.code;
  }
  return PRISMA_SAYS.exec(cause.message)?.[1] ?? null;
}
