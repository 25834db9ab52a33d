import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchReaders } from './readers.ts';

interface Patience {
  idleMs: number;
  silentMs: number;
  stuckMs: number;
  longestMs: number;
}

/**
 * Times that a server waits when it ends: for a request under way on a connection that was kept alive, for the head of one on a connection that
 * has just been made, for a reader that takes nothing, and for the last answer. What starts our processes kills them after 10 s.
 */
const PATIENCE: Patience = { idleMs: 100, silentMs: 500, stuckMs: 1_500, longestMs: 8_000 };
const CHECKS_EACH = 5;

/**
 * Makes a server one that can be drained: it takes no more connections, every answer that is still to come says `connection: close`,
 * kept-alive connections end with their next answer, or when none comes, and what never ends is cut. Call it before the server answers; what it gives
 * resolves when the last connection is closed.
 */
export function drainable(server: Server, patience: Patience = PATIENCE): () => Promise<void> {
  /** Answers under way on each connection. */
  const connections: Connections = new Map();
  const asked = new WeakSet<Socket>();
  let draining = false;

  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const answers = connections.get(socket);
    if (answers === undefined) return;
    asked.add(socket);
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
    const closed = new Promise<void>((resolve) => {
      // The close of an HTTP server ends idle connections at once, under a request that may be on its way.
      NetServer.prototype.close.call(server, () => {
        resolve();
      });
    });
    for (const answers of connections.values()) {
      for (const response of answers) if (!response.headersSent) response.setHeader('connection', 'close');
    }
    const done = new AbortController();
    void closed.then(() => {
      done.abort();
    });
    await Promise.race([closed, cutWhatStays({ connections, asked }, patience, done.signal)]);
    await closed;
  };
}

type Connections = Map<Socket, Set<ServerResponse>>;

async function cutWhatStays(
  { connections, asked }: { connections: Connections; asked: WeakSet<Socket> },
  { idleMs, silentMs, stuckMs, longestMs }: Patience,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const readers = watchReaders({ graceMs: stuckMs, leastBytesPerSec: Infinity });
  while (!signal.aborted) {
    const now = performance.now();
    for (const [socket, answers] of connections) {
      const isSilent = answers.size === 0 && now - begun >= (asked.has(socket) ? idleMs : silentMs);
      if (isSilent || readers.isStuck(socket, now) || now - begun >= longestMs) socket.destroy();
    }
    await sleep(Math.min(idleMs, silentMs, stuckMs) / CHECKS_EACH, undefined, { signal }).catch(
      () => undefined,
    );
  }
}
