import type { Socket } from 'node:net';

export interface Pace {
  graceMs: number;
  leastBytesPerSec: number;
}

/** Pace of the slowest line that still serves, once bytes wait for it, after a pause that any line may make. */
export const LEAST_PACE: Pace = { graceMs: 10_000, leastBytesPerSec: 16 * 1024 };

export interface Readers {
  /** Time for which a reader has taken nothing of what waits for it. */
  waitingMs(this: void, socket: Socket, now: number): number;
  isStuck(this: void, socket: Socket, now: number): boolean;
}

/**
 * Watches readers at the moments at which it is asked. Node tells how many bytes wait, and that some were taken when a whole piece
 * was: so each piece has its time, by its length.
 */
export function watchReaders({ graceMs, leastBytesPerSec }: Pace): Readers {
  /** Bytes that each had taken, and since when. */
  const readers = new WeakMap<Socket, { taken: number; since: number }>();
  const waitingMs = (socket: Socket, now: number): number => {
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
