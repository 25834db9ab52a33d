// The one thread that makes pictures, for pages that src/picture/render.ts asks from; each is kept by what it is made of.
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Pictures that may wait; more are refused. */
const MOST_WAITING = 16;
const MOST_KEPT_BYTES = 48 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** @returns {(svg: string, scale: number) => Promise<Uint8Array | null>} null where too many wait or none could be made */
export function startPictures() {
  /** @type {Map<string, Uint8Array>} the one asked for last at the end */
  const kept = new Map();
  let keptBytes = 0;
  /** @type {Map<number, (png: Uint8Array | null) => void>} */
  const waiting = new Map();
  /** @type {Worker | null} */
  let thread = null;
  let count = 0;

  function started() {
    if (thread !== null) return thread;
    const own = new Worker(new URL('./picture-thread.mjs', import.meta.url));
    own.unref();
    own.on('message', ({ id, png }) => waiting.get(id)?.(png ?? null));
    own.on('error', () => undefined);
    own.on('exit', () => {
      if (thread === own) thread = null;
      for (const answer of waiting.values()) answer(null);
    });
    thread = own;
    return own;
  }

  function keep(key, png) {
    kept.set(key, png);
    keptBytes += png.length;
    for (const [oldest, bytes] of kept) {
      if (keptBytes <= MOST_KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  return async (svg, scale) => {
    const key = createHash('sha256').update(`${scale} ${svg}`).digest('hex');
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (waiting.size >= MOST_WAITING) return null;
    const id = (count += 1);
    const png = await new Promise((resolve) => {
      // A drawing that never ends takes its thread along.
      const timer = setTimeout(() => void thread?.terminate(), TIMEOUT_MS);
      waiting.set(id, (made) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(made);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      started().postMessage({ id, svg, scale });
    });
    if (png !== null && !kept.has(key)) keep(key, png);
    return png;
  };
}

Reflect.set(globalThis, Symbol.for('inferbench.pictures'), startPictures());
