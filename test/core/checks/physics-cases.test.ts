import type { Run } from '@inferbench/domain/runs/run';
import { describe, expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';
import { physicsFlags } from '../../testkit/physics-flags.ts';

const rulesOf = (run: Run) => [...new Set(physicsFlags(run).map(({ rule }) => rule))];
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
    const all = CASES.flatMap(([, run]) => physicsFlags(run));
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
