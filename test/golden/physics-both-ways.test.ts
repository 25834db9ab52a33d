import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Finding } from '@inferbench/domain/finding';
import { isLanguageModel } from '@inferbench/domain/model';
import type { SummaryPoint } from '@inferbench/domain/point';
import { fullPrecision } from '@inferbench/domain/precision';
import type { Run } from '@inferbench/domain/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { describe, expect, test } from 'vitest';
import {
  bandwidthOf,
  peakOf,
  promptFlops,
  stepCacheBytes,
  stepFlops,
  stepWeightBytes,
} from '../testkit/physics-sums.ts';

/** Published points of controlled conditions: batch, lengths and a time are all stated. */
interface Stated {
  id: string;
  run: Run;
  point: SummaryPoint;
}

const FAR = 1.3;

const gradeA: readonly Stated[] = MEASUREMENTS.flatMap((list) =>
  mapMeasurements(list, catalogue).runs.flatMap((run) =>
    run.points.flatMap((point) =>
      point.measurement === 'summary' && point.reported?.sourceGrade === 'A' && isStated(point)
        ? [
            {
              id: point.reported.rows.map((row) => row.id).join(' '),
              run: { ...run, points: [point] },
              point,
            },
          ]
        : [],
    ),
  ),
);

function isStated(point: SummaryPoint): boolean {
  if (point.batch === null) return false;
  if (point.phase === 'IMAGE') return true;
  if (point.phase === 'PREFILL') return point.inputTokens !== null;
  return point.inputTokens !== null && point.outputTokens !== null && point.outputTokens > 0;
}

const flags = (run: Run): Finding[] =>
  evaluateRun(run, catalogue).findings.filter(
    ({ rule, severity }) => rule.startsWith('PHYS-') && severity === 'flag',
  );

function figures({ system, model, precision }: Run) {
  const chip = catalogue.chips.get(system.chip ?? '');
  const found = catalogue.models.get(model.slug ?? '');
  if (!chip || !found || precision.weights === null)
    throw new Error('the catalogue knows every published run');
  return {
    chip,
    model: found,
    chips: system.chips ?? 1,
    precision: fullPrecision(precision.weights, precision),
  };
}

/** Shortest time of the point's own measure that chip and model allow, and the measure: by hand, from figures of the catalogue. */
function bound({ run, point }: Stated): { seconds: number; measuredSec: number } {
  const { chip, model, chips, precision } = figures(run);
  const peak = peakOf(chip, precision) * chips;
  const { batch, inputTokens, outputTokens } = point;
  if (!isLanguageModel(model) || batch === null) return imageBound(run, peak);
  const { tensorParallel, pipelineParallel, expertParallel } = run.system;
  const undeclared = tensorParallel === null && expertParallel === null;
  const group = undeclared
    ? chips / (pipelineParallel ?? 1)
    : Math.max(tensorParallel ?? 1, expertParallel ?? 1);
  const replicas = chips / group / (pipelineParallel ?? 1);
  const context = (inputTokens ?? 0) + (outputTokens ?? 0) / 2;
  const working = Math.max(batch, replicas);
  const step =
    (replicas * stepWeightBytes(model, precision, working / replicas) +
      working * stepCacheBytes(model, precision, context)) /
    (bandwidthOf(chip) * chips);
  switch (point.phase) {
    case 'PREFILL':
      return {
        seconds:
          (batch * promptFlops(model, inputTokens ?? 0)) / ((peak * Math.min(replicas, batch)) / replicas),
        measuredSec: point.prefillLatencySec ?? Number.NaN,
      };
    case 'DECODE': {
      const rate = point.outputTokensPerSec ?? Number.NaN;
      const staged =
        ((pipelineParallel ?? 1) * replicas * stepWeightBytes(model, precision, 1)) /
        (bandwidthOf(chip) * chips);
      const compute = (batch * stepFlops(model, context)) / peak;
      return { seconds: Math.max(step, staged, compute), measuredSec: point.tpotSec ?? batch / rate };
    }
    default: {
      const tokens = batch * (outputTokens ?? 0);
      const flops = batch * promptFlops(model, inputTokens ?? 0) + tokens * stepFlops(model, context);
      const rateSec = tokens / (point.outputTokensPerSec ?? Number.NaN);
      const seconds = Math.max(flops / peak, (step * tokens) / working);
      const measuredSec = point.phase === 'SERVING' ? rateSec : (point.e2eLatencySec ?? rateSec);
      const token = point.tpotSec === null ? 0 : (step / point.tpotSec) * measuredSec;
      return { seconds: Math.max(seconds, token), measuredSec };
    }
  }
}

