import type { Finding } from '@inferbench/domain/finding';
import type { Lifecycle } from '@inferbench/domain/lifecycle';
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
  /** Of a chip; null for models, which have none. */
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
  if (kind === 'chip') {
    const { submitChip } = await tellServer(access, SubmitChip, { input });
    if (submitChip.__typename !== 'ChipAccepted') throw refusedBy(submitChip);
    const { __typename: _typename, chip, findings, ...accepted } = submitChip;
    const link = wholeLink(accepted.link, access.server);
    return { ...accepted, link, slug: chip.slug, findings: findings.map(toFinding) };
  }
  const { submitModel } = await tellServer(access, SubmitModel, { input });
  if (submitModel.__typename !== 'ModelAccepted') throw refusedBy(submitModel);
  const { __typename: _typename, model, findings, ...accepted } = submitModel;
  const link = wholeLink(accepted.link, access.server);
  return { ...accepted, link, slug: model.slug, version: null, findings: findings.map(toFinding) };
}
