// Lets a page choose the status of its answer: Next gives pages no way to (src/api/answer-status.ts writes here).
// It rests on Next sending no head before a page is made, which test/e2e/next-contract.test.ts holds.
import type { ServerResponse } from 'node:http';

/** Seconds after which to ask again: the window of the API's limits; a moment for the API to come back. */
const RETRY_AFTER_SEC = new Map([
  [429, 60],
  [503, 5],
]);

/** Status that a page chose, by the nonce of its request. */
const statuses = new Map<string, number>();
Reflect.set(globalThis, Symbol.for('inferbench.page-statuses'), statuses);

export function chosenStatus(nonce: string): number | null {
  return statuses.get(nonce) ?? null;
}

export function obeyPageStatus(nonce: string, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: []) => {
    const chosen = chosenStatus(nonce) ?? status;
    const retryAfterSec = RETRY_AFTER_SEC.get(chosen);
    if (retryAfterSec !== undefined) response.setHeader('retry-after', retryAfterSec);
    return writeHead(chosen, ...rest);
  };
  response.once('close', () => statuses.delete(nonce));
}
