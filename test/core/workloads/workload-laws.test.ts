import { catalogue } from '@inferbench/catalogue/catalogue';
import { distinctExperts } from '@inferbench/domain/models/distinct-experts';
import { expertPopularity, expertShares } from '@inferbench/domain/models/expert-popularity';
import { isItemModel, isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import type { OperatorGraph, StepLoad } from '@inferbench/domain/models/operator-graph';
import {
  attendedPairs,
  costOf,
  kvBytesPerSequence,
  passLoad,
  uncausalPairs,
} from '@inferbench/domain/models/step-load';
import { graphFlops, graphKvBytes, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import { passGraph } from '@inferbench/workloads/pass';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gemmOf } from '../../testkit/gemm.ts';

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const UNFUSED = { activationTraffic: 'unfused' } as const;
const LANGUAGE = [...catalogue.models.values()].filter(isLanguageModel);
const ITEMS = [...catalogue.models.values()].filter(isItemModel);

const language = fc.constantFrom(...LANGUAGE);
const items = fc.constantFrom(...ITEMS);
const phases = fc.constantFrom('prefill' as const, 'decode' as const);
const loads = fc.record({
  sequences: fc.integer({ min: 1, max: 512 }),
  newTokens: fc.integer({ min: 1, max: 8192 }),
  pastTokens: fc.integer({ min: 0, max: 131072 }),
});
const localities = fc.option(
  fc.record({
    kind: fc.constantFrom('window' as const, 'chunk' as const),
    tokens: fc.integer({ min: 1, max: 8192 }),
  }),
);
const experts = fc
  .tuple(fc.integer({ min: 1, max: 384 }), fc.integer({ min: 1, max: 16 }))
  .map(([all, topK]) => ({ experts: Math.max(all, topK), topK }));
const alphas = fc.double({ min: 0, max: 4, noNaN: true });
const tokenCounts = fc.integer({ min: 1, max: 4096 });

function activationBytes(graph: OperatorGraph, load: StepLoad): number {
  return graph.operators.reduce(
    (sum, op) => sum + op.multiplicity * costOf(op.activationBytes, load, op.locality),
    0,
  );
}

/** Room for the rounding of sums of many terms. */
const NEARLY = 1 + 1e-12;

describe('activation traffic', () => {
  test.prop([language, phases, loads])(
    'fused moves no more than unfused, and computes the same',
    (model, phase, load) => {
      const fused = transformerGraph(model, FP16, phase);
      const unfused = transformerGraph(model, FP16, phase, UNFUSED);
      expect(activationBytes(fused, load)).toBeLessThan(activationBytes(unfused, load));
      expect(graphFlops(unfused, load) / graphFlops(fused, load)).toBeCloseTo(1, 12);
      expect(graphWeightBytes(unfused, 1) / graphWeightBytes(fused, 1)).toBeCloseTo(1, 12);
    },
  );

  test.prop([items])('and so for networks over items', (model) => {
    const fused = passGraph(model, FP16);
    const unfused = passGraph(model, FP16, UNFUSED);
    expect(activationBytes(fused, passLoad(1))).toBeLessThanOrEqual(activationBytes(unfused, passLoad(1)));
    expect(graphFlops(unfused, passLoad(1)) / graphFlops(fused, passLoad(1))).toBeCloseTo(1, 12);
    expect(unfused.storedWeightBytes / fused.storedWeightBytes).toBeCloseTo(1, 12);
  });
});

describe('attention', () => {
  test.prop([loads, localities])('causal pairs are no more than uncausal ones', (load, locality) => {
    expect(attendedPairs(load, locality)).toBeLessThanOrEqual(uncausalPairs(load, locality));
  });

  test.prop([loads, localities])('a window or chunk attends no more than everything', (load, locality) => {
    expect(attendedPairs(load, locality)).toBeLessThanOrEqual(attendedPairs(load, null));
    expect(uncausalPairs(load, locality)).toBeLessThanOrEqual(uncausalPairs(load, null));
  });

  test.prop([language, loads])('the causal graph asks for no more FLOPs', (model, load) => {
    const causal = graphFlops(transformerGraph(model, FP16, 'prefill'), load);
    const uncausal = transformerGraph(model, FP16, 'prefill', { attentionFlops: 'uncausal' });
    expect(causal).toBeLessThanOrEqual(graphFlops(uncausal, load) * NEARLY);
  });

  test.prop([language, fc.integer({ min: 1, max: 200_000 })])(
    'a longer context never shrinks the cache',
    (model, context) => {
      const { kvCache } = transformerGraph(model, FP16, 'decode');
      expect(kvBytesPerSequence(kvCache, context + 1)).toBeGreaterThanOrEqual(
        kvBytesPerSequence(kvCache, context),
      );
    },
  );

  test.prop([fc.integer({ min: 1, max: 100_000 })])(
    'MLA caches less than GQA, GQA less than MHA',
    (context) => {
      const model = catalogue.models.get('deepseek-v3');
      if (model === undefined || !isLanguageModel(model)) throw new Error('no deepseek-v3');
      const bytes = (shape: Partial<LanguageModel>) => {
        const { kvCache } = transformerGraph({ ...model, ...shape } as LanguageModel, FP16, 'decode');
        return kvBytesPerSequence(kvCache, context);
      };
      const grouped = bytes({ latentAttention: null, kvHeads: 8 });
      expect(bytes({})).toBeLessThanOrEqual(grouped);
      expect(grouped).toBeLessThanOrEqual(bytes({ latentAttention: null, kvHeads: model.heads }));
    },
  );
});

describe('routing', () => {
  const skewed = (shape: { experts: number; topK: number }, alpha: number) =>
    expertPopularity(shape, { kind: 'power_law', alpha });

  test.prop([experts, alphas, tokenCounts])(
    'distinct experts lie between min(k, E) and min(E, k·T), grow with T, and are most when all are alike',
    (shape, alpha, tokens) => {
      const popularity = skewed(shape, alpha);
      const distinct = distinctExperts({ ...shape, popularity }, tokens);
      const { experts: all, topK } = shape;
      expect(distinct * NEARLY).toBeGreaterThanOrEqual(Math.min(topK, all));
      expect(distinct).toBeLessThanOrEqual(Math.min(all, topK * tokens) * NEARLY);
      expect(distinctExperts({ ...shape, popularity }, tokens + 1) * NEARLY).toBeGreaterThanOrEqual(distinct);
      expect(distinct).toBeLessThanOrEqual(distinctExperts({ ...shape, popularity: null }, tokens) * NEARLY);
    },
  );

  test.prop([experts, alphas])('shares of tokens sum to top-k and fall with popularity', (shape, alpha) => {
    const shares = expertShares(shape, { kind: 'power_law', alpha });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(shape.topK, 9);
    expect(shares).toStrictEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeLessThanOrEqual(1);
  });

  test('a power law of exponent 0 is uniform', () => {
    const shape = { experts: 256, topK: 8 };
    expect(distinctExperts({ ...shape, popularity: skewed(shape, 0) }, 32)).toBeCloseTo(
      distinctExperts({ ...shape, popularity: null }, 32),
      9,
    );
  });

  test('skew shows in the bytes that a graph reads', () => {
    const model = catalogue.models.get('deepseek-v3');
    if (model === undefined || !isLanguageModel(model)) throw new Error('no deepseek-v3');
    const routing = { kind: 'power_law', alpha: 1.2 } as const;
    const read = (graph: OperatorGraph) => graphWeightBytes(graph, 64);
    expect(read(transformerGraph(model, FP16, 'decode', { routing }))).toBeLessThan(
      0.7 * read(transformerGraph(model, FP16, 'decode')),
    );
  });
});

describe('every linear operator', () => {
  function expectProducts(graph: OperatorGraph, load: StepLoad): void {
    for (const op of graph.operators) {
      const shape = gemmOf(op, load);
      expect(shape === null).toBe(op.kind !== 'gemm');
      if (shape === null) continue;
      const { count, m, n, k } = shape;
      expect((2 * count * m * n * k) / costOf(op.flops, load, op.locality)).toBeCloseTo(1, 9);
      const reduced = costOf(op.allReduceBytes, load, null) > 0;
      expect(reduced && op.gemm?.parallel !== 'row').toBe(false);
    }
  }

  test.prop([language, phases, loads])(
    'is its M × K by K × N, and is summed only if it divides K',
    (model, phase, load) => {
      expectProducts(transformerGraph(model, FP16, phase), load);
    },
  );

  test.prop([items, fc.integer({ min: 1, max: 64 })])('and so in networks over items', (model, batch) => {
    expectProducts(passGraph(model, FP16), passLoad(batch));
  });

  test.prop([language, loads])('new keys and values reach the cache once', (model, load) => {
    const { newTokens, sequences } = load;
    const fresh = { sequences, newTokens, pastTokens: 0 };
    expect(graphKvBytes(transformerGraph(model, FP16, 'prefill'), fresh)).toBeGreaterThanOrEqual(
      sequences * kvBytesPerSequence(transformerGraph(model, FP16, 'prefill').kvCache, newTokens),
    );
  });
});
