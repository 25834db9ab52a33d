import type { Receipt } from '@inferbench/db/lifecycle/submission-record';
import { globalId } from '../graphql/global-id.ts';
import type { ReceiptType } from './payloads.type.ts';

export function toReceiptType({ submissionId, contentHash, receivedAt }: Receipt): ReceiptType {
  return {
    submissionId: globalId('Submission', submissionId),
    contentHash,
    receivedAt: receivedAt.toISOString(),
  };
}
