import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { Evaluation } from '@inferbench/domain/scores/score';
import { EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import type { Power, RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect, test } from 'vitest';
import {
  exampleRun,
  fasterFile,
  firstPoint,
  importedRun,
  EXAMPLE_CONTEXT,
  readFixture,
} from '../../testkit/fixture.ts';

const GOLDEN = path.join(import.meta.dirname, 'evaluate-example.json');

describe('evaluate()', () => {
  test('the example scores to the committed bytes, and those parse back to the same', async () => {
    const evaluation = evaluateRun(exampleRun(), catalogue);
    await expect(`${JSON.stringify(evaluation, null, 2)}\n`).toMatchFileSnapshot(GOLDEN);
    expect(Evaluation.parse(JSON.parse(readFileSync(GOLDEN, 'utf8')))).toEqual(evaluation);
  });

  test('useful TOPS is the hand sum: prompts and answers over wall time', () => {
    // 8B: linear 13,958,643,712 and head 1,050,673,152 FLOP a token; attention 32 layers × 4 × 4,096 a key.
    const [linear, head, perKey] = [13958643712, 1050673152, 32 * 4 * 4096];
    const prefill = 128 * (1024 * linear + head + (perKey * 1024 * 1025) / 2);
    const decode = 65536 * (linear + head + perKey * 1280);
    const [point] = evaluateRun(exampleRun(), catalogue).points;
    expect(point?.score.flops).toEqual({ prefill, decode, total: prefill + decode });
    const tops = point?.score.metrics.USEFUL_TOPS;
    expect(tops?.present && tops.value).toBeCloseTo((prefill + decode) / 38.263958851 / 1e12, 12);
    const cost = point?.score.metrics.COST_EFFICIENCY;
    // Median of 18 dated offers, of which the ninth and tenth are 3.90 and 3.9492 USD/h.
    expect(cost?.present && cost.value).toBeCloseTo(
      (prefill + decode) / 38.263958851 / 1e12 / ((3.9 + 3.9492) / 2),
      12,
    );
    const energy = point?.score.metrics.ENERGY_EFFICIENCY;
    expect(energy?.present && energy.value).toBeCloseTo((prefill + decode) / 38.263958851 / 1e12 / 560, 12);
  });

  test('peak × algorithm × hardware × software is the measured rate, whatever the speed', () => {
    for (const speedUp of [0.5, 1, 1.7, 3]) {
      const [point] = evaluateRun(
        importedRun(fasterFile(speedUp), readFixture(EXAMPLE_CONTEXT)),
        catalogue,
      ).points;
      if (!point?.score.split.present) throw new Error('no split');
      const { algorithm, hardware, software } = point.score.split.value;
      const measured = (point.score.flops?.total ?? Number.NaN) / ((4 * 38.263958851) / speedUp);
      expect(
        (point.score.peakOpsPerSec * algorithm * hardware * (software ?? Number.NaN)) / measured,
      ).toBeCloseTo(1, 12);
    }
  });

  test('power of a window that nobody stated gives no energy, and the cost is that of simulated power', () => {
    const metricsOf = (change: Partial<Power>, publication: Run['publication'] = null) => {
      const run = exampleRun();
      const point = firstPoint(run);
      if (point.power === null) throw new Error('the example has power');
      const points = [{ ...point, power: { ...point.power, ...change } }];
      return evaluateRun({ ...run, publication, points }, catalogue).points[0]?.score;
    };
    const unstated = metricsOf({ windowSec: null });
    expect(unstated?.metrics.ENERGY_EFFICIENCY).toMatchObject({
      present: false,
      reason: 'POWER_WINDOW_UNKNOWN',
    });
    expect(unstated?.energy).toEqual([]);
    expect(unstated?.costInputs.power?.at).toBe('SIMULATED_DEVICE');
    expect(metricsOf({ coverage: undefined })?.metrics.ENERGY_EFFICIENCY).toMatchObject({ present: false });
    expect(metricsOf({ coverage: 0.949 })?.metrics.ENERGY_EFFICIENCY).toMatchObject({ present: false });
    expect(metricsOf({ coverage: 0.95 })?.metrics.ENERGY_EFFICIENCY).toMatchObject({ present: true });
    // What others published counts as they stated it.
    const publication = { document: 'a paper', revision: null, licence: null, method: null, caution: null };
    expect(metricsOf({ windowSec: null }, publication)?.metrics.ENERGY_EFFICIENCY).toMatchObject({
      present: true,
    });
  });

  test('a run without power has NO_POWER, and a chip without price NO_PRICE, never 0', () => {
    const run = exampleRun();
    const powerless = { ...run, points: run.points.map((point) => ({ ...point, power: null })) };
    const h100 = catalogue.chips.get('nvidia-h100-sxm5-80gb');
    if (!h100) throw new Error('no H100');
    const unpriced = {
      ...catalogue,
      // Under another slug: the estimate of a contract is of the chip that the cost table names.
      chips: new Map([[h100.slug, { ...h100, slug: 'another-h100', rentalOffers: [], purchase: null }]]),
    };
    const metrics = evaluateRun(powerless, unpriced).points[0]?.score.metrics;
    expect(metrics?.ENERGY_EFFICIENCY).toMatchObject({ present: false, reason: 'NO_POWER' });
    expect(metrics?.COST_EFFICIENCY).toMatchObject({ present: false, reason: 'NO_PRICE' });
    expect(metrics?.USEFUL_TOPS.present).toBe(true);
  });

  test('a run that served nothing has no rate and is refused', () => {
    const run = exampleRun();
    const counts = { issued: 3, completed: 0, failed: 3, cancelled: 0, inputTokens: 0, outputTokens: 0 };
    const evaluation = evaluateRun({ ...run, points: [{ ...firstPoint(run), counts }] }, catalogue);
    const [nothing] = evaluation.points;
    expect(evaluation.findings.map((finding) => finding.rule)).toContain('ACC-EMPTY');
    expect(nothing?.position).toBeNull();
    for (const metric of [
      'USEFUL_TOPS',
      'TOKENS_PER_S_PER_CHIP',
      'COST_EFFICIENCY',
      'ENERGY_EFFICIENCY',
    ] as const) {
      expect(nothing?.score.metrics[metric]).toMatchObject({ present: false, reason: 'NOT_REPORTED' });
    }
  });

  test.each([
    ['durationSec', { durationSec: 5e-324 }],
    ['durationSec', { durationSec: 1e300 }],
    [
      'counts.outputTokens',
      { counts: { issued: 1, completed: 1, failed: 0, cancelled: 0, inputTokens: 1, outputTokens: 9e15 } },
    ],
    ['power.averageWatts', { power: { boundary: 'wall', averageWatts: 1e-300 } }],
  ])('a %s outside every run is refused, so that no result is infinite', (field, change) => {
    const run = exampleRun();
    const evaluation = evaluateRun(
      { ...run, points: run.points.map((point) => ({ ...point, ...change })) },
      catalogue,
    );
    expect(evaluation.findings.map((finding) => finding.path)).toContain(`points[0].${field}`);
    expect(evaluation.verdict).toBe('REJECTED');
  });

  test('bounds of the memory: what does not fit is flagged with its sum', () => {
    const run = exampleRun();
    const evaluation = evaluateRun({ ...run, model: { ...run.model, slug: 'llama-3-70b' } }, catalogue);
    expect(evaluation.verdict).toBe('FLAGGED');
    expect(evaluation.findings.map((finding) => finding.rule)).toEqual(
      expect.arrayContaining(['PHYS-BANDWIDTH', 'PHYS-CAPACITY', 'PHYS-DECODE', 'PHYS-PREFILL']),
    );
    const capacity = evaluation.findings.find((finding) => finding.rule === 'PHYS-CAPACITY');
    expect(capacity?.message).toContain('141 GB of weights');
  });

  test('equal input gives equal bytes, and its own order of keys does not matter', () => {
    const run = exampleRun();
    const shuffled: unknown = JSON.parse(JSON.stringify(run, Object.keys(flatKeys(run)).toReversed()));
    expect(canonicalJson(evaluateRun(shuffled, catalogue))).toBe(canonicalJson(evaluateRun(run, catalogue)));
  });

  test.each([[null], [42], ['text'], [[]], [{}], [{ schema: 'inferbench.run/1', points: 'x' }]])(
    '%o is refused with findings, never thrown',
    (input) => {
      const evaluation = evaluateRun(input, catalogue);
      expect(evaluation.verdict).toBe('REJECTED');
      expect(evaluation.findings.length).toBeGreaterThan(0);
      expect(evaluation.points).toEqual([]);
    },
  );
});

/** Every key that occurs anywhere in a value. */
function flatKeys(value: unknown, into: Record<string, true> = {}): Record<string, true> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      into[key] = true;
      flatKeys(inner, into);
    }
  }
  return into;
}

