import { SessionToken } from '@inferbench/domain/account/session';
import { type AnyVariables, createClient, fetchExchange, type TypedDocumentNode } from '@urql/core';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Answer } from '../../api/answer.ts';
import { type Sent, UNREACHABLE } from '../../api/sent.ts';
import { troubleOf } from '../../api/trouble.ts';
import { fetchForVisitor } from '../../api-client.ts';
import { readEnvironment } from '../../environment.ts';
import { siteOrigin } from '../../frame/origin.ts';
import { type ActingAs, CHOSEN_ORGANIZATION } from './acting-as.ts';
import { readAnswer } from './session-answer.ts';

export interface Session {
  who: SessionToken;
  ask: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Answer<Data>>;
}

export type SessionState =
  | { state: 'SIGNED_IN'; session: Session }
  /** Nobody is signed in, or not any more. */
  | { state: 'NOBODY' }
  | { state: 'FAILED'; message: string };

/** Names of the cookie that holds the session: over HTTPS, and on one's own machine. */
const SESSION_COOKIES = ['__Host-ib', 'ib'];

/** Who opened the page, as a member of the organisation that they chose last or as a person of the staff; once a request. */
export const sessionOf = cache(async (role: 'MEMBER' | 'STAFF'): Promise<SessionState> => {
  const jar = await cookies();
  const cookie = SESSION_COOKIES.flatMap((name) => {
    const value = jar.get(name)?.value;
    return value === undefined ? [] : [`${name}=${value}`];
  }).join('; ');
  if (cookie === '') return { state: 'NOBODY' };
  const organization = jar.get(CHOSEN_ORGANIZATION)?.value;
  const chosen = role === 'STAFF' ? { staff: true as const } : organization ? { organization } : {};
  const token = await tokenOf(cookie, chosen);
  if (token.ok) return { state: 'SIGNED_IN', session: sessionWith(token.answer) };
  // What was chosen may be theirs no more; and who works for nobody here is signed in all the same.
  const isChosen = Object.keys(chosen).length > 0;
  const any = isChosen && token.trouble !== UNREACHABLE ? await tokenOf(cookie, {}) : token;
  if (any.ok) return { state: 'SIGNED_IN', session: sessionWith(any.answer) };
  return any.trouble === UNREACHABLE || any.trouble.code === 'RATE_LIMITED'
    ? { state: 'FAILED', message: any.trouble.message }
    : { state: 'NOBODY' };
});

export async function signedIn(role: 'MEMBER' | 'STAFF'): Promise<Session | null> {
  const answer = await sessionOf(role);
  return answer.state === 'SIGNED_IN' ? answer.session : null;
}

/** The endpoint takes questions of the site's own pages alone, so that the page names the site as a browser would. */
async function tokenOf(cookie: string, as: ActingAs): Promise<Sent<SessionToken>> {
  try {
    const origin = await askedOrigin();
    const response = await fetchForVisitor(new URL('/session/token', readEnvironment().INFERBENCH_API_URL), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        // The API is asked on a port of its own: it is told the site's, as by the forwarder.
        'x-forwarded-host': new URL(origin).host,
        cookie,
      },
      body: JSON.stringify(as),
    });
    return readAnswer(await response.json(), SessionToken);
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}

function sessionWith(who: SessionToken): Session {
  const client = createClient({
    url: new URL('/graphql', readEnvironment().INFERBENCH_API_URL).toString(),
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: fetchForVisitor,
    fetchOptions: { headers: { authorization: `Bearer ${who.token}` } },
  });
  return {
    who,
    async ask(document, variables) {
      const { data, error } = await client.query(document, variables);
      return data !== undefined && data !== null
        ? { state: 'DATA', value: data }
        : { state: 'FAILED', trouble: troubleOf(error) };
    },
  };
}

/** The site as browsers name it that are signed in: on one's own machine passkeys take a name and no number. */
async function askedOrigin(): Promise<string> {
  const origin = new URL(await siteOrigin());
  if (origin.hostname === '127.0.0.1' || origin.hostname === '[::1]') origin.hostname = 'localhost';
  return origin.origin;
}
