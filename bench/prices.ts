import path from 'node:path';
import { startStack } from '../scripts/lib/stack.mjs';
import { privateDirectory } from '../scripts/lib/state.mjs';
import { median } from './lib/median.ts';
import { note, ROOT } from './lib/with-postgres.ts';
import { z } from 'zod';
import type { BenchOutcome } from './lib/outcome.ts';
import { visitor } from './neighbours/client.ts';
import { operation, QUESTIONS } from './neighbours/questions.ts';

const TIMES = 15;
const Answer = z.object({
  errors: z.array(z.object({ message: z.string() })).optional(),
  extensions: z.object({ cost: z.object({ requested: z.number() }) }),
});
const RANGE = { least: 0.2, most: 2 };

/** Milliseconds of an operation against its price: what computes is to cost about a point a millisecond. Fails outside the range. */
export async function pricesBench(): Promise<BenchOutcome> {
  const stateDir = privateDirectory(path.join(ROOT, '.inferbench/bench/prices'));
  const stack = await startStack({ root: ROOT, stateDir, log: note });
  try {
    const results: Record<string, unknown> = { range: RANGE };
    const ratios: Record<string, number> = {};
    const outside: string[] = [];
    // This machine itself: nothing here is about limits.
    const ask = visitor(stack.apiUrl, '127.0.0.1');
    for (const question of QUESTIONS) {
      note(question.name);
      const took: number[] = [];
      let price = 0;
      for (let number = 0; number < TIMES; number += 1) {
        const { ms, text } = await ask('/graphql', operation(question, number));
        const answer = Answer.parse(JSON.parse(text));
        if (answer.errors) throw new Error(`${question.name}: ${answer.errors[0]?.message}`);
        price = answer.extensions.cost.requested;
        took.push(ms);
      }
      const ratio = Number((median(took) / price).toFixed(3));
      results[question.name] = { price, medianMs: Number(median(took).toFixed(1)) };
      ratios[question.name] = ratio;
      if (question.reads !== true && (ratio < RANGE.least || ratio > RANGE.most))
        outside.push(`${question.name} ${ratio}`);
    }
    if (outside.length > 0) process.exitCode = 1;
    return { results: { ...results, outside }, ratios };
  } finally {
    await stack.stop();
  }
}
