import {
  OwnDocument,
  type OwnDocumentResult,
  OwnDraft,
  type OwnDraftResult,
} from '@inferbench/graphql-documents/draft';
import type { SubmissionSubject } from '@inferbench/domain/submissions/draft';
import { firstText, type SearchParameters } from '../../address/search-parameters.ts';
import { type ActingAs, actingAs } from '../../account/session/acting-as.ts';
import type { Session } from '../../account/session/session-of.ts';

/** What a form goes on with, as its address asks for it. */
export interface Begun {
  draft: OwnDraftResult | null;
  before: OwnDocumentResult | null;
  corrects: string | null;
  /** Problem of what the address asks for and is not there, in a sentence; null where nothing is missing. */
  problem: string | null;
  query: Record<string, string>;
  /** Who is signed in for an organisation; null for nobody. */
  as: (ActingAs & { name: string }) | null;
}

const NOUNS = { RUN: 'result', CHIP: 'chip', MODEL: 'model' } as const;

/** Reads `draft` and `corrects` of an address, as who is signed in may. */
export async function begunBy(
  parameters: SearchParameters,
  session: Session | null,
  subject: SubmissionSubject,
): Promise<Begun> {
  const asked = firstText(parameters, 'draft') || null;
  const draft = asked === null ? null : await ownDraft(asked, session, subject);
  const corrects = draft?.settings.supersedes ?? (firstText(parameters, 'corrects') || null);
  const before = corrects === null ? null : await ownDocument(corrects, session, subject);
  const lacks = [asked !== null && draft === null, corrects !== null && before === null].includes(true);
  return {
    draft,
    before,
    corrects: before?.id ?? null,
    problem: lacks ? problemOf(session, subject) : null,
    query: queryOf({ draft: draft?.id ?? null, corrects }),
    as: whoIn(session),
  };
}

function queryOf(named: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, id]): [string, string][] => (id === null ? [] : [[name, id]])),
  );
}

function whoIn(session: Session | null): Begun['as'] {
  const organization = session?.who.actor.organization ?? null;
  return session === null || organization === null
    ? null
    : { ...actingAs(session.who), name: organization.name };
}

function problemOf(session: Session | null, subject: SubmissionSubject): string {
  return session === null
    ? 'Sign in to open what your organisation keeps here.'
    : `Your organisation has no ${NOUNS[subject]} at this address.`;
}

async function ownDraft(id: string, session: Session | null, subject: SubmissionSubject) {
  const answer = await session?.ask(OwnDraft, { id });
  const draft = answer?.state === 'DATA' ? answer.value.draft : null;
  return draft?.subject === subject ? draft : null;
}

async function ownDocument(id: string, session: Session | null, subject: SubmissionSubject) {
  const answer = await session?.ask(OwnDocument, { id });
  const submission = answer?.state === 'DATA' ? answer.value.submission : null;
  return submission?.subject === subject && submission.document !== null ? submission : null;
}
