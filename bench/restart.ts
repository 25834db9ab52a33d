import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { startApi } from '../scripts/lib/application.mjs';
import { privateDirectory } from '../scripts/lib/state.mjs';
import { fetchOver, type Fetched } from '../test/testkit/fetch-over.ts';
import { median } from './lib/median.ts';
import type { BenchOutcome } from './lib/outcome.ts';
import { withDatabase } from './lib/with-database.ts';
import { note, ROOT } from './lib/with-postgres.ts';

const ROUNDS = 5;
const REQUESTS_PER_SEC = 100;
const BEFORE_MS = 2_000;
const CHIPS = `/graphql?query=${encodeURIComponent('{ chips(first: 20) { nodes { slug name vendor } } }')}`;
/** What each takes at most, on a machine that does nothing else. */
const BUDGETS = { startMs: 3_000, startMb: 250, stopMs: 3_000, backMs: 5_000 };

type Start = (port: number) => ReturnType<typeof startApi>;

/**
 * How long the API takes to start and in how much memory, to stop with connections that ask nothing and readers that take nothing, and to be back after
 * SIGTERM under 100 requests a second, of which no answer that was begun may be cut.
 */
export function restartBench(): Promise<BenchOutcome> {
  return withDatabase('restart', async ({ stateDir, databaseUrl, cursorSecret }) => {
    const evidenceDir = privateDirectory(path.join(stateDir, 'evidence'));
    const start: Start = (port) =>
      startApi({ root: ROOT, logDir: stateDir, databaseUrl, port, cursorSecret, evidenceDir, demo: true });
    const startMs: number[] = [];
    const startMb: number[] = [];
    const stopMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      note(`start and stop ${round + 1}`);
      const begun = performance.now();
      const api = await start(0);
      startMs.push(performance.now() - begun);
      startMb.push(await residentMb(api.pid));
      const held = await holdConnections(api.url);
      const stopping = performance.now();
      await api.stop();
      stopMs.push(performance.now() - stopping);
      held();
    }
    note('restart under load');
    const { backMs, ...answers } = await restartUnderLoad(start);
    const took = { startMs: median(startMs), startMb: median(startMb), stopMs: Math.max(...stopMs), backMs };
    const share = (name: keyof typeof BUDGETS) => Number((took[name] / BUDGETS[name]).toFixed(2));
    const ratios = {
      startMs: share('startMs'),
      startMb: share('startMb'),
      stopMs: share('stopMs'),
      backMs: share('backMs'),
    };
    if (answers.cut > 0) process.exitCode = 1;
    return { results: { ...took, ...answers, budgets: BUDGETS }, ratios };
  });
}

/** Memory that a process holds, as Linux counts it. */
async function residentMb(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Kept-alive, half-open and unread connections; gives what lets go of them. */
async function holdConnections(url: string): Promise<() => void> {
  const { port } = new URL(url);
  const texts = [
    '',
    'GET / HT',
    `GET ${CHIPS} HTTP/1.1\r\nhost: a\r\n\r\n`,
    'GET /graphiql/graphiql.js HTTP/1.1\r\nhost: a\r\n\r\n',
  ];
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(texts[n % texts.length] ?? '');
      return n % texts.length === 3 ? socket.pause() : socket.resume();
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

async function restartUnderLoad(
  start: Start,
): Promise<{ whole: number; cut: number; refused: number; backMs: number }> {
  let api = await start(0);
  const { port } = new URL(api.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const asked: Promise<{ at: number; got: Fetched }>[] = [];
  const timer = setInterval(() => {
    const at = performance.now();
    asked.push(fetchOver(agent, `http://127.0.0.1:${port}${CHIPS}`).then((got) => ({ at, got })));
  }, 1_000 / REQUESTS_PER_SEC);
  await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
  const told = performance.now();
  await api.stop();
  api = await start(Number(port));
  await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
  clearInterval(timer);
  const answers = await Promise.all(asked);
  agent.destroy();
  await api.stop();
  const count = (kind: Fetched['kind']) => answers.filter(({ got }) => got.kind === kind).length;
  const lastRefused = Math.max(
    told,
    ...answers.filter(({ got }) => got.kind === 'refused').map(({ at }) => at),
  );
  return { whole: count('whole'), cut: count('cut'), refused: count('refused'), backMs: lastRefused - told };
}
