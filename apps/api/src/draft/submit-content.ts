import { randomUUID } from 'node:crypto';
import type { DraftSettings, SubmissionSubject } from '@inferbench/domain/submissions/draft';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { counted } from '@inferbench/units/english';
import type { ActingCaller } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { submitEntityAs } from '../specification/submit-entity.ts';
import { type Submitting, submitRunAs } from '../submission/submit-run.ts';

/** All of a draft that is submitted. */
export interface DraftContent {
  subject: SubmissionSubject;
  document: string;
  settings: DraftSettings;
}

/** Submits what a draft holds by the mutation of its subject. */
export function submitContent(
  context: ApiContext,
  submitting: Submitting,
  { subject, document, settings, ...how }: DraftContent & { dryRun: boolean; idempotencyKey: string },
) {
  const { format, context: said, run, testedBy, slug, name, source, supersedes } = settings;
  const input = { document, supersedes, ...how };
  switch (subject) {
    case 'RUN':
      return submitRunAs(context, submitting, { ...input, format, context: said, run, testedBy });
    case 'CHIP':
      return submitEntityAs(context, submitting, { subject, input });
    case 'MODEL':
      return submitEntityAs(context, submitting, { subject, input: { ...input, slug, name, source } });
  }
}

export interface CheckedDraft {
  /** Null where it would be refused. */
  lifecycle: Lifecycle | null;
  message: string;
  findings: Finding[];
}

/** What would be said of a draft if it were submitted as it stands. */
export async function checkContent(
  context: ApiContext,
  caller: ActingCaller,
  content: DraftContent,
): Promise<CheckedDraft> {
  const how = { dryRun: true, idempotencyKey: randomUUID() };
  const outcome = await submitContent(context, { caller, draft: null }, { ...content, ...how });
  if ('lifecycle' in outcome) {
    const { lifecycle, message, findings } = outcome;
    return { lifecycle, message, findings };
  }
  const findings = 'findings' in outcome ? outcome.findings : [takenFinding(outcome.message)];
  const rejecting = findings.filter(({ severity }) => severity === 'reject').length;
  const message = `It cannot be submitted yet: ${counted(rejecting, 'finding')} would reject it.`;
  return { lifecycle: null, message, findings };
}

/** A slug of somebody else is an answer of its own to who submits; to a draft it is a finding like others. */
function takenFinding(message: string): Finding {
  return {
    rule: 'SPEC-NAME',
    severity: 'reject',
    path: 'slug',
    message,
    value: null,
    expected: 'a slug of its own',
    fix: 'Choose another slug.',
  };
}