describe('simulate()', () => {
  const request = (rest: object) =>
    SimulateRequest.parse({ chip: 'nvidia-b200-sxm-180gb', model: 'llama-3-70b', phase: 'decode', ...rest });

  test('Llama 3 70B in FP8 on one B200: 69.5 GB of weights ÷ 7.7 TB/s = 9.03 ms', () => {
    const result = simulate(
      request({ context: 1, weightPrecision: 'fp8', activationPrecision: 'fp8' }),
      catalogue,
    );
    expect(result.ok && result.value.bytes.weights).toBe(69503033344);
    expect(result.ok && result.value.chips).toBe(1);
    expect(result.ok && result.value.ideal.tpotMs?.toFixed(2)).toBe('9.03');
  });

  test('without a number of chips, the smallest power of two on which it fits', () => {
    const result = simulate(request({ chip: 'nvidia-a100-sxm4-80gb', context: 2048, batch: 8 }), catalogue);
    expect(result.ok && result.value.placement).toEqual({
      chips: 2,
      tensorParallel: 2,
      pipelineParallel: 1,
      replicas: 1,
      expertParallel: 1,
      attentionParallel: 1,
    });
  });

  test('what does not fit, an unknown chip and a group that does not divide are typed refusals', () => {
    const codes = [
      request({ chips: 1, context: 2048, chip: 'nvidia-a100-sxm4-80gb' }),
      request({ chip: 'nvidia-b300', context: 1 }),
      request({ chips: 4, tp: 3, context: 1 }),
    ].map((item) => {
      const result = simulate(item, catalogue);
      return result.ok ? 'ok' : result.error.code;
    });
    expect(codes).toEqual(['DOES_NOT_FIT', 'NOT_FOUND', 'INVALID']);
  });

  test('an 8-bit word on a chip without 8-bit floats computes in int8 and says so', () => {
    const result = simulate(
      request({
        chip: 'nvidia-a100-sxm4-80gb',
        context: 1,
        weightPrecision: 'fp8',
        activationPrecision: 'fp8',
      }),
      catalogue,
    );
    expect(result.ok && result.value.precision.computed).toBe('int8');
  });
});

