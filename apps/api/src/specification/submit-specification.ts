import {
  nameConflictOf,
  ownerOf,
  type Specification,
  type SpecificationOutcome,
  storeSpecification,
} from '@inferbench/db/submissions/store-specification';
import type { Receipt } from '@inferbench/db/lifecycle/submission-record';
import { everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { type Finding, flagsOf } from '@inferbench/domain/errors/finding';
import { type Lifecycle, lifecycleOf } from '@inferbench/domain/submissions/lifecycle';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Verdict } from '@inferbench/domain/scores/score';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { correctionFor, draftMoved, notCorrectable } from '../submission/correction.ts';
import type { Submitting } from '../submission/submit-run.ts';
import { stateMessage } from '../submission/state-message.ts';
import type { ApiContext } from '../graphql/context.ts';
import { keyConflict, nameTaken, quotaExceeded, rejectedBy } from '../mutation/refusals.ts';
import type { ConflictType } from '../mutation/payloads.type.ts';
import type { Refusal } from './specification.type.ts';

export interface Accepted {
  lifecycle: Lifecycle;
  message: string;
  receipt: Receipt | null;
  replayed: boolean;
  version: number;
  changedFields: string[];
}

export interface Checked {
  specification: Specification;
  verdict: Verdict;
  findings: Finding[];
  /** Text as submitted, for the record. */
  text: string;
  dryRun: boolean;
  idempotencyKey: string;
  /** Global id of the submission that this one corrects. */
  supersedes: string | null;
}

/** Stores a specification that passed its rules, unless somebody else holds its name, and makes it usable at once. */
export async function submitSpecification(
  context: ApiContext,
  { caller: { organizationId, keyId, accountId }, draft }: Submitting,
  checked: Checked,
): Promise<Result<Accepted, Refusal>> {
  const { specification, findings } = checked;
  const lifecycle = lifecycleOf(checked.verdict);
  if (lifecycle === null) return fail(refusedBy(findings));
  const { pool } = context.database;
  const owner = await ownerOf(pool, specification.subject, specification.document.slug);
  if (owner !== null && owner.organizationId !== organizationId)
    return fail(taken(specification, owner.shownHash ?? ''));
  const correction = await correctionFor(context, {
    organizationId,
    idempotencyKey: checked.idempotencyKey,
    supersedes: checked.supersedes,
    subject: specification.subject,
  });
  if (!correction.ok) return fail(refusedBy([correction.error]));
  const specificationHash = hashOf(specification.document);
  const changedFields = changes(context, specification);
  if (checked.dryRun) {
    const claimant = { entityId: owner?.id ?? null, organizationId };
    const conflict = await nameConflictOf(pool, specification, claimant);
    if (conflict !== null) return fail(nameTaken(conflict));
    const same = owner?.contentHash === specificationHash;
    const version = (owner?.version ?? 0) + (same ? 0 : 1);
    return ok({ ...stateOf(lifecycle, findings), receipt: null, replayed: false, version, changedFields });
  }
  const stored = await storeSpecification(pool, {
    organizationId,
    counted: true,
    keyId,
    accountId,
    flags: flagsOf(findings),
    tester: null,
    correction: correction.value,
    draft,
    idempotencyKey: checked.idempotencyKey,
    contentHash: hashOf({ document: checked.text, subject: specification.subject }),
    lifecycle,
    format: 'SPECIFICATION',
    document: Buffer.from(checked.text, 'utf8'),
    context: { findings },
    specification,
    specificationHash,
  });
  if (!('receipt' in stored)) return fail(refusalOf(checked, stored));
  await context.liveCatalogue.refresh();
  const replayed = stored.kind === 'replayed';
  return ok({
    ...stateOf(stored.receipt.lifecycle, findings),
    receipt: stored.receipt,
    replayed,
    version: stored.version,
    changedFields,
  });
}

function refusalOf(
  { specification, supersedes }: Checked,
  outcome: Exclude<SpecificationOutcome, { receipt: unknown }>,
): Refusal {
  switch (outcome.kind) {
    case 'conflict':
      return keyConflict(outcome.storedContentHash);
    case 'taken':
      return taken(specification, '');
    case 'not-newest':
      return refusedBy([notCorrectable(supersedes, 'not-newest')]);
    case 'draft-moved':
      return refusedBy([draftMoved()]);
    case 'name-taken':
      return nameTaken(outcome.conflict);
    case 'quota-exceeded':
      return quotaExceeded(outcome.excess);
  }
}

/** Top-level fields that differ from what the catalogue holds. */
function changes({ catalogue }: ApiContext, { subject, document }: Specification): string[] {
  const entries = everyEntry(catalogue);
  const before = (subject === 'CHIP' ? entries.chips : entries.models).get(document.slug);
  if (before === undefined) return [];
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(document).flatMap(([key, value]) =>
    canonicalJson(value) === canonicalJson(old.get(key) ?? null) ? [] : [key],
  );
}

export const refusedBy = (findings: Finding[]) => rejectedBy(findings, 'specification');

function taken({ subject, document }: Specification, storedContentHash: string): ConflictType {
  const what = subject === 'CHIP' ? 'chip' : 'model';
  return {
    kind: 'Conflict',
    code: 'CONFLICT',
    message: `The ${what} "${document.slug}" belongs to the shipped catalogue or to another organisation; nothing was stored. Choose another slug.`,
    storedContentHash,
  };
}

function stateOf(lifecycle: Lifecycle, findings: readonly Finding[]) {
  return { lifecycle, message: stateMessage(lifecycle, findings) };
}
