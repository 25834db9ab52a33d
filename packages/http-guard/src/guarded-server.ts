import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { type Network, networksOf } from './networks.ts';
import { LEAST_PACE, type Pace, type Readers, watchReaders } from './readers.ts';

/** Times of an HTTP server: how long a head and a whole request may take. */
export const SERVER_TIMES = {
  headersTimeout: 10_000,
  // A body may take a minute; what reads it also watches its pace.
  requestTimeout: 65_000,
  keepAliveTimeout: 10_000,
  // Node looks for late ones this often; by default every 30 s.
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;

/** Connections that wait to be taken. With Node's 511 a flood leaves others to try again a second later. */
export const BACKLOG = 4_096;

const LOOK_MS = 1_000;
/** Time in which a reader that takes nothing may keep its place where there is none left. */
const MAKES_ROOM_MS = 1_000;

export interface ConnectionLimits {
  /** Connections of everybody. */
  most: number;
  /** Connections of one subscriber: an IPv4 address, a /64 of IPv6; a /48 has ten times as many. */
  mostEach: number;
  /** Addresses that speak for many visitors. */
  isProxy(this: void, address: string): boolean;
  /** Pace at which what is written has to be taken. */
  pace?: Pace;
}

/**
 * Holds the connections of a server within its limits; call it before the server listens. One subscriber gets so many and no more.
 * Where all places are taken, the connection that has been asking nothing for longest makes room, else the reader that has taken
 * nothing for longest: half-open ones and slow readers, however many, keep nobody out. A reader below the least pace is cut.
 */
export function guardConnections(
  server: Server,
  { most, mostEach, isProxy, pace = LEAST_PACE }: ConnectionLimits,
): void {
  const byNetwork = new Map<string, number>();
  let open = 0;
  /** Connections in the order in which they fell silent. */
  const silent = new Set<Socket>();
  /** Connections that are being answered. */
  const answered = new Set<Socket>();
  const readers = watchReaders(pace);

  server.on('connection', (socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const networks = networksOf(address.replace(/%.*$/, ''));
    const isOver = ({ name, times }: Network) => (byNetwork.get(name) ?? 0) >= mostEach * times;
    if (!isProxy(address) && networks.some(isOver)) {
      socket.destroy();
      return;
    }
    open += 1;
    for (const { name } of networks) byNetwork.set(name, (byNetwork.get(name) ?? 0) + 1);
    silent.add(socket);
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
      answered.delete(socket);
      for (const { name } of networks) {
        const left = (byNetwork.get(name) ?? 1) - 1;
        if (left === 0) byNetwork.delete(name);
        else byNetwork.set(name, left);
      }
    });
    if (open > most) makeRoom({ silent, answered, readers }, socket);
  });
  server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    answered.add(socket);
    response.once('close', () => {
      answered.delete(socket);
      if (!socket.destroyed) silent.add(socket);
    });
  });

  const look = setInterval(() => {
    const now = performance.now();
    for (const socket of answered) if (readers.isStuck(socket, now)) socket.destroy();
  }, LOOK_MS);
  look.unref();
  server.once('close', () => {
    clearInterval(look);
  });
}

interface Places {
  silent: Set<Socket>;
  answered: Set<Socket>;
  readers: Readers;
}

/** Ends the oldest silent connection, else the reader that waits longest; where all are served, the new one. */
function makeRoom({ silent, answered, readers }: Places, newcomer: Socket): void {
  // The newcomer is silent, too: it has just come.
  const [oldest = newcomer] = silent;
  const goes = oldest === newcomer ? (slowest(answered, readers, performance.now()) ?? newcomer) : oldest;
  // Its end is told later: until then it must not be chosen again.
  silent.delete(goes);
  answered.delete(goes);
  goes.destroy();
}

function slowest(answered: ReadonlySet<Socket>, readers: Readers, now: number): Socket | undefined {
  let found: Socket | undefined;
  let longestMs = MAKES_ROOM_MS;
  for (const socket of answered) {
    const waited = readers.waitingMs(socket, now);
    if (waited < longestMs) continue;
    found = socket;
    longestMs = waited;
  }
  return found;
}
