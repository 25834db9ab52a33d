import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { type ActAnswer, SubmissionVersion } from '@inferbench/graphql-documents/acts';
import { askServer, type ServerAccess } from './ask-server.ts';
import { refusedBy } from './refused.ts';

/** What was done, as the server says it. */
export type Done = Omit<Extract<ActAnswer, { __typename: 'ActDone' }>, '__typename'> & {
  /** Sentence on who acts next. */
  next: string;
};

/** What every act names. */
export interface ActHead {
  submission: string;
  expectedVersion: number;
  idempotencyKey: string;
}

/**
 * Does an act on the submission as it stands now. The request names its own content, so that the same act again, on the version that
 * it was begun on, is done once.
 */
export async function actOnServer(
  access: ServerAccess,
  { submission, act, content }: { submission: string; act: string; content: object },
  tell: (head: ActHead) => Promise<ActAnswer>,
): Promise<Done> {
  const { version: expectedVersion } = await standing(access, submission);
  const idempotencyKey = hashOf({ submission, act, expectedVersion, ...content });
  const answer = await tell({ submission, expectedVersion, idempotencyKey });
  if (answer.__typename === 'NotAllowed') throw notAllowed(answer);
  if (answer.__typename !== 'ActDone') throw refusedBy(answer);
  const { __typename: _typename, ...done } = answer;
  const { waiting } = await standing(access, submission);
  return { ...done, next: waiting.sentence };
}

async function standing(access: ServerAccess, id: string) {
  const { submission } = await askServer(access, SubmissionVersion, { id });
  if (submission !== null) return submission;
  throw new InferbenchError('NOT_FOUND', 'The server has no submission of this id that your key may see.', {
    value: id.slice(0, 80),
    fix: '`inferbench submit` prints it after "receipt". A hidden one is seen with a key of its organisation (scope read:scores) or of a reviewer.',
  });
}

type NotAllowed = Extract<ActAnswer, { __typename: 'NotAllowed' }>;

function notAllowed({ code, message, available }: NotAllowed): InferbenchError {
  const known = ErrorCode.safeParse(code);
  const fix = available.map(({ action, why }) => `${action}: ${why}`).join(' ');
  const details = fix === '' ? {} : { fix: `Open to you now: ${fix}` };
  return new InferbenchError(known.success ? known.data : 'NOT_ALLOWED_NOW', message, details);
}
