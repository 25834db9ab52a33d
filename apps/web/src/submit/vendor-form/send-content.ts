import type { SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { SubmitRun, type SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import { SubmitChip, type SubmitChipResult } from '@inferbench/graphql-documents/submit-specification';
import type { Sent, Trouble } from '../../api/sent.ts';
import { act } from '../../account/session/act.ts';
import type { ActingAs } from '../../account/session/acting-as.ts';
import { type FormFinding, fromServer } from './form-finding.ts';

export interface SubmittedContent {
  subject: SubmissionSubject;
  document: string;
  context?: string | null;
  run?: number | null;
  supersedes?: string | null;
}

/** Answer of the server: taken, with the global id of the submission where it was no dry run; refused, with what it found; neither. */
export type ContentAnswer =
  | { kind: 'taken'; submission: string | null }
  | { kind: 'refused'; message: string; findings: FormFinding[] }
  | { kind: 'failed'; trouble: Trouble };

/** Submits a run or a chip at once, or asks what would become of it; what is refused is kept nowhere. */
export async function sendContent(
  { subject, document, context, run, supersedes }: SubmittedContent,
  how: { dryRun: boolean; idempotencyKey: string },
  as: ActingAs,
): Promise<ContentAnswer> {
  const input = { document, supersedes: supersedes ?? null, ...how };
  if (subject === 'RUN')
    return answerOf(await act(SubmitRun, { ...input, context: context ?? null, run: run ?? null }, as));
  return answerOf(await act(SubmitChip, input, as));
}

function answerOf(sent: Sent<SubmitRunResult | SubmitChipResult>): ContentAnswer {
  if (!sent.ok) return { kind: 'failed', trouble: sent.trouble };
  const { answer } = sent;
  if ('receipt' in answer) return { kind: 'taken', submission: answer.receipt?.submissionId ?? null };
  const { code, message } = answer;
  return 'findings' in answer && answer.findings.length > 0
    ? { kind: 'refused', message, findings: fromServer(answer.findings) }
    : { kind: 'failed', trouble: { code, message } };
}
