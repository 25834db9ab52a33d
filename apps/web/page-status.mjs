// Lets a page choose the status of its answer: Next gives pages no way to (see src/frame/answer-status.ts, which writes here).

/** @type {Map<string, number>} by the nonce of a request */
const statuses = new Map();
Reflect.set(globalThis, Symbol.for('inferbench.page-statuses'), statuses);

/**
 * @param {string} nonce of the request
 * @param {import('node:http').ServerResponse} response
 */
export function obeyPageStatus(nonce, response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, ...rest) => writeHead(statuses.get(nonce) ?? status, ...rest);
  response.once('close', () => statuses.delete(nonce));
}
