import { SessionToken } from '@inferbench/domain/account/session';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { z } from 'zod';
import { browserClient, fetchOptions } from '../../api/browser-client.ts';
import { type Sent, troubleOf } from '../../api/sent.ts';
import type { ActingAs } from './acting-as.ts';
import { usePasskey } from './passkey.ts';
import { postSession } from './post-session.ts';

/** A large file takes a while to check; after this nobody waits any more. */
const TIMEOUT_MS = 120_000;
const STEP_UP = 'STEP_UP_NEEDED';

/** Does what the page was asked to do as who is signed in; where that needs a passkey used just now, asks for it and repeats. */
export async function act<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  as: ActingAs = {},
): Promise<Sent<Data>> {
  const first = await send(document, variables, as);
  if (!needsPasskey(first)) return first;
  const used = await usePasskey();
  return used.ok ? send(document, variables, as) : used;
}

async function send<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  as: ActingAs,
): Promise<Sent<Data>> {
  const session = await postSession('token', as, SessionToken);
  if (!session.ok) return session;
  const headers = { authorization: `Bearer ${session.answer.token}` };
  const { data, error } = await browserClient.mutation(document, variables, {
    fetchOptions: fetchOptions(TIMEOUT_MS, headers),
  });
  return data ? { ok: true, answer: data } : { ok: false, trouble: troubleOf(error) };
}

/** What a mutation answers that refuses, by its name in the document. */
const Payloads = z.record(z.string(), z.looseObject({ code: z.unknown() }).nullable());

/** The API says so as an error, or as what a mutation answers. */
function needsPasskey(sent: Sent<unknown>): boolean {
  if (!sent.ok) return sent.trouble.code === STEP_UP;
  return Object.values(Payloads.safeParse(sent.answer).data ?? {}).some((each) => each?.code === STEP_UP);
}