/** FLOPs of networks over images are held against published counts elsewhere (item-networks.test.ts). */
function imageBound(run: Run, peak: number) {
  const score = evaluateRun(run, catalogue).points[0]?.score;
  if (!score?.flops || !score.work) throw new Error('no work');
  return { seconds: score.flops.total / peak, measuredSec: score.work.durationSec };
}

/** The same point with every time divided and every rate multiplied. */
function faster(run: Run, factor: number): Run {
  const over = (value: number | null) => (value === null ? null : value / factor);
  const times = (value: number | null) => (value === null ? null : value * factor);
  return {
    ...run,
    points: run.points.map((point) =>
      point.measurement === 'requests'
        ? point
        : {
            ...point,
            prefillLatencySec: over(point.prefillLatencySec),
            tpotSec: over(point.tpotSec),
            e2eLatencySec: over(point.e2eLatencySec),
            imageLatencySec: over(point.imageLatencySec),
            outputTokensPerSec: times(point.outputTokensPerSec),
            imagesPerSec: times(point.imagesPerSec),
          },
    ),
  };
}

describe('published points of grade A', () => {
  /** Row ids of points that physics flags, with the cause. None: every flag would be a false accusation. */
  const EXCEPTIONS: Readonly<Record<string, string>> = {};

  test('are many enough to mean something', () => {
    expect(gradeA.length).toBeGreaterThan(200);
    expect(new Set(gradeA.map(({ run }) => run.system.chip)).size).toBeGreaterThan(15);
  });

  test('raise no flag of physics', () => {
    const flagged = gradeA.flatMap(({ id, run }) =>
      flags(run).flatMap(({ rule, message }) => (id in EXCEPTIONS ? [] : [`${id} ${rule}: ${message}`])),
    );
    expect(flagged).toEqual([]);
  });

  test('1.3 × beyond their bound are flagged every one, with the share that the figures give', () => {
    const wrong = gradeA.flatMap((stated) => {
      const { seconds, measuredSec } = bound(stated);
      const found = flags(faster(stated.run, (FAR * measuredSec) / seconds));
      const shares = found.map(({ message }) => Number(/([\d,.]+) % of the bound/.exec(message)?.[1]));
      const right = shares.some((share) => Math.abs(share / 100 / FAR - 1) <= 0.02);
      return right
        ? []
        : [
            `${stated.id} ${stated.run.model.slug} ${stated.point.phase} ${stated.run.system.chip}: ${found.map((f) => f.message).join(' | ')}`,
          ];
    });
    expect(wrong).toEqual([]);
  });

  test('just within their bound are not flagged for it', () => {
    const wrong = gradeA.flatMap((stated) => {
      const { seconds, measuredSec } = bound(stated);
      const found = flags(faster(stated.run, (0.98 * measuredSec) / seconds)).filter(
        ({ rule }) => rule !== 'PHYS-POWER',
      );
      return found.map(({ rule, message }) => `${stated.id} ${rule}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** One static batch on a chip of the catalogue. */
function constructed(change: {
  chip?: string;
  chips?: number;
  model: string;
  precision?: Partial<Run['precision']>;
  system?: Partial<Run['system']>;
  techniques?: Partial<Run['techniques']>;
  point: Partial<SummaryPoint>;
}): Run {
  const [any] = gradeA;
  if (!any) throw new Error('no point');
  const { chip = 'nvidia-h100-sxm5-80gb', chips = 1, model, precision, system, techniques, point } = change;
  const split = { tensorParallel: null, pipelineParallel: null, expertParallel: null };
  const empty: SummaryPoint = {
    measurement: 'summary',
    phase: 'DECODE',
    batch: 1,
    batchBasis: 'STATIC',
    inputTokens: null,
    outputTokens: null,
    contextTokens: 1000,
    iterations: null,
    prefillLatencySec: null,
    tpotSec: null,
    e2eLatencySec: null,
    outputTokensPerSec: null,
    imagesPerSec: null,
    imageLatencySec: null,
    power: null,
    energy: null,
    derived: [],
    reported: null,
  };
  return {
    ...any.run,
    publication: null,
    system: { chip, chips, ...split, framework: null, frameworkVersion: null, ...system },
    model: { servedName: model, slug: model },
    precision: { weights: 'bf16', activations: 'bf16', kv: 'bf16', ...precision },
    techniques: { speculative: null, prefixCacheHitRate: null, ...techniques },
    points: [{ ...empty, ...point }],
  };
}

const rulesOf = (run: Run) => [...new Set(flags(run).map(({ rule }) => rule))];
const eagle = (meanAcceptedTokens: number) => ({
  speculative: { method: 'eagle', draftModel: 'yuhuili/EAGLE3', draftTokens: 5, meanAcceptedTokens },
});

/**
 * One case of each way in which an honest figure looks impossible, and an impossible one honest. Sums in the comments are of
 * H100: 3.35e12 B/s and 989.4e12 dense 16-bit FLOP/s, 1,978.9e12 in 8 bits.
 */
const CASES: readonly (readonly [string, Run, readonly string[]])[] = [
  // 15.0e9 parameters read × 2 B ÷ 3.35e12 = 4.5 ms a step.
  ['8B decoded in 3 ms', constructed({ model: 'llama-3-8b', point: { tpotSec: 0.003 } }), ['PHYS-DECODE']],
  [
    'the same with 2.5 tokens a step: 7.5 ms a step',
    constructed({ model: 'llama-3-8b', techniques: eagle(2.5), point: { tpotSec: 0.003 } }),
    [],
  ],
  [
    'speculation does not excuse everything: 2.5 ms a step',
    constructed({ model: 'llama-3-8b', techniques: eagle(2.5), point: { tpotSec: 0.001 } }),
    ['PHYS-DECODE'],
  ],
  // 64 sequences × 8,000 × 131,072 B = 67.1 GB and 15 GB of weights ÷ 3.35e12 = 24.5 ms; in 8 bits 14.5 ms.
  [
    'a full 16-bit cache read in 18 ms',
    constructed({ model: 'llama-3-8b', chips: 2, point: { batch: 64, contextTokens: 8000, tpotSec: 0.009 } }),
    ['PHYS-DECODE'],
  ],
  [
    'the same cache in FP8',
    constructed({
      model: 'llama-3-8b',
      chips: 2,
      precision: { kv: 'fp8' },
      point: { batch: 64, contextTokens: 8000, tpotSec: 0.009 },
    }),
    [],
  ],
  // 32 queries of one shared prompt of 7,900 tokens: its keys may be read once.
  [
    'many sequences of one cached prompt',
    constructed({
      model: 'llama-3-8b',
      chips: 2,
      techniques: { prefixCacheHitRate: 0.99 },
      point: { batch: 64, inputTokens: 7900, outputTokens: 200, contextTokens: 8000, tpotSec: 0.009 },
    }),
    [],
  ],
  // DeepSeek V3: 8 of 256 experts, 37e9 of 671e9 parameters a token in FP8 = 37 GB ÷ 26.8e12 = 1.4 ms; all of them 25 ms.
  [
    'a mixture reads the chosen experts only: 671B in 3 ms',
    constructed({
      model: 'deepseek-r1',
      chips: 8,
      precision: { weights: 'fp8', activations: 'fp8', kv: 'bf16' },
      point: { tpotSec: 0.003 },
    }),
    [],
  ],
  [
    'and not faster than those: 1 ms',
    constructed({
      model: 'deepseek-r1',
      chips: 8,
      precision: { weights: 'fp8', activations: 'fp8', kv: 'bf16' },
      point: { tpotSec: 0.001 },
    }),
    ['PHYS-DECODE'],
  ],
  // Latent attention: 70,272 B a token. 32 × 32,000 × 70,272 = 72 GB; with keys and values of 128 heads it would be 5 TB.
  [
    'latent attention holds and reads 32 contexts of 32,000 beside the weights',
    constructed({
      model: 'deepseek-r1',
      chip: 'nvidia-h200-sxm-141gb',
      chips: 8,
      precision: { weights: 'fp8', activations: 'fp8', kv: 'bf16' },
      point: { batch: 32, contextTokens: 32000, tpotSec: 0.03 },
    }),
    [],
  ],
  [
    'and 512 of them do not fit',
    constructed({
      model: 'deepseek-r1',
      chip: 'nvidia-h200-sxm-141gb',
      chips: 8,
      precision: { weights: 'fp8', activations: 'fp8', kv: 'bf16' },
      point: { batch: 512, contextTokens: 32000, tpotSec: 0.2 },
    }),
    ['PHYS-CAPACITY'],
  ],
  // 70B in bf16: 139 GB read ÷ (8 × 3.35e12) = 5.2 ms; through 8 stages one after another 41 ms.
  [
    '70B over 8 chips in tensor parallel in 8 ms',
    constructed({ model: 'llama-3-70b', chips: 8, system: { tensorParallel: 8 }, point: { tpotSec: 0.008 } }),
    [],
  ],
  [
    'the same through 8 stages of a pipeline',
    constructed({
      model: 'llama-3-70b',
      chips: 8,
      system: { tensorParallel: 1, pipelineParallel: 8 },
      point: { tpotSec: 0.008 },
    }),
    ['PHYS-DECODE'],
  ],
  [
    'a pipeline that takes its time: 50 ms',
    constructed({
      model: 'llama-3-70b',
      chips: 8,
      system: { tensorParallel: 1, pipelineParallel: 8 },
      point: { tpotSec: 0.05 },
    }),
    [],
  ],
  [
    'two replicas of four chips are four chips to one sequence: 10.4 ms',
    constructed({ model: 'llama-3-70b', chips: 8, system: { tensorParallel: 4 }, point: { tpotSec: 0.008 } }),
    ['PHYS-DECODE'],
  ],
  [
    'experts over eight chips',
    constructed({
      model: 'deepseek-r1',
      chips: 8,
      system: { expertParallel: 8 },
      precision: { weights: 'fp8', activations: 'fp8', kv: 'bf16' },
      point: { tpotSec: 0.004 },
    }),
    [],
  ],
  // 16 × 4,096 tokens × 15e9 FLOP = 9.2e14 and attention 0.7e14 ÷ 989.4e12 = 1.0 s; in FP8 half of it.
  [
    'a prompt in 0.7 s',
    constructed({
      model: 'llama-3-8b',
      point: { phase: 'PREFILL', batch: 16, inputTokens: 4096, contextTokens: null, prefillLatencySec: 0.7 },
    }),
    ['PHYS-COMPUTE', 'PHYS-PREFILL'],
  ],
  [
    'the same in FP8',
    constructed({
      model: 'llama-3-8b',
      precision: { weights: 'fp8', activations: 'fp8', kv: 'fp8' },
      point: { phase: 'PREFILL', batch: 16, inputTokens: 4096, contextTokens: null, prefillLatencySec: 0.7 },
    }),
    [],
  ],
  [
    'the same with half of it in a prefix cache',
    constructed({
      model: 'llama-3-8b',
      techniques: { prefixCacheHitRate: 0.5 },
      point: { phase: 'PREFILL', batch: 16, inputTokens: 4096, contextTokens: null, prefillLatencySec: 0.7 },
    }),
    [],
  ],
  [
    'a prompt takes one replica, however many there are',
    constructed({
      model: 'llama-3-8b',
      chips: 8,
      system: { tensorParallel: 1 },
      point: { phase: 'PREFILL', batch: 1, inputTokens: 8192, contextTokens: null, prefillLatencySec: 0.05 },
    }),
    ['PHYS-PREFILL'],
  ],
  ...(
    [
      [750, 'device_sensor', ['PHYS-POWER']],
      [690, 'device_sensor', []],
      [900, 'wall', []],
      [950, 'wall', ['PHYS-POWER']],
    ] as const
  ).map(
    ([averageWatts, boundary, rules]) =>
      [
        `${averageWatts} W at the ${boundary}`,
        constructed({
          model: 'llama-3-8b',
          point: { tpotSec: 0.01, power: { boundary, averageWatts, energyJoules: null, windowSec: null } },
        }),
        rules,
      ] as const,
  ),
  [
    'images: 50 steps of SDXL at 1,024 pixels in 5 s',
    constructed({
      model: 'sdxl-base',
      point: {
        phase: 'IMAGE',
        contextTokens: null,
        imageLatencySec: 5,
        image: { steps: 50, resolution: 1024 },
      },
    }),
    [],
  ],
  [
    'the same in 0.1 s',
    constructed({
      model: 'sdxl-base',
      point: {
        phase: 'IMAGE',
        contextTokens: null,
        imageLatencySec: 0.1,
        image: { steps: 50, resolution: 1024 },
      },
    }),
    ['PHYS-COMPUTE'],
  ],
];

describe('constructed cases', () => {
  test.each(CASES)('%s', (_, run, rules) => {
    expect(rulesOf(run).toSorted()).toEqual([...rules].toSorted());
  });

  test('one-step images whose weights are read once: memory is the bound, and caches that hold a network lift it', () => {
    const image = (model: string, imageLatencySec: number) =>
      constructed({
        model,
        point: { phase: 'IMAGE', contextTokens: null, imageLatencySec, image: { steps: 1, resolution: 64 } },
      });
    expect(rulesOf(image('sdxl-base', 0.0005))).toContain('PHYS-BANDWIDTH');
    expect(rulesOf(image('sdxl-base', 1))).toEqual([]);
  });

  test('every flag names its causes, fields to resolve it, a value and what was expected', () => {
    const all = CASES.flatMap(([, run]) => flags(run));
    expect(all.length).toBeGreaterThan(10);
    for (const { message, value, expected, fix } of all) {
      expect(message).toMatch(/[\d.,]+ (%|W|GB|ms|TOPS)/);
      expect(message).toMatch(/% of (the bound|it)/);
      expect(value).toMatch(/^[\d.,]+ \S+/);
      expect(expected).toMatch(/^at (least|most) [\d.,]+ \S+/);
      expect(fix).toMatch(/^Usual causes: .+, .+, or .+\(.+\)/);
    }
  });
});
