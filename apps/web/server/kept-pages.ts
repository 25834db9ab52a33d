// Keeps what everybody is shown alike: a page is made once for all who ask while nothing changes (ADR 20).
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { askedPath } from '@inferbench/http-guard/asked-path';
import { Lanes } from '@inferbench/http-guard/lanes';
import { FOR_EVERYBODY } from '@inferbench/http-guard/for-everybody';
import { matchesEtag } from '@inferbench/http-guard/matches-etag';
import { cacheCounter } from '@inferbench/logging/metrics/cache-metrics';
import { LRUCache } from 'lru-cache';
import { type Held, holdAnswer } from './hold-answer.ts';
import { chosenStatus } from './page-status.ts';
import { PUBLIC_SECTIONS } from './sections.ts';

const MOST_BYTES = 96 * 1024 * 1024;
const MOST_BYTES_EACH = 2 * 1024 * 1024;
const MOST_ADDRESS = 1_000;
const LONGEST_MS = 60_000;
const SHORT_BYTES = 1_024;
/** Public answers that are made at a time; what finds no turn soon is told to come again. What is kept, and what is a person's own, waits for none. */
const PLACES = { most: 16, mostWaiting: 400, longestWaitMs: 2_000 };
const RETRY_AFTER_SEC = 2;
/** Headers by which Next gives something else than the page, and those of whoever is answered for himself. */
const OWN = ['cookie', 'authorization', 'range', 'rsc', 'next-action', 'next-url', 'next-router-state-tree'];
/** Headers of one answer: the others are of what is kept. */
const OF_ONE = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

const compressions = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compressions;

interface KeptPage {
  state: string;
  headers: [string, string | string[] | number][];
  etag: string;
  body: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

interface Sources {
  /** State of what everybody may see; null while that cannot be told. */
  state: () => Promise<string | null>;
  /** Makes an answer, as it goes over the wire where it is not kept. */
  page: RequestListener;
  compress: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Answers by what is kept, else by the page, which it then keeps where everybody may be shown it. */
export function keptPages({ state, page, compress }: Sources): RequestListener {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_EACH,
    // Compressed forms come later, and are smaller.
    sizeCalculation: ({ body }) => 2 * body.length + 1_000,
    ttl: LONGEST_MS,
  });
  const making = new Map<string, Promise<KeptPage | null>>();
  const count = cacheCounter('pages');

  const make: RequestListener = (request, response) =>
    compress(request, response, () => page(request, response));

  const places = new Lanes({ ...PLACES, refuse: (message) => new TooMany(message) });

  /** Makes what one visitor alone is shown, in its turn: it takes its place until all of it is sent. */
  const madeForOne = (request: IncomingMessage, response: ServerResponse) =>
    places.run(
      '',
      () =>
        new Promise<void>((resolve) => {
          response.once('close', resolve);
          make(request, response);
        }),
    );

  /** Makes what may be kept, in its turn; null where it was sent already, to its visitor alone. */
  async function made(
    request: IncomingMessage,
    response: ServerResponse,
    now: string,
  ): Promise<KeptPage | null> {
    const held = await places.run('', () => {
      const holding = holdAnswer(response);
      page(request, response);
      return holding;
    });
    const fresh = held === null ? null : keepable(held, { request, response, now });
    if (fresh === null && held !== null) compress(request, response, held.send);
    return fresh;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = keyOf(request);
    if (key === null) return make(request, response);
    const now = await state();
    if (now === null) return madeForOne(request, response);
    const known = kept.get(key);
    count(known?.state === now);
    if (known?.state === now) return send(known, request, response);
    const turn = `${now}\n${key}`;
    const others = making.get(turn);
    const own = others ?? made(request, response, now);
    making.set(turn, own);
    try {
      const fresh = await own;
      if (fresh !== null) {
        kept.set(key, fresh);
        await send(fresh, request, response);
      } else if (others !== undefined) await madeForOne(request, response);
    } finally {
      making.delete(turn);
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof TooMany) || response.headersSent) response.destroy();
      else shed(response);
    });
  };
}

class TooMany extends Error {}

function shed(response: ServerResponse): void {
  response.setHeader('retry-after', RETRY_AFTER_SEC);
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  response.end(`Too many pages are asked for at once. Try again in ${RETRY_AFTER_SEC} s.\n`);
}

/** Names what an answer depends on; null where it is its visitor's own, or asked for anew. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || url === undefined || url.length > MOST_ADDRESS) return null;
  const section = askedPath(url)?.pathname.split('/')[1];
  if (section === undefined || !PUBLIC_SECTIONS.has(section)) return null;
  if (OWN.some((name) => headers[name] !== undefined)) return null;
  // A reader who asks whether a page is still the newest may send no-cache as well; the tag answers that.
  const isAnew = headers['cache-control']?.includes('no-cache') === true;
  if (isAnew && headers['if-none-match'] === undefined) return null;
  return `${headers.host ?? ''} ${url}`;
}

interface Made {
  request: IncomingMessage;
  response: ServerResponse;
  now: string;
}

/** Page or file that others may be shown, whole; null where it failed, or sets a cookie. */
function keepable({ status, body }: Held, { request, response, now }: Made): KeptPage | null {
  const chosen = chosenStatus(String(request.headers['x-nonce'])) ?? status;
  if (chosen !== 200 || response.hasHeader('set-cookie')) return null;
  const headers = Object.entries(response.getHeaders()).filter(
    (header): header is [string, string | string[] | number] =>
      header[1] !== undefined && !OF_ONE.has(header[0]),
  );
  // A page has a nonce, so its tag is that of this rendering: whoever has it has the policy that belongs to it.
  const known = response.getHeader('etag');
  const etag = typeof known === 'string' ? known : tagOf(randomUUID());
  return { state: now, headers, etag, body, compressed: {} };
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

async function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader('cache-control', FOR_EVERYBODY);
  response.setHeader('etag', page.etag);
  response.appendHeader('vary', 'Accept-Encoding, Cookie');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    for (const name of ['content-type', 'content-disposition']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingOf(request, page);
  let { body } = page;
  if (encoding !== null) {
    page.compressed[encoding] ??= compressions[encoding](body);
    body = await page.compressed[encoding];
    response.setHeader('content-encoding', encoding);
  }
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(body);
}

/** Form in which a body is sent, null for its own: only what a plain list names, without weights. */
function encodingOf({ headers }: IncomingMessage, { body, headers: own }: KeptPage): Encoding | null {
  const type = String(own.find(([name]) => name === 'content-type')?.[1] ?? '');
  if (body.length < SHORT_BYTES || !/^text\/|json|xml/.test(type)) return null;
  const taken = new Set((headers['accept-encoding'] ?? '').split(',').map((name) => name.trim()));
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : null;
}
