import { Finding } from '@inferbench/domain/errors/finding';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { z } from 'zod';
import { Id } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';

export const ReceiptType = objectType('Receipt', 'Proof of what was received.', {
  submissionId: Id.describe('Global id of the submission.'),
  contentHash: z
    .string()
    .describe('SHA-256 of document and context as submitted, and of the run number where one was given.'),
  receivedAt: z.string().describe('Time of receipt, ISO 8601 UTC.'),
});
export type ReceiptType = InstanceType<typeof ReceiptType>;

export const ValidationFailedType = objectType(
  'ValidationFailed',
  'What was sent breaks rules of severity reject; nothing was stored.',
  {
    code: ErrorCode.describe('Error code.'),
    message: z.string().describe('Summary.'),
    findings: z.array(Finding).describe('Each broken rule.'),
  },
);
export type ValidationFailedType = InstanceType<typeof ValidationFailedType> & { kind: 'ValidationFailed' };

export const ConflictType = objectType(
  'Conflict',
  'The idempotency key was used before with other content; nothing was stored.',
  {
    code: ErrorCode.describe('Error code.'),
    message: z.string().describe('What happened and what to do.'),
    storedContentHash: z.string().describe('Content hash stored under this key.'),
  },
);
export type ConflictType = InstanceType<typeof ConflictType> & { kind: 'Conflict' };

export const UnauthorizedType = objectType(
  'Unauthorized',
  'The API key, or the role of who is signed in, does not allow this; nothing was stored.',
  {
    code: ErrorCode.describe('UNAUTHENTICATED, FORBIDDEN or STEP_UP_NEEDED.'),
    message: z.string().describe('What happened and what to do.'),
  },
);
export type UnauthorizedType = InstanceType<typeof UnauthorizedType> & { kind: 'Unauthorized' };
