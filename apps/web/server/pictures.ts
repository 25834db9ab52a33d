import { createHash } from 'node:crypto';
import { Turns } from '@inferbench/http-guard/turns';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';

/** Pictures that may wait; more are refused: of one visitor those of a page that shows some, of all what is made within their patience. */
const LIMITS = { visitors: 16, jobsEach: 8 };
const MOST_KEPT_BYTES = 48 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

type Png = Uint8Array<ArrayBuffer>;
interface Asked {
  svg: string;
  scale: number;
  made: (png: Png | null) => void;
}

/**
 * Starts what makes pictures: a drawing becomes a PNG of `scale` pixels a px in one thread, in turns of visitors as the API's pool
 * computes; null where too many wait or none could be made. Each picture is kept by what it is made of.
 */
export function startPictures(): (svg: string, scale: number, visitor: string) => Promise<Png | null> {
  const source = import.meta.url.endsWith('.ts');
  const thread = new Piscina<{ svg: string; scale: number }, Png>({
    filename: new URL(`./picture-thread.${source ? 'ts' : 'js'}`, import.meta.url).href,
    name: 'pngOf',
    ...(source ? { execArgv: ['--import', 'tsx'] } : {}),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const turns = new Turns<Asked>(LIMITS);
  const kept = new LRUCache<string, Png>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  let making = false;

  async function makeNext(): Promise<void> {
    const next = making ? null : turns.next();
    if (next === null) return;
    making = true;
    const { svg, scale, made } = next.job;
    // A drawing that never ends takes its thread along.
    const png = await thread
      .run({ svg, scale }, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch(() => null);
    making = false;
    turns.done(next.visitor);
    made(png);
    void makeNext();
  }

  return async (svg, scale, visitor) => {
    const key = createHash('sha256').update(`${scale} ${svg}`).digest('hex');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const png = await new Promise<Png | null>((made) => {
      if (turns.add(visitor, { svg, scale, made })) void makeNext();
      else made(null);
    });
    if (png !== null) kept.set(key, png);
    return png;
  };
}
