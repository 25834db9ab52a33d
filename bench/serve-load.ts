// Runs unchanged in Node and in a browser: the figures compare the same work.
import { catalogue } from '@inferbench/catalogue/catalogue';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { setUpOf, withGraph } from '@inferbench/evaluation/simulation/set-up';
import { stepClock } from '@inferbench/evaluation/simulation/step-clock';
import { capacityOf } from '@inferbench/serving/capacity';
import type { Arrivals } from '@inferbench/serving/load';
import { COARSE, LIVE } from '@inferbench/serving/replications';
import { SCHEDULER_PRESETS, type SchedulerName } from '@inferbench/serving/scheduler-presets';
import { serveCurve } from '@inferbench/serving/serve-curve';
import { serveLoad } from '@inferbench/serving/serve-load';
import type { ServingSystem } from '@inferbench/serving/system';
import type { StepClock } from '@inferbench/serving/step-clock';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';

/** Tokens of cache; a thousand requests of this shape fill it. */
const CACHE_TOKENS = 1_300_000;
const REQUESTS = 5000;
const CURVE_REQUESTS = 1000;
/** Shares of the capacity. */
const SHARES = [0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.88, 0.95];
const shape = {
  inputTokens: 1024,
  outputTokens: 256,
  spread: 0.8,
  prefixHit: 0,
  window: 'steady',
  seed: 1,
} as const;

/** `lines`: steps about as long as those of a large model on eight chips, told at no cost. `engine`: the model's own graphs. */
export type ClockKind = 'lines' | 'engine';

const line = { sec: 0, secPerKey: [3e-9], validToContext: Number.POSITIVE_INFINITY };
const lines: StepClock = {
  reaches: [],
  line: (sequences) => {
    line.sec = 0.006 + 2e-5 * sequences;
    return line;
  },
  mixed: (sequences, _, keys, { tokens, pairs }) =>
    0.006 + 2e-5 * sequences + 3e-9 * (keys[0] ?? 0) + 2e-5 * tokens + 1e-10 * (pairs[0] ?? 0),
};

/** Llama 3 70B in bf16 on eight H100, every operator of every kind of step. */
function engineClock(): StepClock {
  const model = catalogue.models.get('llama-3-70b');
  const chip = catalogue.chips.get('nvidia-h100-sxm5-80gb');
  const language = model && withGraph(model);
  if (!language?.ok || !chip) throw new Error('the catalogue lacks the model or the chip of the bench');
  const precision = fullPrecision('bf16', {});
  const peak = resolvePeak(chip, precision);
  if (!peak.ok) throw peak.error;
  const placement = { ...ONE_CHIP, chips: 8, tensorParallel: 8 };
  return stepClock(setUpOf(language.value, { chip, precision, peak: peak.value }, placement), 'attainable');
}

function clockOf(kind: ClockKind): StepClock {
  return kind === 'lines' ? lines : engineClock();
}

function systemOf(name: SchedulerName, clock: StepClock): ServingSystem {
  const { scheduler, blockTokens } = SCHEDULER_PRESETS[name];
  const memory = { blockTokens, blocks: Math.floor(CACHE_TOKENS / blockTokens) };
  return { clock, scheduler, memory, stack: { ingestSec: 0.01, ingestSecPerKiloToken: 0.001 } };
}

export const SCHEDULERS = [
  'vllm-v1',
  'sglang',
  'trtllm-inflight',
] as const satisfies readonly SchedulerName[];

/** Milliseconds of 5,000 requests of 1,280 tokens by scheduler, at 0.3 and 0.9 of what each can serve, and through 64 clients. */
export function eventLoop(runs: number, kind: ClockKind) {
  const clock = clockOf(kind);
  return SCHEDULERS.flatMap((scheduler) => {
    const system = systemOf(scheduler, clock);
    const rate = capacityOf(system, { ...shape, arrivals: { kind: 'poisson', rate: 1 }, requests: REQUESTS });
    const loads: Record<string, Arrivals> = {
      '0.3 of capacity': { kind: 'poisson', rate: 0.3 * (rate?.requestsPerSec ?? 1) },
      '0.9 of capacity': { kind: 'poisson', rate: 0.9 * (rate?.requestsPerSec ?? 1) },
      '64 clients': { kind: 'burst', clients: 64 },
    };
    return Object.entries(loads).map(([load, arrivals]) => {
      const run = () => serveLoad({ ...system, load: { ...shape, arrivals, requests: REQUESTS } });
      const { steps } = run();
      return { clock: kind, scheduler, load, steps, ms: timed(runs, run) };
    });
  });
}

/** Milliseconds of the capacity and of a curve of eight loads above it, at a first look and with intervals. */
export function curve(runs: number, kind: ClockKind) {
  const system = systemOf('vllm-v1', clockOf(kind));
  const load = { ...shape, arrivals: { kind: 'poisson', rate: 1 }, requests: CURVE_REQUESTS } as const;
  const capacity = capacityOf(system, load);
  const arrivals = SHARES.map((share): Arrivals => ({
    kind: 'poisson',
    rate: share * (capacity?.requestsPerSec ?? 1),
  }));
  const of = (precision: typeof LIVE) =>
    timed(runs, () => serveCurve({ system, load, arrivals, precision, capacity }));
  return { capacityMs: timed(runs, () => capacityOf(system, load)), coarseMs: of(COARSE), liveMs: of(LIVE) };
}

function timed(runs: number, run: () => unknown): number[] {
  return Array.from({ length: runs }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
}
