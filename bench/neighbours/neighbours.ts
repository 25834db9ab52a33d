import path from 'node:path';
import { startStack } from '../../scripts/lib/stack.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';
import { type LoopDelays, watchLoops } from '../lib/loop-delays.ts';
import { median } from '../lib/median.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import type { BenchOutcome } from '../lib/outcome.ts';
import { type Answer, visitor } from './client.ts';
import { type Form, FORMS } from './forms.ts';
import { operation, QUESTIONS } from './questions.ts';

const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const given = (name: string) => (process.argv.includes(`--${name}`) ? option(name) : undefined);
/** `--seconds 5` for a first look, `--only lab` for some of the attacks. */
const SECONDS = Number(given('seconds')) || 20;
const ONLY = given('only') ?? '';
const PAUSE_MS = 20;
/** A number that no attack comes to. */
const WARM_UP = 1_000_003;
const TARGETS = { medianRatio: 3, p99Ms: 1_000, loopMs: { PAGE: 250, COMPUTED: 100 } };

/** What a visitor of the board asks. */
const BOARD = JSON.stringify({
  query: `{ leaderboard(metric: USEFUL_TOPS, first: 50) { totalCount edges { rank node { value system { slug chip { name } } point { id } } } } }`,
});
const IMPORT = (document: string) =>
  JSON.stringify({
    query: 'mutation ($input: ImportRunInput!) { importRun(input: $input) { __typename } }',
    variables: { input: { document } },
  });

type Ask = ReturnType<typeof visitor>;

interface Attack {
  name: string;
  kind: Form['kind'];
  connections: number;
  ask: (ask: Ask, number: number) => Promise<Answer>;
}

const asking = (name: string, ask: Attack['ask']): Attack => ({
  name,
  kind: 'COMPUTED',
  connections: 1,
  ask,
});

const ATTACKS: readonly Attack[] = [
  ...QUESTIONS.map((question) =>
    asking(question.name, (ask, number) => ask('/graphql', operation(question, number))),
  ),
  asking('importRun, a megabyte of numbers', (ask, number) =>
    ask('/graphql', IMPORT(`{"model_id":"x${number}","duration":1,"ttfts":[${'0.1,'.repeat(250_000)}0]}`)),
  ),
  asking('importRun, a megabyte of empty objects', (ask) =>
    ask('/graphql', IMPORT(`[${'{},'.repeat(340_000)}{}]`)),
  ),
  ...FORMS.map(({ name, kind, connections = 1, address }) => ({
    name,
    kind,
    connections,
    ask: (ask: Ask, number: number) => ask(address(number), undefined),
  })),
].filter(({ name }) => name.includes(ONLY));

/** What others ask meanwhile, a round after the other: a board, a page that computes nothing, a picture of a chart of their own. */
const OTHERS = {
  board: (ask: Ask) => ask('/graphql', BOARD),
  page: (ask: Ask) => ask('/robots.txt'),
  picture: (ask: Ask, number: number) =>
    ask(`/chart/tradeoff.png?model=llama-3.1-8b&at=${1 + number / 8}&theme=dark`),
} as const;
const KINDS = ['board', 'page', 'picture'] as const satisfies readonly (keyof typeof OTHERS)[];
type Kind = keyof typeof OTHERS;
/** `failed`: what was answered with something else than what was asked, by its status. */
type Others = Record<Kind, Latency> & { failed: Record<string, number> };

interface Latency {
  medianMs: number;
  p99Ms: number;
}

/** How long others wait, and how long the event loops stand still, while one visitor asks the worst that is allowed. */
export async function neighboursBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/neighbours'));
  const delays = watchLoops(stateDir);
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  try {
    // Many others, so that none of them comes near its own limit.
    let asked = 0;
    const other = visitor(stack.url, () => `198.51.${(asked += 1) % 250}.7`);
    await othersFor(other, 3);
    const idle = await othersFor(other, SECONDS);
    const results: Record<string, unknown> = { seconds: SECONDS, idle, targets: TARGETS };
    const ratios: Record<string, number> = {};
    for (const [i, attack] of ATTACKS.entries()) {
      note(attack.name);
      const outcome = await attacked(stack.url, { attack, other, from: `203.0.113.${i}`, delays });
      const { ratio, p99Ms } = worstOf(outcome.others, idle);
      const held = Math.max(outcome.loopMs.api, outcome.loopMs.web);
      ratios[attack.name] = Number(ratio.toFixed(2));
      const within =
        Object.keys(outcome.others.failed).length === 0 &&
        ratio < TARGETS.medianRatio &&
        p99Ms < TARGETS.p99Ms &&
        held <= TARGETS.loopMs[attack.kind];
      if (!within) process.exitCode = 1;
      results[attack.name] = { ...outcome, within };
    }
    return { results, ratios };
  } finally {
    await stack.stop();
  }
}

function worstOf(others: Others, idle: Others): { ratio: number; p99Ms: number } {
  return {
    ratio: Math.max(...KINDS.map((kind) => others[kind].medianMs / idle[kind].medianMs)),
    p99Ms: Math.max(...KINDS.map((kind) => others[kind].p99Ms)),
  };
}

interface Attacked {
  attack: Attack;
  other: Ask;
  from: string;
  delays: LoopDelays;
}

async function attacked(url: string, { attack, other, from, delays }: Attacked) {
  // What a route loads at its first request is loaded once.
  await attack.ask(visitor(url, '203.0.114.1'), WARM_UP);
  const since = Date.now();
  const until = performance.now() + SECONDS * 1_000;
  const statuses: Record<string, number> = {};
  let number = 0;
  const attackOnce = async () => {
    const ask = visitor(url, from);
    while (performance.now() < until) {
      const { status, text } = await attack.ask(ask, (number += 1) - 1);
      const code = /"code":"(\w+)"/.exec(text.slice(0, 2_000))?.[1];
      const said = code === undefined ? String(status) : `${status} ${code}`;
      statuses[said] = (statuses[said] ?? 0) + 1;
    }
  };
  const attacking = Promise.all(Array.from({ length: attack.connections }, attackOnce));
  const others = await othersFor(other, SECONDS);
  await attacking;
  return { others, loopMs: delays(since), attacker: statuses };
}

/** Drawings differ, so that none is kept. */
let pictures = 0;

async function othersFor(ask: Ask, seconds: number): Promise<Others> {
  const until = performance.now() + seconds * 1_000;
  const took: Record<Kind, number[]> = { board: [], page: [], picture: [] };
  const failed: Record<string, number> = {};
  while (performance.now() < until) {
    for (const kind of KINDS) {
      const { ms, status } = await OTHERS[kind](ask, (pictures += 1));
      took[kind].push(ms);
      if (status !== 200) failed[`${kind} ${status}`] = (failed[`${kind} ${status}`] ?? 0) + 1;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return {
    board: latencyOf(took.board),
    page: latencyOf(took.page),
    picture: latencyOf(took.picture),
    failed,
  };
}

function latencyOf(took: readonly number[]): Latency {
  const sorted = took.toSorted((a, b) => a - b);
  return {
    medianMs: Number(median(took).toFixed(2)),
    p99Ms: Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1)),
  };
}
