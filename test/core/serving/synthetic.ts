import fc from 'fast-check';
import type { Arrivals, ServingLoad, Speculation } from '@inferbench/serving/load';
import type { Pool, Scheduler } from '@inferbench/serving/scheduler';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import type { ServeInput } from '@inferbench/serving/system';
import type { StepClock } from '@inferbench/serving/step-clock';

/** What the steps of a made-up engine cost. */
export interface ClockShape {
  fixedSec: number;
  perSequenceSec: number;
  /** Slopes by reach, the whole context last. */
  perKeySec: readonly number[];
  perPromptTokenSec: number;
  perPairSec: number;
  perFinishedSec: number;
  reaches: readonly number[];
  /** Mean whole context at which the price of a key of the whole context changes by this factor; the line stays joined. */
  bend?: { context: number; factor: number };
}

/** An engine whose steps are exact lines in keys, between bends. */
export function syntheticClock(shape: ClockShape): StepClock {
  const { reaches, perKeySec, bend } = shape;
  const whole = reaches.length;
  const line = { sec: 0, secPerKey: Float64Array.from(perKeySec), validToContext: Number.POSITIVE_INFINITY };
  const lineOf = (sequences: number, tokensPerSequence: number, meanContext: number) => {
    line.sec = shape.fixedSec + shape.perSequenceSec * sequences * tokensPerSequence;
    line.secPerKey[whole] = perKeySec[whole] ?? 0;
    line.validToContext = Number.POSITIVE_INFINITY;
    if (bend !== undefined && meanContext <= bend.context) line.validToContext = bend.context;
    else if (bend !== undefined) {
      const price = perKeySec[whole] ?? 0;
      line.secPerKey[whole] = price * bend.factor;
      line.sec += price * (1 - bend.factor) * bend.context * sequences;
    }
    return line;
  };
  // What fast-check prints of a counterexample.
  const printed = { [fc.toStringMethod]: () => JSON.stringify(shape) };
  return {
    ...printed,
    reaches,
    line: lineOf,
    mixed: (sequences, tokensPerSequence, keys, prompt) => {
      const meanContext = sequences === 0 ? 0 : (keys[whole] ?? 0) / sequences;
      const { sec, secPerKey } = lineOf(sequences, tokensPerSequence, meanContext);
      let total = sec + shape.perPromptTokenSec * prompt.tokens + shape.perFinishedSec * prompt.finished;
      for (let r = 0; r <= whole; r += 1) {
        total += (secPerKey[r] ?? 0) * ((keys[r] ?? 0) + (prompt.keys[r] ?? 0));
        total += shape.perPairSec * (prompt.pairs[r] ?? 0);
      }
      return total;
    },
  };
}

/** Steps about as long as those of a large model on eight chips. */
export const LIKE_A_GPU: ClockShape = {
  fixedSec: 0.0061,
  perSequenceSec: 2.3e-5,
  perKeySec: [3.1e-9],
  perPromptTokenSec: 1.9e-5,
  perPairSec: 1.1e-10,
  perFinishedSec: 1e-5,
  reaches: [],
};

export const NO_STACK = { ingestSec: 0, ingestSecPerKiloToken: 0 };

export function poolOf(changes: Partial<Scheduler> = {}, memory = { blockTokens: 16, blocks: 20_000 }): Pool {
  return {
    clock: syntheticClock(LIKE_A_GPU),
    scheduler: { ...SCHEDULER_PRESETS['vllm-v1'].scheduler, ...changes },
    memory,
  };
}

export function loadOf(changes: Partial<ServingLoad> = {}): ServingLoad {
  return {
    arrivals: { kind: 'poisson', rate: 5 },
    inputTokens: 512,
    outputTokens: 128,
    spread: 0.8,
    prefixHit: 0,
    requests: 500,
    window: 'whole run',
    seed: 1,
    ...changes,
  };
}

/** Parts of a second in which made-up times count: sums of them lose no bit, however they are added. */
const GRAIN_SEC = 1 / 1_073_741_824;

/**
 * A time on that grain. Then events that agree in time do so whichever way times are added, and come in one order; a sum in
 * another order may differ in its last bit elsewhere.
 */
