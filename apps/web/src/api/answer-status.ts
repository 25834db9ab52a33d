import { headers } from 'next/headers';

/** Statuses that pages chose, by the nonce of their request; server/page-status.ts makes them in the same process. */
const STATUSES = Symbol.for('inferbench.page-statuses');

function statuses(): Map<string, number> | null {
  const found: unknown = Reflect.get(globalThis, STATUSES);
  return found instanceof Map ? found : null;
}

/** Whether something that the page asked for failed for now, as far as it has asked. */
export async function hasFailedForNow(): Promise<boolean> {
  const nonce = (await headers()).get('x-nonce');
  const chosen = nonce === null ? undefined : statuses()?.get(nonce);
  return chosen === 503 || chosen === 429;
}

/** Address that was asked for, as a link of this site: what a page offers to try again. */
export async function askedAddress(): Promise<string> {
  return (await headers()).get('x-address') ?? '/';
}

/**
 * Answers with another status than 200 and still with a whole page; a query that failed or came late wins over anything else. Next's own notFound() leaves the page empty where JavaScript is
 * off, and Next has no way to say that a page could not be made for now.
 */
export async function answerWithStatus(status: 300 | 404 | 429 | 503): Promise<void> {
  const nonce = (await headers()).get('x-nonce');
  const known = nonce === null ? undefined : statuses()?.get(nonce);
  // What could not be asked is not known to be missing.
  if (nonce !== null && known !== 503 && known !== 429) statuses()?.set(nonce, status);
}
