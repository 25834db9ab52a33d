import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { z } from 'zod';
import { startStack } from '../../scripts/lib/stack.mjs';
import { privateDirectory } from '../../scripts/lib/state.mjs';
import type { BenchOutcome } from '../lib/outcome.ts';
import { note, ROOT } from '../lib/with-postgres.ts';
import { visitor } from '../neighbours/client.ts';
import { operation, type Question, QUESTIONS } from '../neighbours/questions.ts';
import { rootQuestions, unaskedFields, type World } from './root-questions.ts';
import { workMs } from './work.ts';

/** Operations that come first: what is compiled and kept once is in no price. */
const BEFORE = 8;
/** Operations that are measured of a question: so many at least and at most, and until they were so much work. */
const LEAST = 4;
const MOST = 60;
const ENOUGH_MS = 300;
/** Milliseconds of work for a point. A page of a list may be cheaper work: its price is for what is held and sent, too. */
const RANGE = { least: 0.2, most: 2 };

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  extensions: z.object({ cost: z.object({ requested: z.number().nullable() }) }),
});
type Ask = (query: string) => Promise<z.infer<typeof Answer>>;

/**
 * Work of an operation against its price: milliseconds of processors of the API and of its database together, so that no wait shows
 * in it. On an idle machine: others that use its caches make all work longer. Every root field has a row; fails where one has none, and
 * outside the range.
 */
export async function pricesBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/prices'));
  const stack = await startStack({ root: ROOT, stateDir, log: note, web: false });
  try {
    return await pricesOf(stack.apiUrl, stack.pids);
  } finally {
    await stack.stop();
  }
}

/** The same of an API that runs: `pids` are its process and that of its database. */
export async function pricesOf(apiUrl: string, pids: readonly number[]): Promise<BenchOutcome> {
  // Asks as this machine itself: nothing here is about limits.
  const send = visitor(apiUrl, '127.0.0.1');
  const ask: Ask = async (body) => Answer.parse(JSON.parse((await send('/graphql', body)).text));
  const questions = [...QUESTIONS, ...rootQuestions(await worldOf(ask))];
  const results: Record<string, unknown> = { range: RANGE };
  const ratios: Record<string, number> = {};
  const outside: string[] = [];
  for (const question of questions) {
    const { price, ms } = await measured(question, ask, pids);
    const ratio = Number((ms / Math.max(1, price)).toFixed(3));
    note(`${question.name}: ${price} for ${ms.toFixed(1)} ms, ${ratio}`);
    results[question.name] = { price, workMs: Number(ms.toFixed(2)) };
    ratios[question.name] = ratio;
    if (ratio > RANGE.most || (question.reads !== true && ratio < RANGE.least))
      outside.push(`${question.name} ${ratio}`);
  }
  const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
  const missing = unaskedFields(schema, questions);
  if (outside.length + missing.length > 0) process.exitCode = 1;
  return { results: { ...results, outside, missing }, ratios };
}

async function measured(
  question: Question,
  ask: Ask,
  pids: readonly number[],
): Promise<{ price: number; ms: number }> {
  let price = 0;
  const once = async (number: number) => {
    const answer = await ask(operation(question, number, 1));
    if (answer.errors) throw new Error(`${question.name}: ${answer.errors[0]?.message}`);
    price = answer.extensions.cost.requested ?? 0;
  };
  for (let number = 0; number < BEFORE; number += 1) await once(number);
  const begun = workMs(pids);
  for (let times = 1; ; times += 1) {
    await once(BEFORE + times);
    const ms = workMs(pids) - begun;
    if (times === MOST || (times >= LEAST && ms >= ENOUGH_MS)) return { price, ms: ms / times };
  }
}

const SliceNode = z.object({
  model: z.object({ slug: z.string() }),
  phase: z.string(),
  shape: z.string().nullable(),
  batch: z.number(),
  context: z.number(),
  precision: z.string(),
});
const Slices = z.object({ slices: z.object({ nodes: z.tuple([SliceNode]) }) });
const Histories = z.object({ histories: z.array(z.object({ configuration: z.string() })) });
const Entries = z.object({
  leaderboard: z.object({
    edges: z
      .array(
        z.object({
          node: z.object({
            system: z.object({ slug: z.string() }),
            point: z.object({
              id: z.string(),
              provenance: z.object({ runId: z.string(), submissionId: z.string() }),
            }),
          }),
        }),
      )
      .min(2),
  }),
});

async function worldOf(ask: Ask): Promise<World> {
  const of = async (query: string) => (await ask(JSON.stringify({ query }))).data;
  const { slices } = Slices.parse(
    await of('{ slices(first: 1) { nodes { model { slug } phase shape batch context precision } } }'),
  );
  const [{ model, shape, ...rest }] = slices.nodes;
  const fields = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  const slice = `{ model: "${model.slug}", ${fields.join(', ')}${shape === null ? '' : `, shape: ${shape}`} }`;
  const { leaderboard } = Entries.parse(
    await of(
      `{ leaderboard(first: 2, slice: ${slice}) { edges { node { system { slug } point { id provenance { runId submissionId } } } } } }`,
    ),
  );
  const nodes = leaderboard.edges.map(({ node }) => node);
  const { histories } = Histories.parse(await of('{ histories(model: "deepseek-r1") { configuration } }'));
  const [{ point } = { point: undefined }] = nodes;
  if (point === undefined) throw new Error('the board is empty');
  return {
    point: point.id,
    run: point.provenance.runId,
    submission: point.provenance.submissionId,
    configuration: histories[0]?.configuration ?? '',
    systems: nodes.map(({ system }) => system.slug),
    slice,
    slug: 'inferbench-catalogue',
  };
}
