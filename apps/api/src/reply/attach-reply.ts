import { attachReply as storeReply, type ReplyOutcome } from '@inferbench/db/submissions/attach-reply';
import { MAX_REPLY, ReplyText } from '@inferbench/domain/submissions/reply';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { actingOf } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound, shapeFinding } from '../mutation/input-findings.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import type { AttachReplyInput, ReplyOutcomeType } from './reply.type.ts';

/** Puts a vendor's words beside a result of others on its chip; every version is kept. */
export async function attachReply(context: ApiContext, input: AttachReplyInput): Promise<ReplyOutcomeType> {
  const caller = await authenticate(context, 'submit');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const { submission, expectedVersion, idempotencyKey } = input;
  const text = ReplyText.safeParse(input.text);
  const findings = [
    idempotencyKeyFinding(idempotencyKey),
    text.success
      ? null
      : shapeFinding('input.text', {
          value: `${input.text.length} characters`,
          expected: text.error.issues.map(({ message }) => message).join(', '),
          fix: `Write plain text of at most ${MAX_REPLY} characters; line breaks are kept.`,
        }),
  ].filter((finding) => finding !== null);
  if (!text.success || findings.length > 0) return validationFailed('The reply was not stored.', findings);
  const submissionId = uuidOf('Submission', submission);
  if (submissionId === null) return unknown(submission);
  const outcome = await storeReply(context.database.pool, {
    submissionId,
    organizationId: caller.value.organizationId,
    acting: { ...actingOf(caller.value), role: 'VENDOR' },
    text: text.data,
    expectedVersion,
    idempotencyKey,
    requestHash: hashOf({ act: 'REPLY', submissionId, text: text.data, expectedVersion }),
  });
  return answerOf(input, outcome);
}

function unknown(id: string): ReplyOutcomeType {
  const message = 'Everybody sees no result of this id.';
  return notFound('input.submission', { id, message, fix: "The result's page links its submission." });
}

function answerOf(
  { submission, expectedVersion }: AttachReplyInput,
  outcome: ReplyOutcome,
): ReplyOutcomeType {
  switch (outcome.kind) {
    case 'attached':
    case 'replayed': {
      const { kind, version } = outcome;
      return { kind: 'ReplyAttached', submission, version, replayed: kind === 'replayed' };
    }
    case 'not-found':
      return unknown(submission);
    case 'not-yours':
      return {
        kind: 'NotAllowed',
        code: 'NOT_ALLOWED_NOW',
        message:
          'Only the organisation of the chip’s vendor replies, to results of others; of several, the one that did first. To say something about your own result, correct it.',
        currentVersion: null,
        available: [],
      };
    case 'stale':
      return {
        kind: 'NotAllowed',
        code: 'STALE_VERSION',
        message: `Your reply is at version ${outcome.version} by now, not ${expectedVersion}. Read it again.`,
        currentVersion: outcome.version,
        available: [],
      };
    case 'conflict':
      return keyConflict(outcome.storedRequestHash);
  }
}
