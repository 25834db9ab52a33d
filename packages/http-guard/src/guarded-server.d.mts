import type { Server, ServerOptions } from 'node:http';

/** Times of an HTTP server: how long a head and a whole request may take. */
export const SERVER_TIMES: Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
>;

/** Connections that wait to be taken. */
export const BACKLOG: number;

export interface ConnectionLimits {
  /** Of everybody. */
  most: number;
  /** Of one subscriber: an IPv4 address, a /64 of IPv6; a /48 has ten times as many. */
  mostEach: number;
  /** Addresses that speak for many visitors. */
  isProxy(address: string): boolean;
  /** How fast what is written has to be taken. */
  pace?: { graceMs: number; leastBytesPerSec: number };
}

/** Holds the connections of a server within its limits. Call it before the server listens. */
export function guardConnections(server: Server, limits: ConnectionLimits): void;
