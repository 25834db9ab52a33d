import type { Chip } from '@inferbench/domain/chips/chip';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testChip } from '../../testkit/chip.ts';
import { compile } from '@inferbench/simulator/compile';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';

const NOTHING = { perToken: 0, perSequence: 0, perPair: 0, perUncausalPair: 0, perCachedKey: 0 };

function chipWith({ opsPerSec = 1e12, bytesPerSec = 1e12 } = {}): Chip {
  return testChip({ fp16OpsPerSec: opsPerSec, bandwidthBytesPerSec: bytesPerSec });
}

/** One GEMM of k·n weights of two bytes and one attention of one head. */
const GRAPH: OperatorGraph = {
  model: 'test',
  phase: 'decode',
  storedWeightBytes: 2e6,
  kvCache: {
    fullBytesPerToken: 1024,
    localBytesPerToken: 0,
    localTokens: 0,
    bytesPerSequence: 0,
    stateShards: 1,
    shards: 4,
  },
  operators: [
    {
      name: 'gemm',
      kind: 'gemm',
      multiplicity: 10,
      flops: { ...NOTHING, perToken: 2e6 },
      vectorFlops: NOTHING,
      weightBytes: 2e6,
      expansionBytes: 0,
      routed: null,
      locality: null,
      activationBytes: { ...NOTHING, perToken: 4e3 },
      kvBytes: NOTHING,
      gemm: { n: 1000, k: 1000, groups: 1, rowsPerToken: 1, rowsPerSequence: 0, parallel: 'row' },
      allReduceBytes: { ...NOTHING, perToken: 2e3 },
    },
    {
      name: 'attention',
      kind: 'attention',
      multiplicity: 10,
      flops: { ...NOTHING, perPair: 512 },
      vectorFlops: NOTHING,
      weightBytes: 0,
      expansionBytes: 0,
      routed: null,
      locality: null,
      activationBytes: NOTHING,
      kvBytes: { ...NOTHING, perCachedKey: 1024 },
      gemm: null,
      allReduceBytes: NOTHING,
    },
  ],
};

function decode(options: {
  chip?: Chip;
  tensorParallel?: number;
  pipelineParallel?: number;
  replicas?: number;
  batch: number;
  context: number;
}) {
  const {
    chip = chipWith(),
    tensorParallel = 1,
    pipelineParallel = 1,
    replicas = 1,
    batch,
    context,
  } = options;
  const denseOpsPerSec = chip.peaks[0]?.denseOpsPerSec ?? 0;
  return compile({
    graph: GRAPH,
    chip,
    peak: {
      precision: 'fp16',
      denseOpsPerSec,
      attentionPrecision: 'fp16',
      attentionOpsPerSec: denseOpsPerSec,
    },
    placement: {
      chips: tensorParallel * pipelineParallel * replicas,
      tensorParallel,
      pipelineParallel,
      replicas,
      expertParallel: 1,
      attentionParallel: 1,
    },
  }).at(batch, context, new Float64Array(SLOT_COUNT));
}

const batches = fc.integer({ min: 1, max: 1024 });
const contexts = fc.integer({ min: 1, max: 131072 });

describe('a decode step', () => {
  test('is the hand sum of one multiplication and one byte', () => {
    const out = decode({ batch: 1, context: 1 });
    expect(out[SLOT.flops]).toBe(10 * 2e6 + 10 * 512);
    expect(out[SLOT.weightBytes]).toBe(10 * 2e6);
    expect(out[SLOT.kvBytes]).toBe(10 * 1024);
    // Memory-bound: (20 MB weights + 40 kB activations + 10 kB keys) ÷ 1 TB/s.
    expect(out[SLOT.idealSec]).toBeCloseTo((20e6 + 40e3 + 10240) / 1e12, 12);
  });

  test.prop([batches, contexts])('no attainable time beats the ideal one', (batch, context) => {
    const out = decode({ batch, context });
    expect(out[SLOT.attainableSec]).toBeGreaterThanOrEqual(out[SLOT.idealSec] ?? 0);
  });

  test.prop([batches, contexts])('time grows with batch and with context', (batch, context) => {
    const here = decode({ batch, context });
    for (const later of [decode({ batch: batch + 1, context }), decode({ batch, context: context + 1 })]) {
      expect(later[SLOT.idealSec]).toBeGreaterThanOrEqual(here[SLOT.idealSec] ?? 0);
      expect(later[SLOT.attainableSec]).toBeGreaterThanOrEqual(here[SLOT.attainableSec] ?? 0);
    }
  });

  test.prop([batches, contexts])('doubling bandwidth or peak never slows a step', (batch, context) => {
    const here = decode({ batch, context });
    for (const chip of [chipWith({ bytesPerSec: 2e12 }), chipWith({ opsPerSec: 2e12 })]) {
      const faster = decode({ chip, batch, context });
      expect(faster[SLOT.idealSec]).toBeLessThanOrEqual(here[SLOT.idealSec] ?? 0);
      expect(faster[SLOT.attainableSec]).toBeLessThanOrEqual(here[SLOT.attainableSec] ?? 0);
    }
  });

  test.prop([batches, contexts])('one chip talks to nobody; a group does', (batch, context) => {
    expect(decode({ batch, context })[SLOT.collectiveSec]).toBe(0);
    expect(decode({ batch, context, tensorParallel: 2 })[SLOT.collectiveSec]).toBeGreaterThan(0);
  });

  test.prop([batches, contexts])('two replicas serve twice the batch in the same time', (batch, context) => {
    const one = decode({ batch, context });
    const two = decode({ batch: 2 * batch, context, replicas: 2 });
    expect(two[SLOT.attainableSec]).toBe(one[SLOT.attainableSec]);
    expect(two[SLOT.idealSec]).toBeCloseTo(one[SLOT.idealSec] ?? 0, 12);
  });

  test.prop([contexts])(
    'a pipeline does not shorten a single sequence, and serves p of them in its time and the hops between stages',
    (context) => {
      const one = decode({ batch: 1, context })[SLOT.attainableSec] ?? 0;
      // Hidden state of 2 kB at 100 GB/s and half a microsecond a hop.
      const hopsSec = 3 * (0.5e-6 + 2e3 / 1e11);
      for (const batch of [1, 4]) {
        const piped = decode({ batch, context, pipelineParallel: 4 })[SLOT.attainableSec] ?? 0;
        expect(piped / (one + hopsSec)).toBeCloseTo(1, 9);
      }
    },
  );

  test('KV heads are copied once the group is larger than their number', () => {
    const within = decode({ batch: 8, context: 4096, tensorParallel: 4 });
    const beyond = decode({ batch: 8, context: 4096, tensorParallel: 8 });
    expect(beyond[SLOT.kvBytes]).toBe(2 * (within[SLOT.kvBytes] ?? 0));
  });
});
