import { catalogue } from '@inferbench/catalogue/catalogue';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type { Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { simulate } from '@inferbench/evaluation/simulate';
import { summaryPoint } from '@inferbench/importers/shared/summary-point';

/** A seeded linear congruential generator: the same numbers in every engine. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export function pick<T>(next: () => number, options: readonly T[]): T {
  const option = options[Math.floor(next() * options.length)];
  if (option === undefined) throw new Error('nothing to pick from');
  return option;
}

/**
 * Evaluates `count` random variations of a run and simulates as many configurations; gives one hash a hundred results, so
 * that a difference between engines can be found. Runs unchanged in Node and in a browser.
 */
export function hashesOfManyEvaluations(run: Run, count: number): string[] {
  const next = generator(20261121);
  const hashes: string[] = [];
  let batch: string[] = [];
  for (let i = 0; i < count; i += 1) {
    batch.push(
      canonicalJson([evaluateRun(variation(run, next), catalogue), simulate(configuration(next), catalogue)]),
    );
    if (batch.length === 100 || i === count - 1) {
      hashes.push(hashOf(batch));
      batch = [];
    }
  }
  return hashes;
}

function variation(run: Run, next: () => number): unknown {
  const factor = 0.2 + 3 * next();
  const weights = pick(next, ['bf16', 'fp8', 'int4', 'q4_k_m', 'int8'] as const);
  return {
    ...run,
    system: { ...run.system, chip: pick(next, [...catalogue.chips.keys()]), chips: pick(next, [1, 2, 4, 8]) },
    model: { ...run.model, slug: pick(next, [...catalogue.models.keys()]) },
    precision: { weights, activations: null, kv: null },
    points: [...run.points.map((point) => slower(point, factor, next)), summary(next, factor)],
  };
}

function slower(point: Point, factor: number, next: () => number): Point {
  if (point.measurement === 'summary') return point;
  const { tpot } = point.latency;
  return {
    ...point,
    durationSec: point.durationSec * factor,
    counts: { ...point.counts, inputTokens: Math.round((point.counts.inputTokens ?? 0) * next() * 4) },
    latency: { ...point.latency, tpot: tpot && { ...tpot, meanSec: (tpot.meanSec ?? 0) * factor } },
  };
}

/** A static batch of any phase, with every figure that a table may publish. */
function summary(next: () => number, factor: number): Point {
  return summaryPoint({
    phase: pick(next, ['PREFILL', 'DECODE', 'GENERATE', 'SERVING', 'IMAGE']),
    batch: 1 + Math.floor(next() * 64),
    inputTokens: 1 + Math.floor(next() * 4000),
    outputTokens: 1 + Math.floor(next() * 2000),
    prefillLatencySec: factor,
    tpotSec: factor / 50,
    outputTokensPerSec: 1000 * factor,
    power: { boundary: 'device_sensor', averageWatts: 400 * factor, energyJoules: null, windowSec: null },
  });
}

function configuration(next: () => number): SimulateRequest {
  return SimulateRequest.parse({
    chip: pick(next, [...catalogue.chips.keys()]),
    model: pick(next, [...catalogue.models.keys()]),
    phase: pick(next, ['prefill', 'decode', 'generate', 'serving']),
    batch: 1 + Math.floor(next() * 256),
    inputTokens: 1 + Math.floor(next() * 8000),
    outputTokens: 1 + Math.floor(next() * 2000),
    weightPrecision: pick(next, ['fp16', 'bf16', 'fp8', 'int4']),
  });
}
