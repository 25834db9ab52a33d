import { Lifecycle, lifecycleWords } from '@inferbench/domain/submissions/lifecycle';
import { testerWords } from '@inferbench/domain/submissions/tester';
import { z } from 'zod';
import { OrganizationType, toOrganizationType } from '../account/organization.type.ts';
import { Id, globalId } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf, notShown } from '../graphql/shown-as.ts';
import type { StoredSubmission } from '@inferbench/db/submissions/submission-reader';
import { NodeType } from '../graphql/node.type.ts';
import { ReceiptType } from '../mutation/payloads.type.ts';
import { TestClaimType } from '../graphql/test-claim.type.ts';

export const StoredSubmissionType = objectType(
  'Submission',
  'Something that an organisation submitted. The bytes as submitted are shown to nobody but that organisation.',
  {
    id: Id.describe('Global id.'),
    subject: z.string().describe('RUN, CHIP or MODEL.'),
    submittedBy: z.string().describe('Organisation that submitted it.'),
    lifecycle: Lifecycle.describe('Where it stands.'),
    receipt: instanceOf(ReceiptType).describe('Proof of what was received; public.'),
    runId: Id.nullable().describe('Global id of its run; null for specifications.'),
    format: z.string().describe('Format of the document.'),
    seriesId: Id.describe('Global id of the first revision of its series.'),
    revision: z.int().describe('Number of this revision, from 1.'),
    version: z.int().describe('Grows with every change of state: acts name the one that they saw.'),
    message: z.string().describe('What its state means, in a sentence.'),
    supersedes: Id.nullable().describe('Global id of the revision that it corrects.'),
    testedBy: z.string().meta({
      description: 'Who measured; "not confirmed" where only the submitter names somebody.',
      deprecationReason: 'Use `test`, which says who confirmed it; remove after 2027-11-26',
    }),
    test: instanceOf(TestClaimType).describe('Who measured, as it is said and confirmed.'),
    submitter: instanceOf(OrganizationType).describe('The same with its slug.'),
    organizationId: notShown<string>(),
    uuid: notShown<string>(),
    /** False for a tombstone: who withdrew it, when and why is all that is told. */
    readable: notShown<boolean>(),
    /** What its own organisation alone may see. */
    ownParts: notShown<{ idempotencyKey: string; context: string }>(),
  },
  { implements: NodeType },
);
export type StoredSubmissionType = InstanceType<typeof StoredSubmissionType>;

export function toStoredSubmissionType(row: StoredSubmission): StoredSubmissionType {
  const { id, organization, idempotencyKey, context, contentHash, receivedAt, ...shown } = row;
  const { organizationId, organizationSlug: slug, runId, supersedes, testClaim } = shown;
  return {
    ...shown,
    id: globalId('Submission', id),
    submittedBy: organization,
    submitter: toOrganizationType({ id: organizationId, slug, name: organization }),
    receipt: {
      submissionId: globalId('Submission', id),
      contentHash,
      receivedAt: receivedAt.toISOString(),
    },
    runId: runId === null ? null : globalId('Run', runId),
    seriesId: globalId('Submission', row.seriesId),
    message: lifecycleWords(row.lifecycle, row),
    supersedes: supersedes === null ? null : globalId('Submission', supersedes),
    testedBy: testerWords(testClaim, organization),
    test: testClaim,
    uuid: id,
    ownParts: { idempotencyKey, context: JSON.stringify(context) },
  };
}
