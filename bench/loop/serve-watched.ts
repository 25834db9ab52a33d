// The API as it serves, telling on request how long its event loop was held up since it was last asked, or what its heap holds.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('message', (message) => {
  if (message === 'heap') {
    // Started with --expose-gc.
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapMiB: heapUsed / 2 ** 20, rssMiB: rss / 2 ** 20 });
  }
  if (message !== 'delay') return;
  process.send?.({ longestMs: delay.max / 1e6 - RESOLUTION_MS, rssMiB: process.memoryUsage().rss / 2 ** 20 });
  delay.reset();
});
await import('@inferbench/api/main');
