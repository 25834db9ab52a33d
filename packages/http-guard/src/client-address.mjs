// Who asks: whom the API limits, and whose turn it is. Plain JavaScript: the site's server starts without a loader.
import { isIP } from 'node:net';
import { networksOf } from './networks.mjs';
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
  const chain = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = chain === '' ? [] : chain.split(',');
  let client = peer;
  let allLoopback = isLoopback(peer);
  for (const hop of hops.toReversed()) {
    if (!isAddress(client) || !trusted(client)) break;
    const next = normalised(hop.trim());
    if (!isAddress(next)) break;
    client = next;
    allLoopback &&= isLoopback(next);
  }
  // Our own web server writes one address, and takes `Forwarded` off: it writes a second hop for it.
  const forwarded = hops.length > 1 || request.headers.forwarded !== undefined;
  // Before the public, a proxy of this machine that forgets the header would make every visitor the machine itself.
  const direct = publicOrigin === null ? !forwarded : chain === '';
  const [{ name }, ...wider] = networksOf(client);
  return { address: name, wider, exact: client, own: allLoopback && direct, forwarded };
}

/** @param {string} text */
const isAddress = (text) => isIP(text) !== 0;

/** Without port, brackets, zone and the prefix of an IPv4 address in IPv6. @param {string} text */
function normalised(text) {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}
