import { z } from 'zod';
import type { ReadOnlySite } from './site.ts';

export interface SubmittedRun {
  submission: string;
  /** Id of its first result. */
  point: string;
}

const Accepted = z.object({
  data: z.object({
    submitRun: z.object({
      receipt: z.object({ submissionId: z.string() }),
      pointIds: z.tuple([z.string()], z.string()),
    }),
  }),
});

/** Submits a run with a key, and throws where it is not accepted. */
export async function submitRun(
  site: Pick<ReadOnlySite, 'graphql'>,
  key: string,
  input: { document: string; context?: string; testedBy?: string; supersedes?: string },
): Promise<SubmittedRun> {
  const answer = await site.graphql(
    `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
       ... on RunAccepted { receipt { submissionId } pointIds } } }`,
    { input: { ...input, idempotencyKey: crypto.randomUUID() } },
    key,
  );
  const { receipt, pointIds } = Accepted.parse(answer).data.submitRun;
  return { submission: receipt.submissionId, point: pointIds[0] };
}
