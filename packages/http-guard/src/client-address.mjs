// Who asks: whom the API limits, and whose turn it is. Plain JavaScript: the site's server starts without a loader.
import { isIP } from 'node:net';
import { isLoopback } from './trusted-proxies.mjs';

/**
 * Who a request comes from: from the peer towards the visitor, the first address that is no trusted proxy. What a visitor writes into
 * `X-Forwarded-For` stands left of the address that the first proxy saw, and is never reached. Rubbish ends the walk.
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'socket'>} request
 * @param {import('./client-address.d.mts').AddressOptions} options
 * @returns {import('./client-address.d.mts').ClientAddress}
 */
export function clientAddress(request, { trusted, publicOrigin }) {
  const peer = normalised(request.socket.remoteAddress ?? '');
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  let client = peer;
  let allLoopback = isLoopback(peer);
  for (const hop of forwarded === '' ? [] : forwarded.split(',').toReversed()) {
    if (!isAddress(client) || !trusted(client)) break;
    const next = normalised(hop.trim());
    if (!isAddress(next)) break;
    client = next;
    allLoopback &&= isLoopback(next);
  }
  // Before the public, a proxy of this machine that forgets the header would make every visitor the machine itself.
  const own = allLoopback && (publicOrigin === null || forwarded === '');
  return { address: limitedAs(client), own };
}

/** @param {string} text */
const isAddress = (text) => isIP(text) !== 0;

/** Without port, brackets, zone and the prefix of an IPv4 address in IPv6. @param {string} text */
function normalised(text) {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** @param {string} address */
function limitedAs(address) {
  if (isIP(address) !== 6) return address === '' ? 'unknown' : address;
  return `${firstGroups(address).join(':')}::/64`;
}

/** The first four groups of an IPv6 address, which may leave out zeros. @param {string} address */
function firstGroups(address) {
  const [head = '', tail] = address.split('::');
  const groups = (part) => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
