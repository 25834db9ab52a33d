import { hashOf } from '@inferbench/evaluation/input-hash';
import type { Arrivals } from '@inferbench/serving/load';
import type { Pool } from '@inferbench/serving/scheduler';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { StepClock } from '@inferbench/serving/step-clock';
import { generator, pick } from './many-evaluations.ts';

/** Simulates `count` random loads, every request with all its times; gives one hash a hundred. Runs unchanged in Node and in a browser. */
export function hashesOfManyLoads(count: number): string[] {
  const next = generator(20261123);
  const hashes: string[] = [];
  let batch: string[] = [];
  for (let i = 0; i < count; i += 1) {
    batch.push(JSON.stringify(outcome(next)));
    if (batch.length === 100 || i === count - 1) {
      hashes.push(hashOf(batch));
      batch = [];
    }
  }
  return hashes;
}

function outcome(next: () => number) {
  const load = {
    arrivals: arrivals(next),
    inputTokens: pick(next, [30, 500, 3000]),
    outputTokens: pick(next, [1, 40, 300]),
    spread: pick(next, [0.3, 0.8, 1]),
    prefixHit: pick(next, [0, 0.4]),
    requests: 60,
    window: pick(next, ['steady', 'whole run'] as const),
    seed: Math.floor(next() * 1e9),
  };
  const stack = { ingestSec: 0.02 * next(), ingestSecPerKiloToken: 0.01 * next() };
  const speculation = pick(next, [null, { draftTokens: 3, acceptance: next() }]);
  const one = pool(next);
  if (next() < 0.7) return serveLoad({ ...one, load, stack, speculation });
  const transfer = { sec: 0.01 * next(), secPerToken: 1e-5 * next() };
  return serveLoad({ prefill: one, decode: pool(next), transfer, load, stack, speculation });
}

function arrivals(next: () => number): Arrivals {
  const kind = pick(next, ['poisson', 'constant', 'closed', 'burst'] as const);
  if (kind === 'poisson' || kind === 'constant') return { kind, rate: 0.5 + 20 * next() };
  return { kind, clients: 1 + Math.floor(30 * next()), thinkSec: next() };
}

function pool(next: () => number): Pool {
  const { scheduler, blockTokens } = pick(next, Object.values(SCHEDULER_PRESETS));
  const tokens = pick(next, [6000, 100_000]);
  return {
    clock: clock(next),
    scheduler: { ...scheduler, maxSequences: pick(next, [4, 64]), tokenBudget: pick(next, [512, 8192]) },
    memory: { blockTokens, blocks: Math.floor(tokens / blockTokens) },
    replicas: pick(next, [1, 2]),
  };
}

function clock(next: () => number): StepClock {
  const [fixed, perSequence, perKey, perToken, perPair] = [
    0.001 + 0.02 * next(),
    1e-4 * next(),
    1e-8 * next(),
    1e-4 * next(),
    1e-9 * next(),
  ];
  const secPerKey = [perKey, perKey / 3];
  return {
    reaches: [1024],
    line: (n, tokens) => ({
      sec: fixed + perSequence * n * tokens,
      secPerKey,
      validToContext: Number.POSITIVE_INFINITY,
    }),
    mixed: (n, tokens, keys, prompt) =>
      fixed +
      perSequence * n * tokens +
      perKey * ((keys[0] ?? 0) + (keys[1] ?? 0) / 3) +
      perToken * prompt.tokens +
      perPair * (prompt.pairs[0] ?? 0),
  };
}
