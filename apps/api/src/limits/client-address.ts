import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback, type TrustedProxies } from '@inferbench/http-guard/trusted-proxies';

export interface AddressOptions {
  trusted: TrustedProxies;
  /** The address that the public knows the site by; null where the site is this machine's only. */
  publicOrigin: string | null;
}

export interface ClientAddress {
  /** Who is limited: an IPv4 address, or the /64 network of an IPv6 one, which one subscriber has. */
  address: string;
  /** Whose it is, whole. */
  exact: string;
  /** This machine itself: a command, a bench, or somebody in front of it. */
  own: boolean;
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
  return { address: limitedAs(client), exact: client, own };
}

const isAddress = (text: string) => isIP(text) !== 0;

/** Without port, brackets, zone and the prefix of an IPv4 address in IPv6. */
function normalised(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}

function limitedAs(address: string): string {
  if (isIP(address) !== 6) return address === '' ? 'unknown' : address;
  return `${firstGroups(address).join(':')}::/64`;
}

/** The first four groups of an IPv6 address, which may leave out zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
