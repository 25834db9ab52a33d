// How a server ends: what was begun is finished, and nobody who merely holds a connection keeps it.
import { setTimeout as sleep } from 'node:timers/promises';
import { watchReaders } from './readers.mjs';

/** @typedef {{ silentMs: number, stuckMs: number, longestMs: number }} Patience */

/**
 * How long a server that ends waits: for the head of a request on a connection that has just been made, for a reader that takes
 * nothing, and for the last answer. What starts our processes kills them after 10 s.
 * @type {Patience}
 */
export const PATIENCE = { silentMs: 500, stuckMs: 1_500, longestMs: 8_000 };
const CHECKS_EACH = 5;

/**
 * Makes a server one that can be drained: it takes no more connections, every answer that is still to come says `connection: close`,
 * kept-alive connections end with their answer, and what never ends is cut.
 * @param {import('node:http').Server} server one that has answered nothing yet
 * @param {Patience} [patience]
 * @returns {() => Promise<void>} resolves when the last connection is closed
 */
export function drainable(server, patience = PATIENCE) {
  /** Answers under way on each connection. @type {Map<import('node:net').Socket, Set<import('node:http').ServerResponse>>} */
  const connections = new Map();
  let draining = false;

  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const answers = connections.get(socket);
    if (answers === undefined) return;
    if (draining) response.setHeader('connection', 'close');
    answers.add(response);
    response.once('close', () => {
      answers.delete(response);
      // Its head said that the connection stays: it was written before.
      if (draining && answers.size === 0) socket.end();
    });
  });

  return async () => {
    draining = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const answers of connections.values()) {
      for (const response of answers) if (!response.headersSent) response.setHeader('connection', 'close');
    }
    const done = new AbortController();
    void closed.then(() => done.abort());
    await Promise.race([closed, cutWhatStays(connections, patience, done.signal)]);
    await closed;
  };
}

/**
 * @param {Map<import('node:net').Socket, Set<unknown>>} connections
 * @param {Patience} patience
 * @param {AbortSignal} signal
 */
async function cutWhatStays(connections, { silentMs, stuckMs, longestMs }, signal) {
  const begun = performance.now();
  const readers = watchReaders({ graceMs: stuckMs, leastBytesPerSec: Infinity });
  while (!signal.aborted) {
    const now = performance.now();
    for (const [socket, answers] of connections) {
      const isSilent = answers.size === 0 && now - begun >= silentMs;
      if (isSilent || readers.isStuck(socket, now) || now - begun >= longestMs) socket.destroy();
    }
    await sleep(Math.min(silentMs, stuckMs) / CHECKS_EACH, undefined, { signal }).catch(() => undefined);
  }
}
