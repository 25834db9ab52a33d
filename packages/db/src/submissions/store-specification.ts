import type { Queries } from '../connection/camel-row.ts';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Model } from '@inferbench/domain/models/model';
import type { QuotaExcess } from '@inferbench/domain/submissions/quota';
import { namesOfChip, namesOfModel } from '@inferbench/domain/catalogue/claimed-name';
import type pg from 'pg';
import { putChip } from '../specifications/chip-writer.ts';
import { DraftMoved, takeDraft } from '../lifecycle/end-draft.ts';
import { lockEntry } from '../shared/entry-locks.ts';
import { putModel } from '../specifications/model-writer.ts';
import { claimNames, findNameConflict, type NameConflict } from '../names/name-claims.ts';
import { supersedeBefore } from '../lifecycle/supersede-before.ts';
import { QuotaExceeded, takeQuota } from '../names/quota-use.ts';
import {
  insertReceipts,
  insertSubmissions,
  type NewSubmission,
  type Receipt,
  replayOf,
} from '../lifecycle/submission-record.ts';
import { inTransaction, violates } from '../connection/transaction.ts';
import type { PutOutcome } from '../specifications/version-writer.ts';

export type Specification = { subject: 'CHIP'; document: Chip } | { subject: 'MODEL'; document: Model };

export interface NewSpecificationSubmission extends NewSubmission {
  specification: Specification;
  /** SHA-256 of the specification's canonical form. */
  specificationHash: string;
}

export type SpecificationOutcome =
  | { kind: 'stored' | 'replayed'; receipt: Receipt; version: number }
  | { kind: 'conflict'; storedContentHash: string }
  | { kind: 'taken' }
  /** Another revision of the series was stored in the meantime. */
  | { kind: 'not-newest' }
  /** The draft that it was is another, or gone, by now. */
  | { kind: 'draft-moved' }
  /** A name that somebody else holds, or that looks like it. */
  | { kind: 'name-taken'; conflict: NameConflict }
  | { kind: 'quota-exceeded'; excess: QuotaExcess };

/** Thrown to roll back what stands before it in the transaction. */
class Refused extends Error {
  readonly outcome: SpecificationOutcome;

  constructor(outcome: SpecificationOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Submission, receipt and specification in one transaction: all of it or nothing. */
export async function storeSpecification(
  pool: pg.Pool,
  submission: NewSpecificationSubmission,
): Promise<SpecificationOutcome> {
  try {
    return await inTransaction(pool, (client) => store(client, submission));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    if (error instanceof QuotaExceeded) return { kind: 'quota-exceeded', excess: error.excess };
    if (error instanceof DraftMoved) return { kind: 'draft-moved' };
    if (violates(error, 'submission_series_revision')) return { kind: 'not-newest' };
    throw error;
  }
}

async function store(
  client: pg.PoolClient,
  submission: NewSpecificationSubmission,
): Promise<SpecificationOutcome> {
  const { specification } = submission;
  await lockEntry(client, specification.subject === 'CHIP' ? 'chip' : 'model', specification.document.slug);
  const [submissionId = null] = await insertSubmissions(client, [submission], specification.subject);
  if (submissionId === null) {
    const found = await replayOf(client, submission);
    if (found.kind === 'conflict') return found;
    const owner = await ownerOf(client, specification.subject, specification.document.slug);
    return { ...found, version: owner?.version ?? 1 };
  }
  await takeDraft(client, submission);
  if (submission.counted) {
    const taken = { submissions: 1, points: 0, bytes: submission.document.length };
    const chips = specification.subject === 'CHIP' ? 1 : 0;
    await takeQuota(client, submission.organizationId, { ...taken, chips, models: 1 - chips });
  }
  await supersedeBefore(client, submission.correction, submission.lifecycle);
  const { contentHash, lifecycle } = submission;
  const [receipt] = await insertReceipts(client, [{ submissionId, contentHash, lifecycle }]);
  if (receipt === undefined) throw new Error('receipt was not written');
  const put = await putSpecification(client, submission, submissionId);
  if (put.kind === 'taken') throw new Refused({ kind: 'taken' });
  const claimant = { entityId: put.id, organizationId: submission.organizationId };
  const conflict = await claimNames(client, claimant, namesOf(specification));
  if (conflict !== null) throw new Refused({ kind: 'name-taken', conflict });
  return { kind: 'stored', receipt, version: put.version };
}

function putSpecification(
  client: pg.PoolClient,
  { specification, specificationHash, organizationId }: NewSpecificationSubmission,
  submissionId: string,
): Promise<PutOutcome> {
  const spec = { contentHash: specificationHash, organizationId, submissionId };
  return specification.subject === 'CHIP'
    ? putChip(client, specification.document, spec)
    : putModel(client, specification.document, spec);
}

function namesOf({ subject, document }: Specification) {
  return subject === 'CHIP' ? namesOfChip(document) : namesOfModel(document);
}

/** What a dry run says of names: the first that somebody else holds. */
export function nameConflictOf(
  client: Queries,
  specification: Specification,
  claimant: { entityId: string | null; organizationId: string },
): Promise<NameConflict | null> {
  return findNameConflict(client, claimant, namesOf(specification));
}

export interface SpecificationOwner {
  id: string;
  /** Null for the shipped catalogue. */
  organizationId: string | null;
  contentHash: string;
  version: number;
  /** Hash of what everybody sees of it; null where that is nothing. */
  shownHash: string | null;
}

const newestOf = (table: 'chip' | 'model') => `
  SELECT entry.id, entry.organization_id AS "organizationId", newest.content_hash AS "contentHash", newest.version,
         CASE WHEN entry.shown THEN entry.content_hash END AS "shownHash"
  FROM ${table} entry JOIN ${table}_version newest ON newest.${table}_id = entry.id
  WHERE entry.slug = $1 ORDER BY newest.version DESC LIMIT 1`;

/** Who holds a slug; null for one that is free. */
export async function ownerOf(
  client: Queries,
  subject: 'CHIP' | 'MODEL',
  slug: string,
): Promise<SpecificationOwner | null> {
  const { rows } = await client.query<SpecificationOwner>(newestOf(subject === 'CHIP' ? 'chip' : 'model'), [
    slug,
  ]);
  return rows[0] ?? null;
}
