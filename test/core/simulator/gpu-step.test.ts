import type { Constants } from '@inferbench/domain/scores/calibration';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import { compile } from '@inferbench/simulator/compile';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { kernelGraph } from '@inferbench/workloads/kernel';
import { describe, expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

// Round constants, each of its own size, so that every term shows.
const CONSTANTS: Constants = {
  gemmShare: 0.5,
  expertShare: 0.3,
  attentionShare: 0.25,
  decodeAttentionShare: 0.2,
  imageAttentionShare: 0.125,
  bandwidthShare: 0.8,
  expertBandwidthShare: 0.7,
  cacheBandwidthShare: 0.6,
  kernelSec: 1e-6,
  expertKernelSec: 2e-6,
  attentionKernelSec: 3e-6,
  expansionShare: 0.1,
  hostStepSec: 1e-3,
  hostSequenceSec: 1e-5,
  prefillFixedSec: 1e-2,
  allReduceSec: 1e-4,
  allToAllSec: 2e-4,
  sumLinkShare: 0.9,
  exchangeLinkShare: 0.85,
};
const PROCESSORS = 10;
const CLOCK_HZ = 1e9;
const BANDWIDTH = 1e12;
const FP16_OPS = 1e14;
const FP8_OPS = 2e14;
const WIDE: PrecisionSetting = { weights: 'fp16', activations: 'fp16', kv: 'fp16' };
const NARROW: PrecisionSetting = { weights: 'fp8', activations: 'fp8', kv: 'fp8' };
const PACKED: PrecisionSetting = { weights: 'q4_k_m', activations: 'fp16', kv: 'fp16' };

const sourced = { source: 's', confidence: 'datasheet' } as const;
const base = testChip({ fp16OpsPerSec: FP16_OPS, bandwidthBytesPerSec: BANDWIDTH });
const CHIP = {
  ...base,
  peaks: [...base.peaks, { precision: 'fp8' as const, denseOpsPerSec: FP8_OPS, ...sourced }],
  simt: { processorKind: 'SM', ...sourced, processors: PROCESSORS, clockHz: CLOCK_HZ },
};

type Kernel = Parameters<typeof kernelGraph>[0];

/** Seconds of one kernel by itself, or as one pass, step or prompt of a host. */
function seconds(kernel: Kernel, precision = WIDE, phase: 'kernel' | 'pass' = 'kernel', items = 1) {
  const peak = resolvePeak(CHIP, precision);
  if (!peak.ok) throw peak.error;
  const placement = {
    chips: 1,
    tensorParallel: 1,
    pipelineParallel: 1,
    replicas: 1,
    expertParallel: 1,
    attentionParallel: 1,
  };
  const graph = { ...kernelGraph(kernel, precision), phase };
  const plan = compile({ graph, chip: CHIP, peak: peak.value, placement, constants: CONSTANTS });
  return plan.at(items, 1, new Float64Array(SLOT_COUNT))[SLOT.attainableSec];
}

/** Whole tiles in whole waves: nothing is lost to quantisation. */
const FULL = { kind: 'gemm', m: 1280, n: 1280, k: 4096 } as const;

describe('one kernel on a GPU, by hand', () => {
  test('a large product: FLOPs over its share of peak, and one launch', () => {
    const flops = 2 * 1280 * 1280 * 4096;
    expect(seconds(FULL)).toBeCloseTo(flops / (FP16_OPS * 0.5) + 1e-6, 12);
  });

  test('a narrow product: the same share of a higher peak, and no more launches than a wide one', () => {
    const flops = 2 * 1280 * 1280 * 4096;
    expect(seconds(FULL, NARROW)).toBeCloseTo(flops / (FP8_OPS * 0.5) + 1e-6, 12);
  });

  test('one row: weights and activations over the reached bandwidth', () => {
    const bytes = 2 * (4096 * 1280) + 2 * (4096 + 1280);
    expect(seconds({ kind: 'gemm', m: 1, n: 1280, k: 4096 })).toBeCloseTo(
      bytes / (BANDWIDTH * 0.8) + 1e-6,
      12,
    );
  });

  test('packed weights of many rows are written and read again, once for 512 of them, as far as that is not hidden', () => {
    const flops = 2 * 1280 * 1280 * 4096;
    const expansion = 4 * 1280 * 4096 * 3;
    expect(seconds(FULL, PACKED)).toBeCloseTo(
      flops / (FP16_OPS * 0.5) + 1e-6 + (0.1 * expansion) / BANDWIDTH,
      12,
    );
    // Not of 32 rows.
    const few = 2 * 32 * 1280 * 4096;
    expect(seconds({ kind: 'gemm', m: 32, n: 1280, k: 4096 }, PACKED)).toBeCloseTo(
      few / (FP16_OPS * 0.5) + 1e-6,
      12,
    );
  });

  const ATTENTION = {
    kind: 'attention',
    batch: 1,
    queryLen: 1024,
    kvLen: 1024,
    heads: 8,
    kvHeads: 8,
    headDim: 128,
  } as const;
  const PAIRS = (1024 * 1025) / 2;
  const PRODUCTS = (4 * 8 * 128 * PAIRS) / FP16_OPS;
  const EXPONENTIALS = (8 * PAIRS) / (PROCESSORS * CLOCK_HZ * 16);
  const IN_FULL = PRODUCTS + EXPONENTIALS;

  test('attention: products and one exponential a score, 16 a processor and clock, both at their share', () => {
    expect(seconds(ATTENTION)).toBeCloseTo(IN_FULL / 0.25 + 3e-6, 12);
  });

  test('attention over images: a share of its own, and the host of a pass', () => {
    expect(seconds(ATTENTION, WIDE, 'pass')).toBeCloseTo(IN_FULL / 0.125 + 3e-6 + 1e-3, 12);
  });

  test('a query beside its cache: keys and values over the bandwidth that caches reach, the rest over that of activations', () => {
    const [cache, activations] = [2 * 2 * 8 * 128 * 4096, 2 * 2 * 8 * 128];
    expect(seconds({ ...ATTENTION, queryLen: 1, kvLen: 4096 })).toBeCloseTo(
      cache / (BANDWIDTH * 0.6) + activations / (BANDWIDTH * 0.8) + 3e-6,
      12,
    );
  });
});

describe('the host of a step', () => {
  const token = { ...kernelGraph(FULL, WIDE), operators: [] };
  const hostSec = (phase: 'prefill' | 'decode', sequences: number) => {
    const peak = resolvePeak(CHIP, WIDE);
    if (!peak.ok) throw peak.error;
    const placement = {
      chips: 1,
      tensorParallel: 1,
      pipelineParallel: 1,
      replicas: 1,
      expertParallel: 1,
      attentionParallel: 1,
    };
    const plan = compile({
      graph: { ...token, phase },
      chip: CHIP,
      peak: peak.value,
      placement,
      constants: CONSTANTS,
    });
    return plan.at(sequences, 8, new Float64Array(SLOT_COUNT))[SLOT.attainableSec];
  };

  test('is paid once a step and once a sequence, and a prompt pays its fixed part', () => {
    expect(hostSec('decode', 3)).toBeCloseTo(1e-3 + 3e-5, 12);
    expect(hostSec('prefill', 3)).toBeCloseTo(1e-3 + 3e-5 + 1e-2, 12);
  });
});
