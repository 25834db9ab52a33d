import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isIP } from 'node:net';

/** The stated address of an OpenAI-compatible interface. Errors: USAGE. */
export function endpointAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const details = { path: '--url', expected: 'an http or https address such as http://127.0.0.1:8000/v1' };
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new InferbenchError('USAGE', '--url is no address of a server.', details);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new InferbenchError('USAGE', '--url is an address alone: no user, no password, no query.', {
      ...details,
      fix: 'Put a key into INFERBENCH_ENDPOINT_KEY.',
    });
  return url;
}

/** Whether an address is of this machine by its form alone: no name server is asked, which could say otherwise the next time. */
export function isLoopback({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}

/** A load generator is a weapon: another machine is only asked by somebody who says so. Error: USAGE. */
export function assertMayLoad(url: URL, mayLoad: boolean): void {
  if (isLoopback(url) || mayLoad) return;
  throw new InferbenchError('USAGE', `${url.hostname} is not this machine.`, {
    path: '--url',
    fix: 'Measure on the machine that serves, or say --i-may-load-this-server if the server is yours to load.',
  });
}
