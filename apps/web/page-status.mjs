// Lets a page choose the status of its answer: Next gives pages no way to (see src/api/answer-status.ts, which writes here).
// It rests on Next sending no head before a page is made, which test/e2e/next-contract.test.ts holds.

/** The window of the API's limits; a moment for the API to come back. @type {Readonly<Record<number, number>>} */
const RETRY_AFTER_SEC = { 429: 60, 503: 5 };

/** @type {Map<string, number>} by the nonce of a request */
const statuses = new Map();
Reflect.set(globalThis, Symbol.for('inferbench.page-statuses'), statuses);

/**
 * @param {string} nonce of the request
 * @param {import('node:http').ServerResponse} response
 */
export function obeyPageStatus(nonce, response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, ...rest) => {
    const chosen = statuses.get(nonce) ?? status;
    if (RETRY_AFTER_SEC[chosen] !== undefined) response.setHeader('retry-after', RETRY_AFTER_SEC[chosen]);
    return writeHead(chosen, ...rest);
  };
  response.once('close', () => statuses.delete(nonce));
}
