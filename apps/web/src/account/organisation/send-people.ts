import {
  CreateInvitation,
  DisablePasskey,
  EndOtherSessions,
  RemoveMember,
  RevokeInvitation,
  SetMembership,
} from '@inferbench/graphql-documents/organisation';
import type { Sent } from '../../api/sent.ts';
import { act } from '../session/act.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { type Refusal, refusalWords } from '../session/refusal-words.ts';
import type { Outcome } from './outcome.ts';
import { type Role, roleWords } from './role-words.ts';

interface Named {
  id: string;
  name: string;
}

const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** A link for somebody to whom this organisation opens; it is shown once. */
export async function invite(role: Role, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = await act(CreateInvitation, { ...once(), role }, as);
  if (!sent.ok) return sent;
  const { answer } = sent;
  if (answer.__typename !== 'InvitationCreated') return { ok: true, answer: refused(answer) };
  const words =
    'Send this link to one person, by a way that you trust. It works once, for a day, and is shown this one time.';
  const secret = answer.path === null ? null : `${location.origin}${answer.path}`;
  return { ok: true, answer: { done: true, words, secret } };
}

export function revokeInvitation(id: string, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(act(RevokeInvitation, { ...once(), id }, as), 'The link opens nothing any more.');
}

export function setRole({ id, name }: Named, role: Role, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(
    act(SetMembership, { ...once(), member: id, role }, as),
    `${name} is ${roleWords(role)} now.`,
  );
}

export function removeMember({ id, name }: Named, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(
    act(RemoveMember, { ...once(), member: id }, as),
    `${name} acts for the organisation no more.`,
  );
}

export function disablePasskey(id: string, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(act(DisablePasskey, { ...once(), id }, as), 'The passkey signs nobody in any more.');
}

export function endOtherSessions(as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(act(EndOtherSessions, once(), as), 'You are signed in here and nowhere else.');
}

async function outcomeOf(
  asked: Promise<Sent<{ __typename: string } | Refusal>>,
  words: string,
): Promise<Sent<Outcome>> {
  const sent = await asked;
  if (!sent.ok) return sent;
  const { answer } = sent;
  return { ok: true, answer: 'message' in answer ? refused(answer) : { done: true, words, secret: null } };
}

function refused(answer: Refusal): Outcome {
  return { done: false, words: refusalWords(answer), secret: null };
}
