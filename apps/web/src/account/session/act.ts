import { SessionToken } from '@inferbench/domain/account/session';
import type { Mutation } from '@inferbench/graphql-documents/mutation-of';
import { z } from 'zod';
import { tellApi } from '../../api/browser-client.ts';
import type { Sent } from '../../api/sent.ts';
import type { ActingAs } from './acting-as.ts';
import { usePasskey } from './passkey.ts';
import { postSession } from './post-session.ts';

const STEP_UP = 'STEP_UP_NEEDED';

/** Does what the page was asked to do as who is signed in; where that needs a passkey used just now, asks for it and repeats. */
export async function act<Input, Answer>(
  document: Mutation<Input, Answer>,
  input: Input,
  as: ActingAs = {},
): Promise<Sent<Answer>> {
  const first = await send(document, input, as);
  if (!needsPasskey(first)) return first;
  const used = await usePasskey();
  return used.ok ? send(document, input, as) : used;
}

async function send<Input, Answer>(
  document: Mutation<Input, Answer>,
  input: Input,
  as: ActingAs,
): Promise<Sent<Answer>> {
  const session = await postSession('token', as, SessionToken);
  if (!session.ok) return session;
  return tellApi(document, input, session.answer.token);
}

const Refused = z.looseObject({ code: z.unknown() });

/** The API says so as an error, or as what a mutation answers. */
function needsPasskey(sent: Sent<unknown>): boolean {
  if (!sent.ok) return sent.trouble.code === STEP_UP;
  return Refused.safeParse(sent.answer).data?.code === STEP_UP;
}
