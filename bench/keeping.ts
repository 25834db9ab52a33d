import { loadavg } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '../scripts/lib/stack.mjs';
import { privateDirectory } from '../scripts/lib/state.mjs';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';
import { note, ROOT } from './lib/with-postgres.ts';
import { type Load, load } from './lib/http-load.ts';

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

/**
 * What keeping brings, in one run: the board asked anew (`Cache-Control: no-cache`) and as it is kept, in turns; then 300 readers of
 * pages, half of whom take brotli, of pages not yet made and once more. Client and servers share the machine, whose load stands beside the figures.
 */
export async function keepingBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/keeping'));
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  try {
    return await measureKeeping(stack);
  } finally {
    await stack.stop();
  }
}

/** The same on a site that runs. */
export async function measureKeeping(stack: Pick<Stack, 'url' | 'apiUrl' | 'pids'>) {
  const { pids } = stack;
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
}
