import type { IncomingMessage, ServerResponse } from 'node:http';

/** A browser may ask again without asking whether it may. */
const PREFLIGHT_SEC = 600;
const READABLE = 'etag, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id';

/**
 * Lets pages of any site read the answer. Only for what everybody gets who asks without a key: no credentials are allowed with `*`, and
 * nothing here ever names one origin.
 */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', READABLE);
}

/** Takes the origin back of an answer that turned out to be none of those. */
export function allowNoOrigin(response: ServerResponse): void {
  response.removeHeader('access-control-allow-origin');
  response.removeHeader('access-control-expose-headers');
}

export function isPreflight({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && 'access-control-request-method' in headers;
}

/**
 * What a browser asks before it sends another site's request: reads are allowed, a key is not. Without `authorization` among the
 * headers it never sends one, so that a page elsewhere can use no key in a visitor's browser.
 */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, accept, if-none-match',
    'access-control-max-age': String(PREFLIGHT_SEC),
    vary: 'access-control-request-method, access-control-request-headers',
  });
  response.end();
}
