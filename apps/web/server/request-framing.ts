// Length of a message. Whatever leaves this out of sight lets a visitor's bytes become somebody else's request.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that describe one connection and not the message (RFC 9110, 7.6.1), `expect` because we answer it ourselves. */
const PER_CONNECTION = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether it is the only method whose body is read. */
export function takesBody(method: string | undefined): boolean {
  return method === 'POST';
}

export function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');
}

/** Headers of a message without those of the connection it came by, among them those that `Connection` names. */
export function messageHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !PER_CONNECTION.has(name) && !named.has(name)),
  );
}

/** Whether an answer has a body at all, whatever its headers say (RFC 9112, 6.3). */
export function answerHasBody(method: string | undefined, status: number): boolean {
  return method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
}
