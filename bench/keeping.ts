import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { startStack } from '../scripts/lib/stack.mjs';
import { privateDirectory } from '../scripts/lib/state.mjs';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';
import { note, ROOT } from './lib/with-postgres.ts';
import { workMs } from './prices/work.ts';

const ROUNDS = 3;
const SECONDS = 4;
const API_READERS = 8;
const PAGE_READERS = 300;
const PAGES_SECONDS = 30;
const PAGES = [
  '/',
  '/leaderboard',
  '/models',
  '/chips',
  '/models/deepseek-r1',
  '/chips/h100',
  '/methodology',
  '/accuracy',
];
const BOARD = JSON.stringify({
  query:
    '{ leaderboard(first: 50) { epoch totalCount edges { rank tied node { interval { low high } metrics { rank } } } } }',
});

interface Asked {
  url: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Load {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  cpuSecPerThousand: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

/**
 * What keeping brings, in one run: the board asked anew (`Cache-Control: no-cache`) and as it is kept, in turns; then 300 readers of
 * pages, half of whom take brotli, of pages not yet made and once more. Client and servers share the machine, whose load stands beside the figures.
 */
export async function keepingBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/keeping'));
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  const { pids } = stack;
  try {
    const json = { 'content-type': 'application/json' };
    const kept = { url: `${stack.apiUrl}/graphql`, body: BOARD, headers: json };
    const anew = { ...kept, headers: { ...json, 'cache-control': 'no-cache' } };
    for (const asked of [anew, kept]) await load([asked], { readers: API_READERS, seconds: SECONDS, pids });
    const rounds: { anew: Load; kept: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turn = { readers: API_READERS, seconds: SECONDS, pids };
      rounds.push({ anew: await load([anew], turn), kept: await load([kept], turn) });
    }
    const pages = PAGES.flatMap((page) =>
      [{}, { 'accept-encoding': 'br' }].map((headers) => ({ url: `${stack.url}${page}`, headers })),
    );
    const crowd = { readers: PAGE_READERS, seconds: PAGES_SECONDS, pids };
    note(`${PAGE_READERS} readers of pages that nobody asked for before, then of the same again`);
    const [cold, warm] = [await load(pages, crowd), await load(pages, crowd)];
    const ratio = (one: 'perSecond' | 'cpuSecPerThousand') =>
      median(rounds.map((each) => each.kept[one] / each.anew[one]));
    return {
      results: { loadOfTheMachine: loadavg()[0], rounds, pages: { cold, warm } },
      ratios: { cachedVsUncached: ratio('perSecond'), cachedCpuVsUncached: ratio('cpuSecPerThousand') },
    };
  } finally {
    await stack.stop();
  }
}

/** Asks by so many readers at once, each one question after the other, for some seconds. */
async function load(
  asked: readonly Asked[],
  { readers, seconds, pids }: { readers: number; seconds: number; pids: readonly number[] },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const took: number[] = [];
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const before = workMs(pids);
  const reader = async (first: number) => {
    for (let n = first; performance.now() < until; n += 1) {
      const at = performance.now();
      const status = await ask(asked[n % asked.length] ?? { url: '' }, agent);
      took.push(performance.now() - at);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, n) => reader(n)));
  const cpuMs = workMs(pids) - before;
  agent.destroy();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(1));
  const spent = (performance.now() - begun) / 1_000;
  return {
    perSecond: Number((took.length / spent).toFixed(1)),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    cpuSecPerThousand: Number((cpuMs / took.length).toFixed(3)),
    statuses,
  };
}

/** Status of an answer of which all was read; 503 without word of when to come again counts as that of a fault. */
function ask({ url, body, headers = {} }: Asked, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          const isShed = statusCode === 503 && answer.headers['retry-after'] !== undefined;
          resolve(isShed ? '503 with Retry-After' : String(statusCode));
        });
      },
    );
    outgoing.on('error', () => resolve('no answer'));
    outgoing.end(body);
  });
}
