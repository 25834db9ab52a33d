// The one home of the site's security headers: server.ts gives them to every response, whoever makes it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedPath, isOfApi } from '@inferbench/http-guard/asked-path';

/** Headers of pages, files, errors and the API alike. */
const EVERY_RESPONSE = {
  // Browsers heed it over HTTPS only, which a proxy before this server ends.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Nothing but what is named; whatever a page needs stands in its list below. */
const NOTHING = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"];
// A worker obeys the policy of its own file, and loads the rest of itself.
const FILE_POLICY = [...NOTHING, "form-action 'none'", "script-src 'self'", "connect-src 'self'"].join('; ');

function pagePolicy(nonce: string): string {
  return [
    ...NOTHING,
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    // Bar lengths are style attributes of server-rendered cells.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The simulator runs in one.
    "worker-src 'self'",
  ].join('; ');
}

/** A chart in a page of somebody else: styles of its own, no script, any frame. */
const EMBED_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "style-src 'unsafe-inline'",
  'frame-ancestors *',
].join('; ');
const isEmbed = (url = '/') => url.startsWith('/embed/');

/** Files that pages of anybody may read. */
const OPEN = /^\/(?:export|chart|og)\//;

function isPage(url = '/'): boolean {
  const { pathname } = askedPath(url) ?? { pathname: '/' };
  return !pathname.startsWith('/_next/') && !isOfApi(pathname);
}

/**
 * Address of a request as a link of this site: one that begins with two slashes, or names a host, would lead to another. Next asks
 * for the parts of a page by a parameter of its own, which no visitor wrote.
 */
export function ownAddress(url = '/'): string {
  const own = url.replace(/([?&])_rsc=[^&]*(&?)/, (_, before: string, after: string) => after && before);
  return `/${own.replace(/^[/\\]+/, '')}`;
}

/**
 * Sets the headers of a response and gives its nonce. A page's scripts carry it, new for each response: Next reads it from the
 * request's policy and the layout from x-nonce, and the address that a page names itself by from x-address; all are ours and never
 * the visitor's.
 */
export function secure(request: IncomingMessage, response: ServerResponse): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = isEmbed(request.url) ? EMBED_POLICY : isPage(request.url) ? pagePolicy(nonce) : FILE_POLICY;
  request.headers['x-nonce'] = nonce;
  request.headers['x-address'] = ownAddress(request.url);
  request.headers['content-security-policy'] = policy;
  delete request.headers['content-security-policy-report-only'];
  for (const [name, value] of Object.entries(EVERY_RESPONSE)) response.setHeader(name, value);
  response.setHeader('content-security-policy', policy);
  if (isEmbed(request.url)) {
    response.removeHeader('x-frame-options');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
  if (OPEN.test(request.url ?? '/')) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
  return nonce;
}
