import type { IncomingMessage } from 'node:http';
import type { Network } from './networks.mjs';
import type { TrustedProxies } from './trusted-proxies.mjs';

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
  /** Address of the visitor, whole. */
  exact: string;
  /** This machine itself: a command, a bench, or somebody in front of it. */
  own: boolean;
  /** Whether something other than our own web server passed it on. */
  forwarded: boolean;
}

/** Who a request comes from: from the peer towards the visitor, the first address that is no trusted proxy. */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  options: AddressOptions,
): ClientAddress;
