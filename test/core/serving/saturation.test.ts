import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capacityOf } from '@inferbench/serving/capacity';
import type { Arrivals } from '@inferbench/serving/load';
import { COARSE, serveReplicated } from '@inferbench/serving/replications';
import { hasTrend } from '@inferbench/serving/queue-growth';
import type { Pool } from '@inferbench/serving/scheduler';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import { serveCurve } from '@inferbench/serving/serve-curve';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { ServingSystem } from '@inferbench/serving/system';
import { lawCount } from '../../testkit/law-scale.ts';
import { LIKE_A_GPU, loadOf, NO_STACK, poolOf, syntheticClock } from './synthetic.ts';

/** Systems of quite different sizes, one engine or several, one pool or two. */
const pools: fc.Arbitrary<Pool> = fc
  .record({
    speed: fc.double({ min: 0.2, max: 5, noNaN: true }),
    preset: fc.constantFrom(...Object.values(SCHEDULER_PRESETS)),
    maxSequences: fc.constantFrom(4, 32, 256),
    tokenBudget: fc.constantFrom(256, 2048, 8192),
    tokens: fc.constantFrom(4000, 20_000, 200_000),
    replicas: fc.constantFrom(1, 2),
  })
  .map(({ speed, preset, maxSequences, tokenBudget, tokens, replicas }) => ({
    clock: syntheticClock({
      ...LIKE_A_GPU,
      fixedSec: LIKE_A_GPU.fixedSec / speed,
      perSequenceSec: LIKE_A_GPU.perSequenceSec / speed,
      perPromptTokenSec: LIKE_A_GPU.perPromptTokenSec / speed,
    }),
    scheduler: { ...preset.scheduler, maxSequences, tokenBudget },
    memory: { blockTokens: preset.blockTokens, blocks: Math.floor(tokens / preset.blockTokens) },
    replicas,
  }));
const systems: fc.Arbitrary<ServingSystem> = fc
  .record({ first: pools, second: fc.option(pools, { freq: 4 }) })
  .map(({ first, second }) =>
    second === null
      ? { ...first, stack: NO_STACK }
      : { prefill: first, decode: second, transfer: { sec: 0.002, secPerToken: 1e-6 }, stack: NO_STACK },
  );
const shapes = fc.record({
  inputTokens: fc.constantFrom(100, 1000),
  outputTokens: fc.constantFrom(50, 250),
  spread: fc.constantFrom(0.5, 0.8, 1),
  seed: fc.integer(),
});
const rate = (requestsPerSec: number): Arrivals => ({ kind: 'poisson', rate: requestsPerSec });

