// The one thread that makes pictures, for pages that src/picture/render.ts asks from: in turns of visitors, as the API's pool
// computes. Each picture is kept by what it is made of.
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Turns } from '@inferbench/http-guard/turns';

/** More pictures that wait are refused: of one visitor those of a page that shows some, of all what is made within their patience. */
const LIMITS = { visitors: 16, jobsEach: 8 };
const MOST_KEPT_BYTES = 48 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** @returns {(svg: string, scale: number, visitor: string) => Promise<Uint8Array | null>} null where too many wait or none could be made */
export function startPictures() {
  /** @type {Map<string, Uint8Array>} the one asked for last at the end */
  const kept = new Map();
  let keptBytes = 0;
  /** @type {Turns<{ svg: string, scale: number, made: (png: Uint8Array | null) => void }>} */
  const turns = new Turns(LIMITS);
  /** @type {Worker | null} */
  let thread = null;
  /** Callback of the picture that is being made. @type {((png: Uint8Array | null) => void) | null} */
  let making = null;

  function started() {
    if (thread !== null) return thread;
    const own = new Worker(new URL('./picture-thread.mjs', import.meta.url));
    own.unref();
    own.on('message', ({ png }) => making?.(png ?? null));
    own.on('error', () => undefined);
    own.on('exit', () => {
      if (thread !== own) return;
      thread = null;
      making?.(null);
    });
    thread = own;
    return own;
  }

  function go() {
    const next = making === null ? turns.next() : null;
    if (next === null) return;
    const { svg, scale, made } = next.job;
    // A drawing that never ends takes its thread along.
    const timer = setTimeout(() => void thread?.terminate(), TIMEOUT_MS);
    making = (png) => {
      clearTimeout(timer);
      making = null;
      turns.done(next.visitor);
      made(png);
      go();
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    started().postMessage({ svg, scale });
  }

  function keep(key, png) {
    keptBytes += png.length - (kept.get(key)?.length ?? 0);
    kept.delete(key);
    kept.set(key, png);
    for (const [oldest, bytes] of kept) {
      if (keptBytes <= MOST_KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  return async (svg, scale, visitor) => {
    const key = createHash('sha256').update(`${scale} ${svg}`).digest('hex');
    const png =
      kept.get(key) ??
      (await new Promise((made) => {
        if (turns.add(visitor, { svg, scale, made })) go();
        else made(null);
      }));
    if (png !== null) keep(key, png);
    return png;
  };
}

Reflect.set(globalThis, Symbol.for('inferbench.pictures'), startPictures());
