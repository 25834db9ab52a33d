// What the API and the web site have in common as servers. Plain JavaScript: the site's server starts without a loader.
import { networksOf } from './networks.mjs';
import { LEAST_PACE, watchReaders } from './readers.mjs';

/** @type {import('node:http').ServerOptions} */
export const SERVER_TIMES = {
  headersTimeout: 10_000,
  // A body may take a minute; what reads it also watches its pace.
  requestTimeout: 65_000,
  keepAliveTimeout: 10_000,
  // Node looks for late ones this often; by default every 30 s.
  connectionsCheckingInterval: 1_000,
};

/** Connections that wait to be taken. With Node's 511 a flood leaves others to try again a second later. */
export const BACKLOG = 4_096;

const LOOK_MS = 1_000;
/** A reader that has taken nothing for so long makes room where there is none. */
const MAKES_ROOM_MS = 1_000;

/**
 * Holds the connections of a server within its limits. One subscriber gets so many and no more. Where all places are taken, the
 * connection that has been asking nothing for longest makes room, else the reader that has taken nothing for longest: half-open
 * ones and slow readers, however many, keep nobody out. A reader below the least pace is cut.
 * @param {import('node:http').Server} server
 * @param {{ most: number, mostEach: number, isProxy: (address: string) => boolean, pace?: import('./readers.mjs').Pace }} limits
 */
export function guardConnections(server, { most, mostEach, isProxy, pace = LEAST_PACE }) {
  /** @type {Map<string, number>} */
  const byNetwork = new Map();
  let open = 0;
  /** In the order in which they fell silent. @type {Set<import('node:net').Socket>} */
  const silent = new Set();
  /** Connections that are being answered. @type {Set<import('node:net').Socket>} */
  const answered = new Set();
  const readers = watchReaders(pace);

  server.on('connection', (socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const networks = networksOf(address.replace(/%.*$/, ''));
    const isOver = ({ name, times }) => (byNetwork.get(name) ?? 0) >= mostEach * times;
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
  server.once('close', () => clearInterval(look));
}

/** The oldest silent connection goes, else the reader that waits longest; where all are served, the new one. */
function makeRoom({ silent, answered, readers }, newcomer) {
  // Its end is told later: until then it must not be chosen again.
  const now = performance.now();
  // The newcomer is silent, too: it has just come.
  const [oldest = newcomer] = silent;
  const goes = oldest === newcomer ? (slowest(answered, readers, now) ?? newcomer) : oldest;
  silent.delete(goes);
  answered.delete(goes);
  goes.destroy();
}

function slowest(answered, readers, now) {
  let found;
  let longestMs = MAKES_ROOM_MS;
  for (const socket of answered) {
    const waited = readers.waitingMs(socket, now);
    if (waited < longestMs) continue;
    found = socket;
    longestMs = waited;
  }
  return found;
}
