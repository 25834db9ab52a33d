// Headers that our own code and Next believe, so they are ours and never the visitor's.
import type { IncomingMessage } from 'node:http';

/** Headers that proxies write, and browsers do not. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
/** Headers that Next and frameworks like it read about the address that was asked for. */
const ABOUT_THE_ADDRESS = new Set(['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded']);
/** Headers that Next's own servers tell each other; from outside they would choose what is rendered. */
const OF_NEXT = /^x-(?:matched-path|middleware-|invoke-|nextjs-|now-|next-)/;

/**
 * Puts the site's own address in place of what the visitor wrote: it stands in links, citations and the sitemap. And who asks: the
 * chain of addresses with the one that reached us at its end, for the API, which limits each visitor and believes no earlier address.
 */
export function setOwnHeaders(request: IncomingMessage, origin: string): void {
  const { headers } = request;
  const throughProxy = OF_PROXIES.some((name) => headers[name] !== undefined);
  for (const name of Object.keys(headers)) {
    if (ABOUT_THE_ADDRESS.has(name) || OF_NEXT.test(name)) delete headers[name];
  }
  const { host, protocol } = new URL(origin);
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  // src/frame/origin.ts reads it.
  headers['x-site-origin'] = origin;
  // A proxy that names nobody is a hop all the same: what came through it is not this machine itself.
  const before = headers['x-forwarded-for'] ?? (throughProxy ? 'unknown' : undefined);
  headers['x-forwarded-for'] = [before, request.socket.remoteAddress].filter(Boolean).join(', ');
  // src/api-client.ts reads it.
  headers['x-asked-at'] = String(Date.now());
  // src/frame/soft-navigation.ts reads it: Next hides its own header from pages.
  headers['x-soft-navigation'] = headers['rsc'] === '1' ? '1' : '0';
}
