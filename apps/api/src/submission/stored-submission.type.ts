import type { StoredSubmission } from '@inferbench/db/submission-reader';
import type { Lifecycle } from '@inferbench/domain/lifecycle';
import { Field, ID, ObjectType } from 'type-graphql';
import { LifecycleEnum } from '../graphql/enums.ts';
import { globalId } from '../graphql/global-id.ts';
import { NodeType } from '../graphql/node.type.ts';
import { ReceiptType } from '../mutation/payloads.type.ts';

@ObjectType('Submission', {
  implements: NodeType,
  description: 'Something that an organisation submitted. The bytes as submitted are shown to nobody.',
})
export class StoredSubmissionType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => String, { description: 'RUN, CHIP or MODEL.' })
  subject!: string;

  @Field(() => String, { description: 'Organisation that submitted it.' })
  submittedBy!: string;

  @Field(() => LifecycleEnum, { description: 'Where it stands.' })
  lifecycle!: Lifecycle;

  @Field(() => ReceiptType, { description: 'Proof of what was received; public.' })
  receipt!: ReceiptType;

  @Field(() => ID, { nullable: true, description: 'Global id of its run; null for specifications.' })
  runId!: string | null;

  @Field(() => String, { description: 'Format of the document.' })
  format!: string;

  /** Of the organisation that may see the private parts; not a field. */
  organizationId!: string;
  ownParts!: { idempotencyKey: string; context: string };
}

export function toStoredSubmissionType(row: StoredSubmission): StoredSubmissionType {
  return {
    id: globalId('Submission', row.id),
    subject: row.subject,
    submittedBy: row.organization,
    lifecycle: row.lifecycle,
    receipt: {
      submissionId: globalId('Submission', row.id),
      contentHash: row.content_hash,
      receivedAt: row.received_at.toISOString(),
    },
    runId: row.run_id === null ? null : globalId('Run', row.run_id),
    format: row.format,
    organizationId: row.organization_id,
    ownParts: { idempotencyKey: row.idempotency_key, context: JSON.stringify(row.context) },
  };
}
