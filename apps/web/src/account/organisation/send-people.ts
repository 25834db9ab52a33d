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
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Role, roleWords } from './role-words.ts';

interface Named {
  id: string;
  name: string;
}

const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** A link for somebody to whom this organisation opens; it is shown once. */
export function invite(role: Role, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(act(CreateInvitation, { ...once(), role }, as), ({ path }) => ({
    words:
      'Send this link to one person, by a way that you trust. It works once, for a day, and is shown this one time.',
    secret: path === null ? null : `${location.origin}${path}`,
  }));
}

export function revokeInvitation(id: string, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = act(RevokeInvitation, { ...once(), id }, as);
  return outcomeOf(sent, () => ({ words: 'The link opens nothing any more.' }));
}

export function setRole({ id, name }: Named, role: Role, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = act(SetMembership, { ...once(), member: id, role }, as);
  return outcomeOf(sent, () => ({ words: `${name} is ${roleWords(role)} now.` }));
}

export function removeMember({ id, name }: Named, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = act(RemoveMember, { ...once(), member: id }, as);
  return outcomeOf(sent, () => ({ words: `${name} acts for the organisation no more.` }));
}

export function disablePasskey(id: string, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = act(DisablePasskey, { ...once(), id }, as);
  return outcomeOf(sent, () => ({ words: 'The passkey signs nobody in any more.' }));
}

export function endOtherSessions(as: ActingAs): Promise<Sent<Outcome>> {
  const sent = act(EndOtherSessions, once(), as);
  return outcomeOf(sent, () => ({ words: 'You are signed in here and nowhere else.' }));
}
