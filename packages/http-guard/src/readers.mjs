// Readers that hold what was written for them.

/** @typedef {{ graceMs: number, leastBytesPerSec: number }} Pace */

/**
 * What a reader has to take, once bytes wait for it: the slowest line that still serves, after a pause that any line may make.
 * @type {Pace}
 */
export const LEAST_PACE = { graceMs: 10_000, leastBytesPerSec: 16 * 1024 };

/**
 * Watches readers at the moments at which it is asked. Node tells how many bytes wait, and that some were taken when a whole piece
 * was: so each piece has its time, by its length.
 * @param {Pace} pace
 * @returns {{ waitingMs: (socket: import('node:net').Socket, now: number) => number, isStuck: (socket: import('node:net').Socket, now: number) => boolean }}
 */
export function watchReaders({ graceMs, leastBytesPerSec }) {
  /** What each had taken, and since when. @type {WeakMap<import('node:net').Socket, { taken: number, since: number }>} */
  const readers = new WeakMap();

  /** For how long a reader has taken nothing of what waits for it. */
  const waitingMs = (socket, now) => {
    const taken = socket.bytesWritten - socket.writableLength;
    const before = readers.get(socket);
    if (socket.writableLength > 0 && before?.taken === taken) return now - before.since;
    readers.set(socket, { taken, since: now });
    return 0;
  };
  return {
    waitingMs,
    isStuck: (socket, now) => {
      const waited = waitingMs(socket, now);
      return waited > 0 && waited >= graceMs + (socket.writableLength / leastBytesPerSec) * 1_000;
    },
  };
}
