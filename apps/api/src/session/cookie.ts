import { SESSION_HOURS } from '@inferbench/domain/account/session';
import type { Site } from './site.ts';

const SECURE_NAME = '__Host-ib';
const PLAIN_NAME = 'ib';
const SHAPE = /^ib_cookie_[\w-]{43}$/;

/** Browsers take the first by HTTPS only, and from this host alone; `http://localhost` has the second. */
function isSecure({ origin }: Site): boolean {
  return origin.startsWith('https:');
}

function nameOf(site: Site): string {
  return isSecure(site) ? SECURE_NAME : PLAIN_NAME;
}

/** The session cookie of a request; null where it has none of ours. */
export function readCookie(header: string | undefined, site: Site): string | null {
  const prefix = `${nameOf(site)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const value = found?.slice(prefix.length) ?? '';
  return SHAPE.test(value) ? value : null;
}

/** What sets the cookie, or takes it away. */
export function cookieHeader(value: string | null, site: Site): string {
  const lasts = value === null ? 0 : SESSION_HOURS * 3600;
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${lasts}`];
  return [`${nameOf(site)}=${value ?? ''}`, ...attributes, ...(isSecure(site) ? ['Secure'] : [])].join('; ');
}
