import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type Network, networksOf } from '@inferbench/http-guard/networks';
import { isLoopback, type TrustedProxies } from '@inferbench/http-guard/trusted-proxies';

export interface AddressOptions {
  trusted: TrustedProxies;
  /** The address that the public knows the site by; null where the site is this machine's only. */
  publicOrigin: string | null;
}

export interface ClientAddress {
  /** Who is limited: an IPv4 address, or the /64 network of an IPv6 one, which one subscriber has. */
  address: string;
  /** Networks around it, which are limited as well. */
  wider: readonly Network[];
  /** Whose it is, whole. */
  exact: string;
  /** This machine itself: a command, a bench, or somebody in front of it. */
  own: boolean;
  /** Something other than our own web server passed it on. */
  forwarded: boolean;
}

/**
 * Who a request comes from: from the peer towards the visitor, the first address that is no trusted proxy. What a visitor writes into
 * `X-Forwarded-For` stands left of the address that the first proxy saw, and is never reached. Rubbish ends the walk.
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

const isAddress = (text: string) => isIP(text) !== 0;

/** Without port, brackets, zone and the prefix of an IPv4 address in IPv6. */
function normalised(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}
