// What the API and the web site have in common as servers. Plain JavaScript: the site's server starts without a loader.

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

/**
 * Holds the connections of a server within its limits. One address gets so many and no more. Where all places are taken, the
 * connection that has been asking nothing for longest makes room: half-open ones, however many, keep nobody out.
 * @param {import('node:http').Server} server
 * @param {{ most: number, mostEach: number, isProxy: (address: string) => boolean }} limits
 */
export function guardConnections(server, { most, mostEach, isProxy }) {
  /** @type {Map<string, number>} */
  const byAddress = new Map();
  let open = 0;
  /** In the order in which they fell silent. @type {Set<import('node:net').Socket>} */
  const silent = new Set();

  server.on('connection', (socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const own = (byAddress.get(address) ?? 0) + 1;
    if (own > mostEach && !isProxy(address)) {
      socket.destroy();
      return;
    }
    open += 1;
    byAddress.set(address, own);
    silent.add(socket);
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
    if (open > most) makeRoom(silent, socket);
  });
  server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) silent.add(socket);
    });
  });
}

/** The oldest silent connection goes; where all are busy, the new one. */
function makeRoom(silent, newcomer) {
  const [oldest = newcomer] = silent;
  // Its end is told later: until then it must not be chosen again.
  silent.delete(oldest);
  oldest.destroy();
}
