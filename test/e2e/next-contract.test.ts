import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { frontOf } from '../../apps/web/front.mjs';
import { PRELOAD, SCRIPT } from '../../apps/web/late-scripts.mjs';
import { obeyPageStatus } from '../../apps/web/page-status.mjs';
import { secure } from '../../apps/web/security-headers.mjs';
import { ROOT } from '../testkit/environment.ts';

/**
 * What `late-scripts.mjs` and `page-status.mjs` know of Next and Next promises to nobody, asked of the installed Next and the
 * built site without any of them between: a new version of Next that breaks one of them fails here, by its name.
 */

interface Call {
  method: 'writeHead' | 'write' | 'end' | 'flushHeaders';
  status: number | null;
  chunk: Buffer;
}

interface Answered {
  status: number;
  headers: Headers;
  body: Buffer;
  /** What Next called of the response, in order. */
  calls: readonly Call[];
}

/** Nobody listens there: pages that ask the API say that it does not answer. */
const NO_API = 'http://127.0.0.1:9';

let url = '';
let calls: Call[] = [];
let close = () => Promise.resolve();

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'); // node's own name
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** Keeps what is called of a response, and lets it happen. */
function record(response: ServerResponse): void {
  for (const method of ['writeHead', 'write', 'end', 'flushHeaders'] as const) {
    const real: unknown = Reflect.get(response, method);
    if (typeof real !== 'function') throw new Error(`a response without ${method}`);
    Reflect.set(response, method, (...input: unknown[]): unknown => {
      const [first, second] = input;
      const status = method === 'writeHead' && typeof first === 'number' ? first : null;
      calls.push({ method, status, chunk: status === null ? bytesOf(first, second) : Buffer.alloc(0) });
      return Reflect.apply(real, response, input);
    });
  }
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  // A page reads at each visit where its API is.
  vi.stubEnv('INFERBENCH_API_URL', inject('services').published.api);
  const { startNext } = await import('../../apps/web/next-app.mjs');
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const next = await startNext({ server, port });
  url = `http://127.0.0.1:${port}`;
  const front = frontOf({
    apiUrl: NO_API,
    origin: () => url,
    page: (request, response) => void next.handle(request, response),
  });
  server.on('request', (request, response) => {
    obeyPageStatus(secure(request, response), response);
    record(response);
    front(request, response);
  });
  close = async () => {
    await next.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
});
afterAll(async () => {
  await close();
  vi.unstubAllEnvs();
});

async function visit(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  calls = [];
  const response = await fetch(`${url}${path}`, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers },
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body, calls };
}

const htmlOf = async (path: string) => (await visit(path)).body.toString('utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);

/** One without and one with scripts of its own. */
const PAGES = ['/methodology', '/lab/what-if'];

describe.each(PAGES)('late-scripts.mjs rests on how Next writes %s:', (path) => {
  test('every script that a browser with modules loads is an async one that SCRIPT finds', async () => {
    const html = await htmlOf(path);
    const named = matches(html, /<script\b[^>]*\bsrc=[^>]*>/g).filter((tag) => !/\bnomodule\b/i.test(tag));
    expect(named.length).toBeGreaterThan(2);
    expect(matches(html, SCRIPT).map((found) => found.replace('</script>', ''))).toEqual(named);
  });

  test('every hint to load a script early is one that PRELOAD finds, and nothing else names a script to the browser', async () => {
    const html = await htmlOf(path);
    const hints = matches(html, /<link\b[^>]*\bas="script"[^>]*>/g);
    expect(hints.length).toBeGreaterThan(0);
    expect(matches(html, PRELOAD)).toEqual(hints);
    const rest = html.replaceAll(SCRIPT, '').replaceAll(PRELOAD, '');
    const tags = matches(rest, /<(?:script|link)\b[^>]*\.js"[^>]*>/g);
    expect(tags.filter((tag) => !/\bnomodule\b/i.test(tag))).toEqual([]);
  });

  test('the body ends the document, so that a script before its end is the last', async () => {
    expect(await htmlOf(path)).toMatch(/<\/body><\/html>\s*$/);
  });

  test('every script has the nonce of the policy that came with the request', async () => {
    const { body, headers } = await visit(path);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toMatch(/.{16}/);
    for (const tag of matches(body.toString('utf8'), /<script\b[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
  });

  test('all bytes go through write and end of the response, after one head', async () => {
    const { body, calls: made } = await visit(path);
    expect(made.filter(({ method }) => method === 'end')).toHaveLength(1);
    expect(Buffer.concat(made.map(({ chunk }) => chunk)).equals(body)).toBe(true);
    expect(made.filter(({ method }) => method === 'writeHead').length).toBeLessThanOrEqual(1);
  });

  test('a request with the header rsc asks for data and not for a page', async () => {
    const { headers, body } = await visit(path, { rsc: '1' });
    expect(headers.get('content-type')).toMatch(/^text\/x-component/);
    expect(body.toString('utf8')).not.toContain('<html');
  });
});

describe('page-status.mjs rests on Next:', () => {
  test('a page that finds out late that it cannot be made still chooses the status, since no head was sent before', async () => {
    vi.stubEnv('INFERBENCH_API_URL', NO_API);
    const { status, headers, body, calls: made } = await visit('/rules');
    vi.stubEnv('INFERBENCH_API_URL', inject('services').published.api);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.toString('utf8')).toContain('The API did not answer');
    // Of itself Next would have said that all is well.
    expect(made.flatMap(({ status: said }) => said ?? [])).toEqual([200]);
  });

  test('a page that says nothing has the status that Next gives it', async () => {
    expect([(await visit('/methodology')).status, (await visit('/nothing-here')).status]).toEqual([200, 404]);
  });
});

describe('the built server computes nothing:', () => {
  const built = join(ROOT, 'apps/web/.next');
  const filesOf = (folder: string, ending: string) =>
    readdirSync(join(built, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(built, folder, file), 'utf8'));
  const ENGINE =
    /packages\/(?:analyses|calibration|checks|evaluation|scoring|serving|simulator|workloads)\/src\/(.*)/;
  /** What the rule `no-engine-in-web-server` lets pages import. */
  const WORDS =
    /(?:^|\/)(?:words|request|finding|shown-value|simulated-metric|source-line|engine-version|input-hash)\.ts$/;

  test('of the engine it holds words and constants, by the sources of everything that was built', () => {
    const sources = filesOf('server', '.map').flatMap((map) =>
      matches(map, /"[^"]+\.(?:ts|tsx|mjs)"/g).map((quoted) => quoted.slice(1, -1)),
    );
    expect(sources.filter((source) => source.endsWith('apps/web/src/claim/claim-live.tsx'))).not.toEqual([]);
    const engine = new Set(sources.flatMap((source) => ENGINE.exec(source)?.[1] ?? []));
    expect([...engine].filter((file) => !WORDS.test(file))).toEqual([]);
  });

  test('a sentence that only the engine says is in what a browser loads, and in nothing of the server', () => {
    const says = (text: string) => text.includes('The grid runs on');
    expect(filesOf('static', '.js').filter(says)).toHaveLength(1);
    expect(filesOf('server', '.js').filter(says)).toEqual([]);
  });
});