describe('what is shown and never ranks', () => {
  const measured = () => ({ ...exampleRun(), example: false });
  const unrankedOf = (run: Run) => evaluateRun(run, catalogue).points[0]?.unranked?.reason ?? null;
  const withLatency = (change: Partial<RequestsPoint['latency']>): Run => {
    const run = measured();
    const point = firstPoint(run);
    return { ...run, points: [{ ...point, latency: { ...point.latency, ...change } }] };
  };

  test('an example takes no rank, the same figures without the mark do', () => {
    expect(unrankedOf(exampleRun())).toBe('EXAMPLE');
    expect(unrankedOf(measured())).toBeNull();
  });

  test('a load test without distributions of TTFT and TPOT, a mean alone among them', () => {
    const mean = { ...EMPTY_DISTRIBUTION, n: 128, meanSec: 0.1 };
    expect(unrankedOf(withLatency({ ttft: null }))).toBe('NO_LATENCIES');
    expect(unrankedOf(withLatency({ tpot: mean }))).toBe('NO_LATENCIES');
    expect(unrankedOf(withLatency({ itl: null }))).toBeNull();
  });

  test('without E2E nobody knows how many were in flight: no slice, whatever limit is declared', () => {
    const [point] = evaluateRun(withLatency({ e2e: null }), catalogue).points;
    expect(point).toMatchObject({ position: null, positionReason: expect.stringContaining('limit of 16') });
  });
});