describe('capacity', () => {
  test('every load above it is refused as saturated, and its queue does grow; at 0.9 of it neither', () => {
    fc.assert(
      fc.property(systems, shapes, (system, shape) => {
        const load = loadOf({ ...shape, requests: 2000, window: 'steady' });
        const capacity = capacityOf(system, load);
        if (capacity === null) throw new Error('something fits');
        const per = capacity.requestsPerSec;
        const kinds = (shares: number[]) =>
          serveCurve({
            system,
            load,
            arrivals: shares.map((share) => rate(share * per)),
            precision: COARSE,
            capacity,
          }).loads.map(({ kind }) => kind);
        expect(kinds([0.3, 0.6, 0.9])).toEqual(['SERVED', 'SERVED', 'SERVED']);
        for (const share of [1.01, 1.1, 2]) expect(kinds([share])).toEqual(['SATURATED']);
        const requests = 8000;
        const grows = (share: number) => {
          const { queue } = serveLoad({
            ...system,
            load: { ...load, arrivals: rate(share * per), requests },
          });
          return hasTrend(queue, requests);
        };
        expect({ below: grows(0.9), above: grows(1.15) }).toEqual({ below: false, above: true });
      }),
      { numRuns: lawCount(200, 6) },
    );
  });

  test('grows with memory, with bandwidth and with engines', () => {
    const load = loadOf({ inputTokens: 1000, outputTokens: 250 });
    const of = (pool: Pool) => capacityOf({ ...pool, stack: NO_STACK }, load)?.requestsPerSec ?? 0;
    const blocks = [300, 1000, 4000].map((count) => of(poolOf({}, { blockTokens: 16, blocks: count })));
    expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
    const fixed = [0.02, 0.01, 0.005].map((fixedSec) =>
      of({ ...poolOf(), clock: syntheticClock({ ...LIKE_A_GPU, fixedSec }) }),
    );
    expect(fixed).toEqual(fixed.toSorted((a, b) => a - b));
    const [one, two] = [of(poolOf()), of({ ...poolOf(), replicas: 2 })];
    expect(two / one).toBeGreaterThan(1.9);
    expect(two / one).toBeLessThan(2.1);
  });

  test.each([
    ['kv', { pool: poolOf({}, { blockTokens: 16, blocks: 400 }), outputTokens: 250 }],
    ['sequences', { pool: poolOf({ maxSequences: 4 }), outputTokens: 250 }],
    [
      'budget',
      { pool: poolOf({ tokenBudget: 512 }, { blockTokens: 16, blocks: 100_000 }), outputTokens: 20 },
    ],
  ])('names what limits it: %s', (limit, { pool, outputTokens }) => {
    const load = loadOf({ inputTokens: 1000, outputTokens });
    expect(capacityOf({ ...pool, stack: NO_STACK }, load)?.limit).toBe(limit);
  });

  test('of two pools is that of the slower, and names prompts where they are it', () => {
    const slowPrompts = { ...poolOf(), clock: syntheticClock({ ...LIKE_A_GPU, perPromptTokenSec: 3e-4 }) };
    const transfer = { sec: 0, secPerToken: 0 };
    const capacity = capacityOf(
      { prefill: slowPrompts, decode: poolOf(), transfer, stack: NO_STACK },
      loadOf(),
    );
    expect(capacity?.limit).toBe('prompts');
    const promptSec = 0.9 * 512 * 3e-4;
    expect((capacity?.requestsPerSec ?? 0) * promptSec).toBeGreaterThan(0.85);
    expect((capacity?.requestsPerSec ?? 0) * promptSec).toBeLessThan(1.02);
  });

  test('nothing is served where nothing fits', () => {
    const tiny = { ...poolOf({}, { blockTokens: 16, blocks: 2 }), stack: NO_STACK };
    expect(capacityOf(tiny, loadOf())).toBeNull();
  });
});

test('closed loops never refuse; they say when most of the first token is waiting', () => {
  const system = { ...poolOf({ maxSequences: 8 }), stack: NO_STACK };
  const { loads } = serveCurve({
    system,
    load: loadOf(),
    arrivals: [
      { kind: 'burst', clients: 2 },
      { kind: 'burst', clients: 100 },
    ],
    precision: COARSE,
  });
  expect(loads.map((load) => (load.kind === 'SERVED' ? load.mostlyWaits : null))).toEqual([false, true]);
});

describe('intervals', () => {
  const system = { ...poolOf(), stack: NO_STACK };
  const arrivals = rate(6);

  test('hold the true value as often as they say', () => {
    const load = loadOf({ arrivals, requests: 400, window: 'whole run' });
    const long = Array.from({ length: lawCount(400, 80) }, (_, i) => {
      const { latencies } = serveReplicated(
        { ...system, load: { ...load, seed: 1_000_000 + i } },
        { least: 8, most: 8, share: 0.05 },
      );
      return latencies.ttft.p95Sec;
    });
    const truth = long.reduce((sum, estimate) => sum + (estimate?.mean ?? 0), 0) / long.length;
    const inside = long.filter(
      (estimate) => (estimate?.low ?? 0) <= truth && truth <= (estimate?.high ?? 0),
    ).length;
    const share = inside / long.length;
    expect(share).toBeGreaterThanOrEqual(lawCount(0.93, 0.88));
    expect(share).toBeLessThanOrEqual(lawCount(0.97, 1));
  });

  test('are doubled until they are narrow, and say so when they do not become so', () => {
    const load = loadOf({ arrivals, requests: 400, window: 'whole run' });
    const narrow = serveReplicated({ ...system, load });
    expect(narrow.precision).toBe('NARROW');
    const wide = serveReplicated({ ...system, load }, { least: 8, most: 8, share: 1e-4 });
    expect({ precision: wide.precision, replications: wide.replications }).toEqual({
      precision: 'WIDE',
      replications: 8,
    });
    const single = serveReplicated({ ...system, load }, COARSE);
    expect(single.precision).toBeNull();
    expect(single.latencies.ttft.p95Sec).toMatchObject({ low: null, high: null });
  });
});
