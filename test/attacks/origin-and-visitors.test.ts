import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { type Service, startService } from '../testkit/processes.ts';
import { setReview } from '../testkit/review.ts';
import { routesOf } from '../testkit/routes.ts';
import { argumentsOf, startServers } from '../testkit/servers.ts';

const ORIGIN = 'https://bench.example';
/** Enough for a few pages and not for many. */
const POINTS = 3_000;

let database: TestDatabase;
let dir: string;
let api: Service;
let web: Service;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-origin-'));
  database = await freshDatabase({ published: true });
  // A process that other machines reach refuses to list what nobody reviewed.
  await setReview(database.queueUrl, 'required');
  ({ api, web } = await startServers({
    databaseUrl: database.databaseUrl,
    evidenceDir: dir,
    env: { INFERBENCH_PUBLIC_ORIGIN: ORIGIN, INFERBENCH_RATE_LIMIT: String(POINTS) },
  }));
});
afterAll(async () => {
  await web.stop();
  await api.stop();
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A request as a reverse proxy of this machine passes it on for a visitor. */
function get(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${web.url}${address}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const EVIL = 'evil.example';
/** Everywhere a request can name an address of the site. */
const EVIL_HEADERS = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-port': '666',
  forwarded: `host=${EVIL}`,
  'x-original-url': `http://${EVIL}/`,
  'x-rewrite-url': `http://${EVIL}/`,
  'x-matched-path': `//${EVIL}/`,
  'x-site-origin': `http://${EVIL}`,
  origin: `http://${EVIL}`,
};
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/export/leaderboard.csv?by=output',
  '/export/leaderboard.json?by=output',
  '/chart/accuracy.svg?quantity=LATENCY',
  '/chart/accuracy.json?quantity=LATENCY',
  '/graphiql',
  '/graphql?query=%7B__typename%7D',
  '/%E0%A4%A',
  '/readyz',
];

describe('the site knows its own address', () => {
  test('whatever a visitor says it is, no byte of any answer repeats it', async () => {
    const routes = (await routesOf(api.url)).map(({ address }) => address);
    for (const [i, address] of [...routes, ...FILES].entries()) {
      // A visitor each: this is about words, not about limits.
      const answer = await get(address, { ...EVIL_HEADERS, 'x-forwarded-for': `203.0.113.${i}` });
      expect([address, answer.body.includes(EVIL), JSON.stringify(answer.headers).includes(EVIL)]).toEqual([
        address,
        false,
        false,
      ]);
    }
  });

  test('links, citations and the sitemap name the public origin', async () => {
    const sitemap = await get('/sitemap.xml', { 'x-forwarded-for': '198.51.100.1' });
    expect(sitemap.body).toContain(`<loc>${ORIGIN}/</loc>`);
    expect(sitemap.body).not.toContain('127.0.0.1');
    const board = await get('/', { 'x-forwarded-for': '198.51.100.2' });
    expect(board.body).toContain(ORIGIN);
  });

  test.each(['0.0.0.0', '10.0.0.1'])(
    'a listener on %s without a public origin does not start',
    async (host) => {
      for (const { cwd, args } of [
        { cwd: 'apps/web', args: ['dist/server.js'] },
        { cwd: 'apps/api', args: argumentsOf('api') },
      ]) {
        const start = startService(args, {
          cwd,
          env: {
            DATABASE_URL: database.databaseUrl,
            INFERBENCH_CURSOR_SECRET: 'cursor-secret-of-tests',
            INFERBENCH_API_PORT: '0',
            INFERBENCH_WEB_PORT: '0',
            INFERBENCH_HOST: host,
            INFERBENCH_PUBLIC_ORIGIN: '',
          },
        });
        await expect(start).rejects.toThrow('INFERBENCH_PUBLIC_ORIGIN');
      }
    },
  );
});

describe('a page is asked for by its visitor', () => {
  test('who loads too many gets a page with status 429 and Retry-After; another address is served', async () => {
    // What is kept costs nobody anything, and is given to whoever asks: each asks for a page that nobody asked for.
    let asked = 0;
    const from = (visitor: string) => get(`/?asked=${(asked += 1)}`, { 'x-forwarded-for': visitor });
    let last = await from('192.0.2.1');
    expect(last.status).toBe(200);
    for (let i = 0; i < 100 && last.status === 200; i += 1) last = await from('192.0.2.1');
    expect(last.status).toBe(429);
    expect(last.headers['retry-after']).toBe('60');
    expect(last.body).toContain('Too many pages in a minute');
    const file = await get('/export/leaderboard.csv?by=energy', {
      'x-forwarded-for': '192.0.2.1',
    });
    expect([file.status, file.headers['retry-after']]).toEqual([429, '60']);
    expect((await from('192.0.2.2')).status).toBe(200);
    // Inventing earlier addresses makes nobody somebody else.
    expect((await from('192.0.2.77, 192.0.2.1')).status).toBe(429);
  });

  test('the API sees no render without its visitor', async () => {
    const limits = async (headers: Record<string, string>) => {
      const answer = await get('/graphql?query=%7BrateLimit%7Bremaining%7D%7D', headers);
      const body = JSON.parse(answer.body) as { data: { rateLimit: { remaining: number } } }; // the query's own shape
      return body.data.rateLimit.remaining;
    };
    const before = await limits({ 'x-forwarded-for': '192.0.2.9' });
    const other = await limits({ 'x-forwarded-for': '192.0.2.10' });
    await get('/chips?asked=1', { 'x-forwarded-for': '192.0.2.9' });
    expect(before - (await limits({ 'x-forwarded-for': '192.0.2.9' }))).toBeGreaterThan(2);
    expect(other - (await limits({ 'x-forwarded-for': '192.0.2.10' }))).toBeLessThanOrEqual(2);
  });
});
