import type { PowerCommand } from '@inferbench/load/power/power-samplers';
import { runLines } from './child-lines.ts';
import type { PowerBuffer } from './power-buffer.ts';
import type { Reader } from './stoppable.ts';

/** Longest that one look may take. */
const LOOK_MS = 10_000;

/** Reads a command until it is stopped: one child for all of it, or one after the other where each looks once. */
export function sampleCommand(command: PowerCommand, buffer: PowerBuffer, nowUs: () => number): Reader {
  if (command.looksOnce) return sampleAgain(command, buffer, nowUs);
  const lines = command.lines();
  return runLines(command, (text) => {
    const reading = lines.line(text);
    if (reading !== null) buffer.add(reading, nowUs());
  });
}

function sampleAgain(command: PowerCommand, buffer: PowerBuffer, nowUs: () => number): Reader {
  const stopped = new AbortController();
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      const startedUs = nowUs();
      const lines = command.lines();
      const child = runLines(command, (text) => {
        const reading = lines.line(text);
        if (reading !== null) buffer.add(reading, nowUs());
      });
      const timer = setTimeout(() => void child.stop(), LOOK_MS);
      if ((await child.ended) === null) stopped.abort();
      clearTimeout(timer);
      buffer.endRound();
      await pause(command.everyMs - (nowUs() - startedUs) / 1000, stopped.signal);
    }
  })();
  return {
    ended: loop,
    async stop() {
      stopped.abort();
      await loop;
    },
  };
}

/** Waits, or not where somebody asked to stop. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
