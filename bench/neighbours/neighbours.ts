import path from 'node:path';
import { startStack } from '../../scripts/lib/stack.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';
import { median } from '../lib/median.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import type { BenchOutcome } from '../lib/outcome.ts';
import { type Answer, visitor } from './client.ts';
import { operation, QUESTIONS } from './questions.ts';

/** `--seconds 5` for a first look. */
const SECONDS = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 20;
const PAUSE_MS = 20;
const TARGETS = { medianRatio: 3, p99Ms: 1_000 };

/** What a visitor of the board asks. */
const BOARD = JSON.stringify({
  query: `{ leaderboard(metric: USEFUL_TOPS, first: 50) { totalCount edges { rank node { value system { slug chip { name } } point { id } } } } }`,
});
const IMPORT = (document: string) =>
  JSON.stringify({
    query: 'mutation ($input: ImportRunInput!) { importRun(input: $input) { __typename } }',
    variables: { input: { document } },
  });

interface Attack {
  name: string;
  ask: (ask: ReturnType<typeof visitor>, number: number) => Promise<Answer>;
}

const ATTACKS: readonly Attack[] = [
  ...QUESTIONS.map((question): Attack => ({
    name: question.name,
    ask: (ask, number) => ask('/graphql', operation(question, number)),
  })),
  {
    name: 'importRun, a megabyte of numbers',
    ask: (ask, number) =>
      ask('/graphql', IMPORT(`{"model_id":"x${number}","duration":1,"ttfts":[${'0.1,'.repeat(250_000)}0]}`)),
  },
  {
    name: 'importRun, a megabyte of empty objects',
    ask: (ask) => ask('/graphql', IMPORT(`[${'{},'.repeat(340_000)}{}]`)),
  },
  { name: 'pages', ask: (ask, number) => ask(`/?batch=${number % 64}`) },
  {
    name: 'chip pages',
    ask: (ask, number) => ask(`/chips/${number % 2 === 0 ? 'amd-mi300x' : 'groq-lpu-v1'}`),
  },
  { name: 'export', ask: (ask) => ask('/export/leaderboard.csv?metric=USEFUL_TOPS') },
];

interface Latency {
  medianMs: number;
  p99Ms: number;
}

/** How long others wait for the board while one visitor, over one connection, asks the worst that is allowed. */
export async function neighboursBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/neighbours'));
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  try {
    // Many others, so that none of them comes near its own limit.
    let asked = 0;
    const other = visitor(stack.url, () => `198.51.${(asked += 1) % 250}.7`);
    await boardFor(other, 3);
    const idle = await boardFor(other, Math.min(10, SECONDS));
    const results: Record<string, unknown> = { seconds: SECONDS, idle, targets: TARGETS };
    const ratios: Record<string, number> = {};
    for (const [i, attack] of ATTACKS.entries()) {
      note(attack.name);
      const outcome = await attacked(stack.url, { attack, other, from: `203.0.113.${i}` });
      const ratio = outcome.medianMs / idle.medianMs;
      ratios[attack.name] = Number(ratio.toFixed(2));
      results[attack.name] = {
        ...outcome,
        within: ratio < TARGETS.medianRatio && outcome.p99Ms < TARGETS.p99Ms,
      };
    }
    return { results, ratios };
  } finally {
    await stack.stop();
  }
}

async function attacked(
  url: string,
  { attack, other, from }: { attack: Attack; other: ReturnType<typeof visitor>; from: string },
) {
  const attacker = visitor(url, from);
  const until = performance.now() + SECONDS * 1_000;
  const statuses: Record<string, number> = {};
  const attacking = (async () => {
    for (let number = 0; performance.now() < until; number += 1) {
      const { status, text } = await attack.ask(attacker, number);
      const code = /"code":"(\w+)"/.exec(text.slice(0, 2_000))?.[1];
      const said = code === undefined ? String(status) : `${status} ${code}`;
      statuses[said] = (statuses[said] ?? 0) + 1;
    }
  })();
  const latency = await boardFor(other, SECONDS);
  await attacking;
  return { ...latency, attacker: statuses };
}

async function boardFor(ask: ReturnType<typeof visitor>, seconds: number): Promise<Latency> {
  const until = performance.now() + seconds * 1_000;
  const took: number[] = [];
  while (performance.now() < until) {
    const { ms, status } = await ask('/graphql', BOARD);
    if (status !== 200) throw new Error(`the board was answered with ${status}`);
    took.push(ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const sorted = took.toSorted((a, b) => a - b);
  return {
    medianMs: Number(median(took).toFixed(2)),
    p99Ms: Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1)),
  };
}
