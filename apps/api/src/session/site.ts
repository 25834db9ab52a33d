import type { IncomingHttpHeaders } from 'node:http';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** The site as a browser knows it: what a passkey is made for, and where its cookie goes. */
export interface Site {
  origin: string;
  /** Host without port: an authenticator signs its hash. */
  rpId: string;
}

/** WebAuthn takes no IP address, so that one's own machine is known by this name alone. */
const OWN_MACHINE = /^http:\/\/localhost(?::\d{1,5})?$/;

/**
 * The site that a request comes from, which has to be ours: a page of another site is refused whatever it sends. On one's own machine
 * the site is on `localhost`, at the port that the web server, or else this one, was asked on. Throws FORBIDDEN.
 */
export function siteOf(
  { origin, host, 'x-forwarded-host': asked = host }: IncomingHttpHeaders,
  publicOrigin: string | null,
): Site {
  const own = publicOrigin === null && origin !== undefined && OWN_MACHINE.test(origin);
  if (origin !== undefined && (origin === publicOrigin || (own && isAsked(origin, asked))))
    return { origin, rpId: new URL(origin).hostname };
  throw new InferbenchError('FORBIDDEN', 'Signing in is for pages of this site.', {
    path: 'Origin',
    value: origin?.slice(0, 80) ?? 'nothing',
    expected: publicOrigin ?? 'http://localhost and the port of the site',
  });
}

function isAsked(origin: string, asked: string | string[] | undefined): boolean {
  const url =
    typeof asked === 'string' && URL.canParse(`http://${asked}`) ? new URL(`http://${asked}`) : null;
  return url !== null && new URL(origin).port === url.port;
}
