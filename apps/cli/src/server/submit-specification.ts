import { SubmitChip, SubmitModel } from '@inferbench/graphql-documents/submit-specification';
import { wholeLink } from '../terminal/links-view.ts';
import { type ServerAccess, tellServer } from './ask-server.ts';
import { refusedBy } from './refused.ts';
import type { SubmitInput } from './submit-to-server.ts';
import { toFinding } from './to-finding.ts';

export type SubmittedSpecification = Awaited<ReturnType<typeof submitSpecification>>;

/** Sends a chip's specification or a model, which has no version; a refusal is thrown. */
export async function submitSpecification(access: ServerAccess, kind: 'chip' | 'model', input: SubmitInput) {
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
