import type { SESSION_REQUESTS, SessionVerb } from '@inferbench/domain/account/session';
import type { z } from 'zod';
import { type Sent, UNREACHABLE } from '../../api/sent.ts';
import { readAnswer } from './session-answer.ts';

const TIMEOUT_MS = 20_000;

export type SessionRequest<Verb extends SessionVerb> = z.input<(typeof SESSION_REQUESTS)[Verb]>;

/** Asks the session endpoint, the one place to which the browser sends its cookie. */
export async function postSession<Verb extends SessionVerb, Answer>(
  verb: Verb,
  body: SessionRequest<Verb>,
  answer: z.ZodType<Answer>,
): Promise<Sent<Answer>> {
  try {
    const response = await fetch(`/session/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer(await response.json(), answer);
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}
