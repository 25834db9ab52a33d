import {
  CreateInvitation,
  DisablePasskey,
  EndOtherSessions,
  RemoveMember,
  RevokeInvitation,
  SetMembership,
} from '@inferbench/graphql-documents/organisation';
import type { Sent } from '../api/sent.ts';
import { act } from '../session/act.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { type Refusal, refusalWords } from '../session/refusal-words.ts';
import type { Outcome } from './outcome.ts';
import { type Role, roleWords } from './role-words.ts';

const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** A link for somebody to whom this organisation opens; it is shown once. */
export async function invite(role: Role, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = await act(CreateInvitation, { input: { ...once(), role } }, as);
  if (!sent.ok) return sent;
  const { answer } = sent.answer;
  if (answer.__typename !== 'InvitationCreated') return { ok: true, answer: refused(answer) };
  const words =
    'Send this link to one person, by a way that you trust. It works once, for a day, and is shown this one time.';
  const secret = answer.path === null ? null : `${location.origin}${answer.path}`;
  return { ok: true, answer: { done: true, words, secret } };
}

export async function revokeInvitation(id: string, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(await act(RevokeInvitation, { input: { ...once(), id } }, as), {
    done: 'InvitationRevoked',
    words: 'The link opens nothing any more.',
  });
}

export async function setRole(
  { id, name }: { id: string; name: string },
  role: Role,
  as: ActingAs,
): Promise<Sent<Outcome>> {
  return outcomeOf(await act(SetMembership, { input: { ...once(), member: id, role } }, as), {
    done: 'MembershipSet',
    words: `${name} is ${roleWords(role)} now.`,
  });
}

export async function removeMember(
  { id, name }: { id: string; name: string },
  as: ActingAs,
): Promise<Sent<Outcome>> {
  return outcomeOf(await act(RemoveMember, { input: { ...once(), member: id } }, as), {
    done: 'MemberRemoved',
    words: `${name} acts for the organisation no more.`,
  });
}

export async function disablePasskey(id: string, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(await act(DisablePasskey, { input: { ...once(), id } }, as), {
    done: 'PasskeyDisabled',
    words: 'The passkey signs nobody in any more.',
  });
}

export async function endOtherSessions(as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(await act(EndOtherSessions, { input: once() }, as), {
    done: 'OtherSessionsEnded',
    words: 'You are signed in here and nowhere else.',
  });
}

type Answer = { __typename: string } & Partial<Refusal>;

function outcomeOf(
  sent: Sent<{ answer: Answer }>,
  { done, words }: { done: string; words: string },
): Sent<Outcome> {
  if (!sent.ok) return sent;
  const { answer } = sent.answer;
  return {
    ok: true,
    answer: answer.__typename === done ? { done: true, words, secret: null } : refused(answer),
  };
}

function refused({ message = 'Nothing was done.', findings = [] }: Partial<Refusal>): Outcome {
  return { done: false, words: refusalWords({ message, findings }), secret: null };
}
