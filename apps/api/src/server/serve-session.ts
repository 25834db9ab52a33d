import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SESSION_REQUESTS, type SessionVerb, SESSION_HOURS } from '@inferbench/domain/account/session';
import { answerVerb } from '../session/session-verbs.ts';
import { TooManyTries } from '../session/session-limits.ts';
import { siteOf, type Site } from '../session/site.ts';
import type { SessionDesk } from '../session/visit.ts';
import type { Exchange } from './exchange.ts';
import { RefusedRequest, requestBody } from './request-body.ts';
import { setLimitHeaders, setRetryAfter } from './limit-headers.ts';
import { sendError } from './send-error.ts';

const PREFIX = '/session/';

export function isSession(pathname: string): boolean {
  return pathname.startsWith(PREFIX);
}

/** Statuses of refusals whose GraphQL answer is a 200. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  STEP_UP_NEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  INVALID: 400,
};

/**
 * Signing in and out: the one place that reads a cookie (docs/adr/0015-sessions-beside-graphql.md). A page of another site can not ask:
 * its `Origin` is refused, a form can not send JSON, and no preflight is answered.
 */
export async function serveSession(pathname: string, exchange: Exchange, desk: SessionDesk): Promise<void> {
  const { request, response, context } = exchange;
  response.setHeader('x-request-id', context.requestId);
  response.setHeader('vary', 'cookie, origin');
  try {
    const verb = verbOf(pathname);
    if (request.method !== 'POST')
      throw new RefusedRequest(new InferbenchError('BAD_REQUEST', 'Use POST.'), 405);
    const site = siteOf(request.headers, context.publicOrigin);
    await context.client.admit(null);
    if (verb !== 'token' && verb !== 'logout') await desk.limits.countTry(context.address);
    const body = await requestBody(exchange);
    const cookie = readCookie(request.headers.cookie, site);
    const reply = await answerVerb(verb, { ...desk, pool: context.database.pool, site, cookie }, body);
    const text = JSON.stringify(reply.body);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-length': Buffer.byteLength(text),
      ...(reply.cookie === undefined ? {} : { 'set-cookie': cookieHeader(reply.cookie, site) }),
    });
    response.end(text);
  } catch (error) {
    const refused = error instanceof RefusedRequest ? error : { error, status: undefined };
    if (!(refused.error instanceof InferbenchError)) throw error;
    const status = refused.status ?? STATUS[refused.error.code];
    setLimitHeaders(exchange);
    if (refused.error instanceof TooManyTries) setRetryAfter(response, refused.error);
    sendError(response, { error: refused.error, status }, context);
  }
}

function verbOf(pathname: string): SessionVerb {
  const verb = pathname.slice(PREFIX.length);
  if (isVerb(verb)) return verb;
  throw new InferbenchError('NOT_FOUND', 'There is nothing at this address.', {
    expected: Object.keys(SESSION_REQUESTS)
      .map((each) => PREFIX + each)
      .join(', '),
  });
}

function isVerb(text: string): text is SessionVerb {
  return Object.hasOwn(SESSION_REQUESTS, text);
}

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
function readCookie(header: string | undefined, site: Site): string | null {
  const prefix = `${nameOf(site)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const value = found?.slice(prefix.length) ?? '';
  return SHAPE.test(value) ? value : null;
}

/** Header that sets the cookie, or takes it away. */
function cookieHeader(value: string | null, site: Site): string {
  const lasts = value === null ? 0 : SESSION_HOURS * 3600;
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${lasts}`];
  return [`${nameOf(site)}=${value ?? ''}`, ...attributes, ...(isSecure(site) ? ['Secure'] : [])].join('; ');
}
