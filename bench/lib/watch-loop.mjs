// Imported by NODE_OPTIONS into the processes that a bench starts: says in a file how long each one's event loop was held up.
// Nothing of it can be asked from outside.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 10;
const EVERY_MS = 200;
const folder = process.env['BENCH_LOOP_DIR'];

if (isMainThread && folder !== undefined) {
  const file = path.join(folder, `${path.basename(process.cwd())}.jsonl`);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  setInterval(() => {
    const longestMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), longestMs })}\n`);
  }, EVERY_MS).unref();
}
