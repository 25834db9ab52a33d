import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { frontOf } from '../../apps/web/server/front.ts';
import { startNext } from '../../apps/web/server/next-app.ts';
import { obeyPageStatus } from '../../apps/web/server/page-status.ts';
import { secure } from '../../apps/web/server/security-headers.ts';
import { ROOT } from '../testkit/environment.ts';

/**
 * Behaviour of Next that `server/page-status.ts` and `server/security-headers.ts` rest on and that Next promises to nobody, asked of
 * the installed Next and the built site without either between: a new version of Next that breaks one of them fails here, by its name.
 */

interface Answered {
  status: number;
  headers: Headers;
  body: string;
}

/** Nobody listens there: pages that ask the API say that it does not answer. */
const NO_API = 'http://127.0.0.1:9';

let url = '';
/** Statuses that Next wrote of itself in the last answer. */
let written: unknown[] = [];
let close = () => Promise.resolve();

/** Keeps the status that Next writes, and lets it be written. */
function record(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: []) => {
    written.push(status);
    return writeHead(status, ...rest);
  };
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  // A page reads at each visit where its API is.
  vi.stubEnv('INFERBENCH_API_URL', inject('services').published.api);
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
    page: next.handle,
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
  written = [];
  const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html', ...headers } });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);

/** One without and one with scripts of its own. */
const PAGES = ['/methodology', '/lab/what-if'];

describe.each(PAGES)('the server rests on how Next writes %s:', (path) => {
  test('every script has the nonce of the policy that came with the request', async () => {
    const { body, headers } = await visit(path);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toMatch(/.{16}/);
    for (const tag of matches(body, /<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test('a request with the header rsc asks for data and not for a page', async () => {
    const { headers, body } = await visit(path, { rsc: '1' });
    expect(headers.get('content-type')).toMatch(/^text\/x-component/);
    expect(body).not.toContain('<html');
  });
});

describe('page-status.ts rests on Next:', () => {
  test('a page that finds out late that it cannot be made still chooses the status, since no head was sent before', async () => {
    vi.stubEnv('INFERBENCH_API_URL', NO_API);
    const { status, headers, body } = await visit('/rules');
    vi.stubEnv('INFERBENCH_API_URL', inject('services').published.api);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toContain('The API did not answer');
    // Of itself Next would have said that all is well.
    expect(written).toEqual([200]);
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
    expect(sources.filter((source) => source.endsWith('apps/web/src/lab/claim/claim-live.tsx'))).not.toEqual(
      [],
    );
    const engine = new Set(sources.flatMap((source) => ENGINE.exec(source)?.[1] ?? []));
    expect([...engine].filter((file) => !WORDS.test(file))).toEqual([]);
  });

  test('a sentence that only the engine says is in what a browser loads, and in nothing of the server', () => {
    const says = (text: string) => text.includes('The grid runs on');
    expect(filesOf('static', '.js').filter(says)).toHaveLength(1);
    expect(filesOf('server', '.js').filter(says)).toEqual([]);
  });
});
