import { isIP } from 'node:net';
import { isLoopback } from './trusted-proxies.mjs';

/**
 * Whether a listener on this host is reached from its own machine only.
 * @param {string} host
 * @returns {boolean}
 */
export function staysOnLoopback(host) {
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}
