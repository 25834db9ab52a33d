import { saveDraft as storeDraft, type SaveDraftOutcome } from '@inferbench/db/submissions/save-draft';
import { type DraftSettings, MAX_DRAFT_BYTES, MAX_DRAFT_LABEL } from '@inferbench/domain/submissions/draft';
import type { Finding } from '@inferbench/domain/errors/finding';
import { unstorablePath } from '@inferbench/domain/names/storable-text';
import { hashOf } from '@inferbench/evaluation/input-hash';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { shapeFinding } from '../mutation/input-findings.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import { toDraftHeadType } from './draft.type.ts';
import type { DraftRefusal, DraftSavedType, SaveDraftInput } from './draft.input.ts';
import { staleDraft, unknownDraft } from './draft-refusals.ts';
import { checkContent } from './submit-content.ts';

/** Any of these lets a key write drafts of its organisation. */
export const WRITES_DRAFTS = ['write:runs', 'write:specs', 'submit'] as const;

/** Saves what an organisation works on, finished or not, with what the rules say of it. */
export async function saveDraft(
  context: ApiContext,
  input: SaveDraftInput,
): Promise<DraftSavedType | DraftRefusal> {
  const caller = await authenticate(context, ...WRITES_DRAFTS);
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const findings = findingsOf(input);
  if (findings.length > 0) return validationFailed('The draft was not saved.', findings);
  const { id = null, expectedVersion, idempotencyKey, subject, document } = input;
  const uuid = id === null ? null : uuidOf('Draft', id);
  if (id !== null && uuid === null) return unknownDraft(id);
  const label = input.label?.trim() ?? '';
  const content = { subject, document, settings: settingsOf(input) };
  const outcome = await storeDraft(context.database.pool, {
    organizationId: caller.value.organizationId,
    changes: uuid === null ? null : { id: uuid, expectedVersion: expectedVersion ?? 0 },
    idempotencyKey,
    contentHash: hashOf({ ...content, label }),
    label,
    ...content,
    checked: await checkContent(context, caller.value, content),
  });
  return answerOf(input, outcome);
}

function settingsOf(input: SaveDraftInput): DraftSettings {
  return {
    format: input.format,
    context: input.context ?? null,
    run: input.run ?? null,
    testedBy: input.testedBy ?? null,
    slug: input.slug ?? null,
    name: input.name ?? null,
    source: input.source ?? null,
    supersedes: input.supersedes ?? null,
  };
}

function findingsOf(input: SaveDraftInput): Finding[] {
  const { id, expectedVersion, idempotencyKey, label, document } = input;
  const bytes = Buffer.byteLength(document) + Buffer.byteLength(input.context ?? '');
  const unstorable = unstorablePath({ document, label: label ?? '', ...settingsOf(input) });
  const findings = [
    idempotencyKeyFinding(idempotencyKey),
    bytes > MAX_DRAFT_BYTES
      ? shapeFinding('input.document', {
          value: `${bytes} bytes`,
          expected: `at most ${MAX_DRAFT_BYTES}, with the context`,
          fix: 'Submit the file without a draft: `inferbench submit FILE`.',
        })
      : null,
    unstorable === null
      ? null
      : shapeFinding(`input.${unstorable.join('.')}`, {
          value: 'NUL or half of a surrogate pair',
          expected: 'text',
        }),
    (label?.trim().length ?? 0) > MAX_DRAFT_LABEL
      ? shapeFinding('input.label', {
          value: `${label?.length} characters`,
          expected: `at most ${MAX_DRAFT_LABEL}`,
        })
      : null,
    typeof id === 'string' && typeof expectedVersion !== 'number'
      ? shapeFinding('input.expectedVersion', { value: 'nothing', expected: 'the version that you read' })
      : null,
  ];
  return findings.filter((finding) => finding !== null);
}

function answerOf(
  { id, expectedVersion }: SaveDraftInput,
  outcome: SaveDraftOutcome,
): DraftSavedType | DraftRefusal {
  switch (outcome.kind) {
    case 'saved':
    case 'replayed':
      return {
        kind: 'DraftSaved',
        draft: toDraftHeadType(outcome.draft),
        replayed: outcome.kind === 'replayed',
      };
    case 'not-found':
      return unknownDraft(id ?? '');
    case 'stale':
      return staleDraft({ current: outcome.version, seen: expectedVersion ?? 0 });
    case 'conflict':
      return keyConflict(outcome.storedContentHash);
    case 'too-many': {
      const message = `Your organisation has ${outcome.limit} drafts, the most that it may have at a time; nothing was stored. Submit or discard one.`;
      return { ...validationFailed(message, []), code: 'QUOTA_EXCEEDED' };
    }
  }
}
