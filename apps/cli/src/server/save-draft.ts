import { SaveDraft } from '@inferbench/graphql-documents/save-draft';
import type { SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { printData, printFindings } from '../terminal/output.ts';
import { type ServerAccess, tellServer } from './ask-server.ts';
import { refusedBy } from './refused.ts';
import { toFinding } from './to-finding.ts';

export interface DraftToSave {
  subject: SubmissionSubject;
  label: string;
  document: string;
  context: string | null;
  run: number | null;
  supersedes: string | null;
  testedBy: string | null;
  idempotencyKey: string;
}

/** A draft as the server keeps it. */
type SavedDraft = Awaited<ReturnType<typeof saveDraftOnServer>>;

/** Keeps a document on the server as a draft, finished or not; a refusal is thrown. */
export async function saveDraftOnServer(access: ServerAccess, input: DraftToSave) {
  const answer = await tellServer(access, SaveDraft, input);
  if (answer.__typename === 'NotAllowed') throw new InferbenchError('STALE_VERSION', answer.message);
  if (answer.__typename !== 'DraftSaved') throw refusedBy(answer);
  const { draft, replayed } = answer;
  return { ...draft, findings: draft.findings.map(toFinding), replayed };
}

export function describeDraft({ id, version, message, findings, replayed }: SavedDraft): void {
  printFindings(findings);
  printData(`draft     ${id}, version ${version}${replayed ? ' (saved before)' : ''}`);
  printData(`          ${message}`);
}
