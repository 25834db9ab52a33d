import { discardDraft as deleteDraft } from '@inferbench/db/lifecycle/end-draft';
import { readDraft } from '@inferbench/db/submissions/draft-reader';
import { findSubmission } from '@inferbench/db/lifecycle/submission-record';
import type { SubmissionSubject } from '@inferbench/domain/submissions/draft';
import type { Scope } from '@inferbench/domain/account/api-key-scope';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { actingOf, type ActingCaller } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import { toReceiptType } from '../mutation/to-receipt-type.ts';
import { stateMessage } from '../submission/state-message.ts';
import type { DraftActInput, DraftDiscardedType, DraftRefusal, DraftSubmittedType } from './draft.input.ts';
import { staleDraft, unknownDraft } from './draft-refusals.ts';
import { WRITES_DRAFTS } from './save-draft.ts';
import { submitContent } from './submit-content.ts';

/** Deletes a draft; only that it was discarded stays on record, at its organisation. */
export async function discardDraft(
  context: ApiContext,
  { id, expectedVersion, idempotencyKey }: DraftActInput,
): Promise<DraftDiscardedType | DraftRefusal> {
  const caller = await authenticate(context, ...WRITES_DRAFTS);
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const badKey = idempotencyKeyFinding(idempotencyKey);
  if (badKey !== null) return validationFailed('Nothing was done.', [badKey]);
  const uuid = uuidOf('Draft', id);
  if (uuid === null) return unknownDraft(id);
  const outcome = await deleteDraft(context.database.pool, {
    id: uuid,
    version: expectedVersion,
    organizationId: caller.value.organizationId,
    acting: actingOf(caller.value),
    idempotencyKey,
    requestHash: hashOf({ act: 'DISCARD_DRAFT', id, expectedVersion }),
  });
  switch (outcome.kind) {
    case 'discarded':
    case 'replayed':
      return { kind: 'DraftDiscarded', id, replayed: outcome.kind === 'replayed' };
    case 'not-found':
      return unknownDraft(id);
    case 'stale':
      return staleDraft({ current: outcome.version, seen: expectedVersion });
    case 'conflict':
      return keyConflict(outcome.storedRequestHash);
  }
}

/** What lets a key submit, as the mutation of each subject has it. */
const SUBMITS: Readonly<Record<SubmissionSubject, readonly Scope[]>> = {
  RUN: ['submit'],
  CHIP: ['submit', 'write:specs'],
  MODEL: ['submit', 'write:specs'],
};

/** The ordinary submission of what a draft holds; the draft ends in the transaction that stores it. */
export async function submitDraft(
  context: ApiContext,
  input: DraftActInput,
): Promise<DraftSubmittedType | DraftRefusal> {
  const caller = await authenticate(context, 'submit', 'write:specs');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const badKey = idempotencyKeyFinding(input.idempotencyKey);
  if (badKey !== null) return validationFailed('Nothing was done.', [badKey]);
  const uuid = uuidOf('Draft', input.id);
  if (uuid === null) return unknownDraft(input.id);
  const { organizationId, scopes } = caller.value;
  const draft = await readDraft(context.database.pool, { organizationId, id: uuid });
  if (draft === null) return submittedBefore(context, caller.value, input);
  if (draft.version !== input.expectedVersion)
    return staleDraft({ current: draft.version, seen: input.expectedVersion });
  if (!SUBMITS[draft.subject].some((scope) => scopes.includes(scope))) {
    const message = 'The API key lacks the scope "submit".';
    return { kind: 'Unauthorized', code: 'FORBIDDEN', message };
  }
  const submitting = { caller: caller.value, draft: { id: uuid, version: draft.version } };
  const { idempotencyKey } = input;
  const outcome = await submitContent(context, submitting, { ...draft, dryRun: false, idempotencyKey });
  if (!('receipt' in outcome)) return outcome;
  const { receipt, replayed, lifecycle, message, findings } = outcome;
  if (receipt === null) throw new Error('a submission was stored without a receipt');
  return { kind: 'DraftSubmitted', receipt, replayed, lifecycle, message, findings };
}

/** The draft is gone: where this key submitted it, the same receipt again. */
async function submittedBefore(
  { database }: ApiContext,
  { organizationId }: ActingCaller,
  { id, idempotencyKey }: DraftActInput,
): Promise<DraftSubmittedType | DraftRefusal> {
  const stored = await findSubmission(database.pool, { organizationId, idempotencyKey });
  if (stored === null) return unknownDraft(id);
  const { lifecycle } = stored;
  const message = stateMessage(lifecycle, []);
  return {
    kind: 'DraftSubmitted',
    receipt: toReceiptType(stored),
    replayed: true,
    lifecycle,
    message,
    findings: [],
  };
}
