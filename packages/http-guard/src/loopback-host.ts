import { isIP } from 'node:net';
import { isLoopback } from './trusted-proxies.ts';

/** Whether a listener on this host is reached from its own machine only. */
export function staysOnLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}
