import { headers } from 'next/headers';

/** Made by server.mjs in the same process: by the nonce of a request, the status that its page chose. */
const STATUSES = Symbol.for('inferbench.page-statuses');

function statuses(): Map<string, number> | null {
  const found: unknown = Reflect.get(globalThis, STATUSES);
  return found instanceof Map ? found : null;
}

/**
 * Answers with another status than 200 and still with a whole page. Next's own notFound() leaves the page empty where JavaScript is
 * off, and Next has no way to say that a page could not be made for now.
 */
export async function answerWithStatus(status: 300 | 404 | 429 | 503): Promise<void> {
  const nonce = (await headers()).get('x-nonce');
  if (nonce !== null) statuses()?.set(nonce, status);
}
