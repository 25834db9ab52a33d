import type { Finding } from '@inferbench/domain/errors/finding';
import type { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { SubmitChip, SubmitModel } from '@inferbench/graphql-documents/submit-specification';
import { wholeLink } from '../terminal/links-view.ts';
import { type ServerAccess, tellServer } from './ask-server.ts';
import { refusedBy } from './refused.ts';
import type { SubmitInput } from './submit-to-server.ts';
import { toFinding } from './to-finding.ts';

interface Receipt {
  submissionId: string;
  contentHash: string;
  receivedAt: string;
}

export interface SubmittedSpecification {
  dryRun: boolean;
  replayed: boolean;
  lifecycle: Lifecycle;
  message: string;
  slug: string;
  /** Address of its page. */
  link: string;
  /** Version of a chip; null for models, which have none. */
  version: number | null;
  changedFields: string[];
  receipt: Receipt | null;
  findings: Finding[];
}

/** Sends a chip's specification or a model; a refusal is thrown. */
export async function submitSpecification(
  access: ServerAccess,
  kind: 'chip' | 'model',
  input: SubmitInput,
): Promise<SubmittedSpecification> {
  const answer =
    kind === 'chip'
      ? await tellServer(access, SubmitChip, input)
      : await tellServer(access, SubmitModel, input);
  if (answer.__typename !== 'ChipAccepted' && answer.__typename !== 'ModelAccepted') throw refusedBy(answer);
  const { dryRun, replayed, lifecycle, message, changedFields, receipt, link, findings } = answer;
  const named =
    'chip' in answer
      ? { slug: answer.chip.slug, version: answer.version }
      : { slug: answer.model.slug, version: null };
  return {
    ...named,
    dryRun,
    replayed,
    lifecycle,
    message,
    changedFields,
    receipt,
    link: wholeLink(link, access.server),
    findings: findings.map(toFinding),
  };
}
