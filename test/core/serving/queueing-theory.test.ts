import { describe, expect, test } from 'vitest';
import { ln } from '@inferbench/units/exact-math';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { StepClock } from '@inferbench/serving/step-clock';
import { lawCount } from '../../testkit/law-scale.ts';
import { loadOf, NO_STACK, poolOf } from './synthetic.ts';

/** Seeds and requests of each, and how well the mean wait is then known. */
const SEEDS = 20;
const REQUESTS = lawCount(200_000, 6000);
const WARM_UP = 0.1;

/** An engine that computes one prompt of one token in a step, and nothing else. */
function server(serviceSec: () => number): StepClock {
  const line = { sec: 0, secPerKey: [0], validToContext: Number.POSITIVE_INFINITY };
  return { reaches: [], line: () => line, mixed: serviceSec };
}

/** Any stream of numbers that is independent of the simulation's own: Park and Miller's. */
function draws(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const SERVICE = {
  'M/D/1': { draw: () => () => 1, secondMoment: 1 },
  'M/M/1': { draw: (seed: number) => exponential(draws(seed)), secondMoment: 2 },
  // Half of the requests take 0.2 s, half 1.8 s: E[S²] = (0.04 + 3.24) ÷ 2.
  'M/G/1': { draw: (seed: number) => twoPoint(draws(seed)), secondMoment: 1.64 },
};

function exponential(uniform: () => number) {
  return () => -ln(uniform());
}
function twoPoint(uniform: () => number) {
  return () => (uniform() < 0.5 ? 0.2 : 1.8);
}

/** Mean time from when a request is visible to when it enters a step. */
function meanWait(kind: keyof typeof SERVICE, rate: number, seed: number): number {
  const { requests } = serveLoad({
    ...poolOf({ tokenBudget: 1, maxSequences: 1 }),
    clock: server(SERVICE[kind].draw(seed)),
    stack: NO_STACK,
    load: loadOf({
      arrivals: { kind: 'poisson', rate },
      inputTokens: 1,
      outputTokens: 1,
      spread: 1,
      requests: REQUESTS,
      seed,
    }),
  });
  let sum = 0;
  const from = Math.floor(WARM_UP * REQUESTS);
  for (let i = from; i < REQUESTS; i += 1)
    sum += (requests.admittedSec[i] ?? 0) - (requests.visibleSec[i] ?? 0);
  return sum / (REQUESTS - from);
}

describe.each(Object.keys(SERVICE) as (keyof typeof SERVICE)[])('%s', (kind) => {
  // Pollaczek and Khinchine: W = λ·E[S²] ÷ 2(1 − ρ), with E[S] = 1.
  test.each([0.3, 0.7, 0.9])('waits as the formula says at a load of %d', (rho) => {
    const expected = (rho * SERVICE[kind].secondMoment) / (2 * (1 - rho));
    const waits = Array.from({ length: SEEDS }, (_, seed) => meanWait(kind, rho, seed + 1));
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / SEEDS;
    const variance = waits.reduce((sum, wait) => sum + (wait - mean) * (wait - mean), 0) / (SEEDS - 1);
    const standardError = Math.sqrt(variance / SEEDS);
    expect(Math.abs(mean - expected)).toBeLessThanOrEqual(3 * standardError);
    // So many seeds and requests tell the formula from one that is a few per cent off.
    const known = lawCount(rho === 0.9 ? 0.015 : 0.005, rho === 0.9 ? 0.12 : 0.04);
    expect(standardError / expected).toBeLessThanOrEqual(known);
  });
});