function grains(fromSec: number, toSec: number, step = 1): fc.Arbitrary<number> {
  const unit = GRAIN_SEC * step;
  return fc
    .integer({ min: Math.ceil(fromSec / unit), max: Math.floor(toSec / unit) })
    .map((count) => count * unit);
}

const clocks: fc.Arbitrary<StepClock> = fc
  .record({
    reaches: fc.constantFrom<readonly number[]>([], [37], [24, 90]),
    fixedSec: grains(1e-3, 0.02),
    perSequenceSec: grains(0, 1e-3),
    // Keys come in 32nds of a token under speculation, and the price is halved beyond a bend.
    price: grains(0, 1e-5, 64),
    perPromptTokenSec: grains(1e-6, 1e-3),
    perPairSec: grains(0, 1e-6),
    bend: fc.option(
      fc.record({ context: fc.integer({ min: 40, max: 180 }), factor: fc.constantFrom(0.5, 2) }),
      {
        nil: undefined,
      },
    ),
  })
  .map(({ reaches, price, bend, ...rest }) =>
    syntheticClock({
      ...rest,
      reaches,
      perKeySec: [...reaches, 0].map((_, r) => price * (1 + r)),
      perFinishedSec: GRAIN_SEC * 123_457,
      ...(bend === undefined ? {} : { bend }),
    }),
  );

const schedulers: fc.Arbitrary<Scheduler> = fc
  .record({
    tokenBudget: fc.constantFrom(7, 40, 128, 1000),
    maxSequences: fc.constantFrom(1, 3, 8, 100),
    chunked: fc.boolean(),
    prefillFirst: fc.boolean(),
    watermark: fc.constantFrom(0, 0.05),
    reservedOutput: fc.constantFrom(0, 0.4, 1),
    preempt: fc.constantFrom('recompute' as const, 'never' as const),
  })
  .map((fields) => ({ name: 'any', policy: 'continuous', overlapHost: false, ...fields }));

const pools: fc.Arbitrary<Pool> = fc.record({
  clock: clocks,
  scheduler: schedulers,
  memory: fc.record({ blockTokens: fc.constantFrom(1, 4, 16), blocks: fc.integer({ min: 8, max: 200 }) }),
  replicas: fc.constantFrom(1, 1, 2),
});

const arrivals: fc.Arbitrary<Arrivals> = fc.oneof(
  fc.record({ kind: fc.constant('poisson' as const), rate: fc.double({ min: 0.2, max: 20, noNaN: true }) }),
  fc.record({ kind: fc.constant('constant' as const), rate: fc.double({ min: 0.21, max: 20, noNaN: true }) }),
  fc.record({
    kind: fc.constant('burst' as const),
    clients: fc.integer({ min: 1, max: 30 }),
    thinkSec: grains(0, 0.4),
  }),
);

const speculations: fc.Arbitrary<Speculation | null> = fc.option(
  fc.record({ draftTokens: fc.integer({ min: 0, max: 4 }), acceptance: fc.constantFrom(0, 0.5, 0.83, 1) }),
);

/** Any load on any system, small enough to be stepped through. */
export const inputs: fc.Arbitrary<ServeInput> = fc
  .record({
    first: pools,
    second: fc.option(pools, { freq: 4 }),
    transfer: fc.record({ sec: grains(0, 0.1), secPerToken: grains(0, 1e-4) }),
    stack: fc.record({
      ingestSec: grains(0, 0.1),
      ingestSecPerKiloToken: grains(0, 2e-3).map((sec) => sec * 1000),
    }),
    speculation: speculations,
    load: fc.record({
      arrivals,
      inputTokens: fc.integer({ min: 1, max: 120 }),
      outputTokens: fc.integer({ min: 1, max: 90 }),
      spread: fc.constantFrom(0.2, 0.8, 1),
      prefixHit: fc.constantFrom(0, 0.5, 1),
      requests: fc.integer({ min: 1, max: 60 }),
      window: fc.constant('whole run' as const),
      seed: fc.integer(),
    }),
  })
  .map(({ first, second, transfer, ...rest }) =>
    second === null ? { ...first, ...rest } : { prefill: first, decode: second, transfer, ...rest },
  );
