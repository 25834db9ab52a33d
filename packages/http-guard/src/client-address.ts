import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type Network, networksOf } from './networks.ts';
import { isLoopback, type TrustedProxies } from './trusted-proxies.ts';

export interface AddressOptions {
  trusted: TrustedProxies;
  /** Address that the public knows the site by; null where the site is this machine's only. */
  publicOrigin: string | null;
}

export interface ClientAddress {
  /** Subscriber that is limited: an IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
  /** Networks around it, which are limited as well. */
  wider: readonly Network[];
  /** Address of the visitor, whole. */
  exact: string;
  /** Whether it is this machine itself: a command, a bench, or somebody in front of it. */
  own: boolean;
  /** Whether something other than our own web server passed it on. */
  forwarded: boolean;
}

/**
 * Finds who a request comes from: from the peer towards the visitor, the first address that is no trusted proxy. What a visitor
 * writes into `X-Forwarded-For` stands left of the address that the first proxy saw, and is never reached. Rubbish ends the walk.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trusted, publicOrigin }: AddressOptions,
): ClientAddress {
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

const isAddress = (text: string): boolean => isIP(text) !== 0;

/** Address without port, brackets, zone and the prefix of an IPv4 address in IPv6. */
function normalised(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}
