import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import type { KeyLocality, Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import {
  activeParameters,
  embeddingParameters,
  layerTableParameters,
  positionParameters,
  totalParameters,
} from '@inferbench/domain/models/parameter-count';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import {
  attendedPairs,
  cachedKeys,
  costOf,
  decodeLoad,
  kvBytesPerSequence,
  prefillLoad,
} from '@inferbench/domain/models/step-load';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const LANGUAGE = [...catalogue.models.values()].filter(isLanguageModel);

function modelOf(slug: string): LanguageModel {
  const model = catalogue.models.get(slug);
  if (model === undefined || !isLanguageModel(model)) throw new Error(`no language model ${slug}`);
  return model;
}

function operatorOf(graph: OperatorGraph, name: string): Operator {
  const found = graph.operators.find((op) => op.name === name);
  if (found === undefined) throw new Error(`no operator ${name}`);
  return found;
}

const decodeOf = (slug: string) => transformerGraph(modelOf(slug), FP16, 'decode');
const flopsOf = (op: Operator, context: number) => costOf(op.flops, decodeLoad(1, context), op.locality);

// By hand, from the published configurations.
describe('gated delta rule of Qwen3 Next: 16 heads of keys, 32 of values, 128 wide, 36 of 48 layers', () => {
  const graph = decodeOf('qwen3-next-80b-a3b');
  const state = operatorOf(graph, 'state');

  test('one layer has 33,718,464 weights: 2048 × (2·2048 + 2·4096 + 2·32) in, 4096 × 2048 out, 4 taps, 192 more', () => {
    const names = ['state_in_proj', 'state', 'state_out_proj'];
    const bytes = names.reduce((sum, name) => sum + operatorOf(graph, name).weightBytes, 0);
    expect(bytes / 2).toBe(33_718_464);
    expect(state.multiplicity).toBe(36);
  });

  test('a token costs three products with its state, 6 · 32 · 128², and 4 taps of 8,192 channels', () => {
    expect(flopsOf(state, 1)).toBe(3_145_728 + 65_536);
  });

  test('a sequence keeps 32 · 128² values of 4 bytes and 3 · 8,192 of 2 in each layer; a step reads and writes them', () => {
    expect(graph.kvCache.bytesPerSequence).toBe(36 * (2_097_152 + 49_152));
    expect(costOf(state.kvBytes, decodeLoad(7, 4096), null)).toBe(7 * 2 * 2_146_304);
    expect(graph.kvCache.fullBytesPerToken).toBe(12 * 2 * 2 * 256 * 2);
  });

  test('with everything else the model has 79,674,391,296 parameters', () => {
    expect(totalParameters(modelOf('qwen3-next-80b-a3b'))).toBe(79_674_391_296);
  });
});

describe('Mamba 2 of Nemotron Nano 9B v2: 128 heads of 80, state 128, 8 groups, 27 of 56 blocks', () => {
  const graph = decodeOf('nemotron-nano-9b-v2');
  const state = operatorOf(graph, 'state');

  test('one block has 147,446,144 weights: 4480 × 22,656 in, 10,240 × 4480 out, 5 a channel, 3 a head and a norm', () => {
    const names = ['state_in_proj', 'state', 'state_out_proj'];
    const bytes = names.reduce((sum, name) => sum + operatorOf(graph, name).weightBytes, 0);
    expect(bytes / 2).toBe(101_498_880 + 45_875_200 + 61_440 + 384 + 10_240);
  });

  test('a token costs two products with its state, 4 · 128 · 80 · 128, and 4 taps of 12,288 channels', () => {
    expect(flopsOf(state, 1)).toBe(5_242_880 + 98_304);
    expect(graph.kvCache.bytesPerSequence).toBe(27 * (5_242_880 + 73_728));
  });

  test('blocks hold one part each: 4 attend, 25 are feed-forwards, and all make 8,888,227,328 parameters', () => {
    expect(operatorOf(graph, 'attention').multiplicity).toBe(4);
    expect(operatorOf(graph, 'ffn_up_proj').multiplicity).toBe(25);
    expect(operatorOf(graph, 'layer_norms').multiplicity).toBe(56);
    expect(totalParameters(modelOf('nemotron-nano-9b-v2'))).toBe(8_888_227_328);
  });

  test('experts of Nemotron 3 Super work in 1,024 dimensions: 2 · 1024 · 2688 weights each', () => {
    const { operators } = decodeOf('nemotron-3-super-120b-a12b');
    const perExpert = operators.reduce((sum, { routed }) => sum + (routed?.bytesPerExpert ?? 0), 0);
    expect(perExpert / 2).toBe(5_505_024);
    const latent = operators.filter(({ name }) => name.startsWith('experts_latent'));
    expect(latent.map(({ weightBytes }) => weightBytes / 2)).toEqual([4_194_304, 4_194_304]);
  });
});

describe('the indexer of DeepSeek V3.2: 64 heads of 128, 2,048 keys chosen', () => {
  const graph = decodeOf('deepseek-v3.2');

  test('adds 13,959,424 weights a layer: 1536 × 8192, 7168 × 128, 7168 × 64 and a norm', () => {
    const added = totalParameters(modelOf('deepseek-v3.2')) - totalParameters(modelOf('deepseek-v3'));
    // The entry of V3 leaves out one correction an expert.
    expect(added).toBe(61 * 13_959_424 + 58 * 256);
  });

  test('at 8,192 keys it scores all of them, and attention sees 2,048', () => {
    expect(flopsOf(operatorOf(graph, 'index_scores'), 8192)).toBe(2 * 64 * 129 * 8192);
    expect(flopsOf(operatorOf(graph, 'attention_indexed'), 8192)).toBe(278_528 * 2048);
  });

  test('a token keeps its latent of 576 values and an index key of 128 bytes with a scale of 4', () => {
    expect(graph.kvCache.fullBytesPerToken).toBe(61 * (576 * 2 + 132));
  });

  test('GLM 5.2 has 21 indexers of 32 heads, 9,371,904 weights each; 57 layers attend what those chose', () => {
    // 2048 × 4096 queries, 6144 × 128 keys, 6144 × 32 weights of heads, a norm of 2 · 128; GLM 5 has 78 of them.
    const fewer = totalParameters(modelOf('glm-5')) - totalParameters(modelOf('glm-5.2'));
    expect(fewer).toBe(57 * (8_388_608 + 786_432 + 196_608 + 256));
    const shared = decodeOf('glm-5.2');
    expect(operatorOf(shared, 'index_scores').multiplicity).toBe(21);
    expect(flopsOf(operatorOf(shared, 'index_scores'), 8192)).toBe(2 * 32 * 129 * 8192);
    expect(operatorOf(shared, 'attention_indexed').multiplicity).toBe(78);
    expect(shared.kvCache.fullBytesPerToken).toBe(78 * 576 * 2 + 21 * 132);
  });

  test('MiniMax M3 chooses in 57 of 60 layers, by heads that are not weighed', () => {
    const sparse = decodeOf('minimax-m3');
    expect(flopsOf(operatorOf(sparse, 'index_scores'), 8192)).toBe(2 * 4 * 128 * 8192);
    expect(operatorOf(sparse, 'attention').multiplicity).toBe(3);
    expect(operatorOf(sparse, 'attention_indexed').multiplicity).toBe(57);
  });
});

describe('DeepSeek V4 Pro: 128 heads of 512 share one key, windows of 128, entries of 4 and 128 tokens', () => {
  const model = modelOf('deepseek-v4-pro');
  const graph = decodeOf('deepseek-v4-pro');

  test.each([
    ['attention_local', 61, 128],
    // 2,048 entries of four tokens, half of them chosen.
    ['attention_sparse', 30, 1024],
    ['attention_heavy', 31, 64],
  ])('%s: %i layers see %i keys of 8,192', (name, layers, keys) => {
    const op = operatorOf(graph, name);
    expect(op.multiplicity).toBe(layers);
    expect(flopsOf(op, 8192)).toBe(4 * 128 * 512 * keys);
    expect(costOf(op.kvBytes, decodeLoad(1, 8192), op.locality)).toBeCloseTo(
      1024 * (keys + op.kvBytes.perToken / 1024),
      6,
    );
  });

  test('the indexer scores the 2,048 entries; the cache of 8,192 tokens is 81,051,648 bytes', () => {
    expect(flopsOf(operatorOf(graph, 'index_scores'), 8192)).toBe(2 * 64 * 129 * 2048);
    const sparse = (30 * (1024 + 132) * 8192) / 4;
    const heavy = (31 * 1024 * 8192) / 128;
    expect(kvBytesPerSequence(graph.kvCache, 8192)).toBe(sparse + heavy + 61 * 1024 * 128);
  });

  test('the output leaves through 16 groups of 4096 × 1024, then 16,384 × 7168', () => {
    const groups = operatorOf(graph, 'o_group_proj');
    expect([groups.gemm?.groups, groups.gemm?.k, groups.gemm?.n]).toEqual([16, 4096, 1024]);
    expect(groups.weightBytes / 2).toBe(16 * 4096 * 1024);
  });

  test('a run of fp8 or of fp4 holds the checkpoint: experts in 4.25 bits, tables in 16, the rest in 8', () => {
    const experts = 61 * 384 * 3 * 7168 * 3072;
    const tables = 2 * 129_280 * 7168;
    const rest = totalParameters(model) - experts - tables;
    for (const word of ['fp8', 'fp4'] as const) {
      const { storedWeightBytes } = transformerGraph(model, fullPrecision(word, {}), 'decode');
      expect(storedWeightBytes).toBeCloseTo(rest + 2 * tables + (experts * 4.25) / 8, 0);
    }
    expect(decodeOf('deepseek-v4-pro').storedWeightBytes).toBe(2 * totalParameters(model));
  });
});

describe('DeepSeek V4 Flash: of 43 layers 21 with chosen entries, 20 with all of them, 2 with a window alone', () => {
  const { kvCache } = decodeOf('deepseek-v4-flash');

  test('every layer sees the newest 128 keys of 512 values, and entries only those that have them', () => {
    const graph = decodeOf('deepseek-v4-flash');
    const layers = ['attention_local', 'attention_sparse', 'attention_heavy', 'o_proj'];
    expect(layers.map((name) => operatorOf(graph, name).multiplicity)).toEqual([43, 21, 20, 43]);
    const entries = (21 * (1024 + 132) * 8192) / 4 + (20 * 1024 * 8192) / 128;
    expect(kvBytesPerSequence(kvCache, 8192)).toBe(entries + 43 * 1024 * 128);
  });
});

describe('Kimi K3: 69 layers of Kimi Delta Attention, 24 of gated latent attention, experts in a latent width', () => {
  const graph = decodeOf('kimi-k3');
  const weightsOf = (name: string) => operatorOf(graph, name).weightBytes / 2;

  test('a delta layer has 443,740,384 weights: 7168 × 49,376 in, 128 × 12,288 decays, 12,288 × 7168 out, 159,968 small', () => {
    // In: queries, keys, values and the gate, 12,288 each; 96 strengths; 128 for the decays.
    expect(weightsOf('state_in_proj')).toBe(7168 * (4 * 12_288 + 96 + 128));
    expect(weightsOf('state_decay_proj')).toBe(128 * 12_288);
    expect(weightsOf('state_out_proj')).toBe(12_288 * 7168);
    // 4 taps of 36,864 channels, a bias a decay, a decay a head, a norm as wide as a head.
    expect(weightsOf('state')).toBe(147_456 + 12_288 + 96 + 128);
    expect(operatorOf(graph, 'state').multiplicity).toBe(69);
  });

  test('a token costs three products with its state, 6 · 96 · 128², and 4 taps of 36,864 channels', () => {
    expect(flopsOf(operatorOf(graph, 'state'), 1)).toBe(9_437_184 + 294_912);
    expect(graph.kvCache.bytesPerSequence).toBe(69 * (96 * 128 * 128 * 4 + 3 * 36_864 * 2));
    expect(graph.kvCache.fullBytesPerToken).toBe(24 * 576 * 2);
  });

  test('latent attention has a gate of 7168 × 12,288; an expert has 3 · 3584 · 3072 weights, 16 of 896 a token', () => {
    expect(weightsOf('gate_proj')).toBe(88_080_384);
    const perExpert = graph.operators.reduce((sum, { routed }) => sum + (routed?.bytesPerExpert ?? 0), 0);
    expect(perExpert / 2).toBe(33_030_144);
    const latent = ['experts_latent_in', 'experts_latent_out'];
    expect(latent.map(weightsOf)).toEqual([25_690_112, 25_690_112]);
    // Shared experts work in all 7,168 dimensions.
    expect(weightsOf('shared_expert_down_proj')).toBe(3072 * 7168);
  });

  test('with everything else 2,779.5 billion parameters, 104.2 billion of them a token', () => {
    expect(totalParameters(modelOf('kimi-k3')) / 1e9).toBeCloseTo(2779.5, 1);
    expect(activeParameters(modelOf('kimi-k3')) / 1e9).toBeCloseTo(104.2, 1);
  });
});

describe('laws', () => {
  const contexts = fc.integer({ min: 1, max: 200_000 });
  const states = LANGUAGE.filter(({ recurrent }) => recurrent !== undefined);

  test.prop([fc.constantFrom(...states), contexts, contexts])(
    'a state has one size, whatever the context',
    (model, context, other) => {
      const graph = transformerGraph(model, FP16, 'decode');
      const { kvCache } = graph;
      const stateOf = (tokens: number) =>
        kvBytesPerSequence(kvCache, tokens) - kvCache.fullBytesPerToken * tokens;
      expect(stateOf(context) / kvCache.bytesPerSequence).toBeCloseTo(1, 9);
      const { kvBytes } = operatorOf(graph, 'state');
      expect(costOf(kvBytes, decodeLoad(3, context), null)).toBe(costOf(kvBytes, decodeLoad(3, other), null));
    },
  );

  test.prop([fc.constantFrom(...states), fc.integer({ min: 1, max: 5000 })])(
    'answering tokens one by one costs a state as much as a prompt of them',
    (model, tokens) => {
      const { flops } = operatorOf(transformerGraph(model, FP16, 'prefill'), 'state');
      expect(costOf(flops, prefillLoad(1, tokens), null)).toBe(
        tokens * costOf(flops, decodeLoad(1, 1), null),
      );
    },
  );

  const indexed = LANGUAGE.flatMap((model) => (model.indexer ? [{ model, topK: model.indexer.topK }] : []));
  const attention = (graph: OperatorGraph) => ({
    ...graph,
    operators: graph.operators.filter(({ kind, name }) => kind === 'attention' && name !== 'index_scores'),
  });

  test.prop([fc.constantFrom(...indexed), fc.constantFrom('prefill' as const, 'decode' as const), contexts])(
    'an indexer that may choose every key is full attention and the indexer; with more keys it is less',
    ({ model, topK }, phase, keys) => {
      const { indexer: _, ...full } = model;
      const load = phase === 'decode' ? decodeLoad(2, keys) : prefillLoad(2, keys);
      const [chosen, all] = [model, full as LanguageModel].map((each) =>
        graphFlops(attention(transformerGraph(each, FP16, phase)), load),
      ) as [number, number];
      if (keys <= topK) expect(chosen / all).toBeCloseTo(1, 12);
      else expect(chosen).toBeLessThan(all);
    },
  );

  const entries = fc.record({
    kind: fc.constant('entries' as const),
    stride: fc.integer({ min: 1, max: 9 }),
    most: fc.option(fc.integer({ min: 1, max: 9 })),
  });
  const loads = fc.record({
    sequences: fc.constant(1),
    newTokens: fc.integer({ min: 1, max: 60 }),
    pastTokens: fc.integer({ min: 0, max: 60 }),
  });

  test.prop([entries, loads])('pairs of entries are those counted token by token', (locality, load) => {
    const { newTokens, pastTokens } = load;
    const seen = Array.from({ length: newTokens }, (_, i) =>
      Math.min(Math.floor((pastTokens + i + 1) / locality.stride), locality.most ?? Number.POSITIVE_INFINITY),
    );
    expect(attendedPairs(load, locality)).toBe(seen.reduce((sum, keys) => sum + keys, 0));
    const there = Math.floor((pastTokens + newTokens) / locality.stride);
    expect(cachedKeys(load, locality)).toBeLessThanOrEqual(there);
    expect(cachedKeys(load, locality)).toBeGreaterThanOrEqual(Math.min(there, seen.at(-1) ?? 0));
  });

  test.prop([loads])('entries of one token, all chosen, are all keys', (load) => {
    const every: KeyLocality = { kind: 'entries', stride: 1, most: null };
    expect(attendedPairs(load, every)).toBe(attendedPairs(load, null));
    expect(cachedKeys(load, every)).toBe(cachedKeys(load, null));
  });

  test.each(LANGUAGE.map((model) => [model.slug, model] as const))(
    '%s: the weights of all operators and the table are the stored ones',
    (_, model) => {
      const { operators, storedWeightBytes } = transformerGraph(model, FP16, 'decode');
      const read = operators.reduce(
        (sum, op) =>
          sum +
          op.multiplicity * (op.weightBytes + (op.routed?.experts ?? 0) * (op.routed?.bytesPerExpert ?? 0)),
        0,
      );
      const table = model.tiedEmbeddings ? 0 : embeddingParameters(model);
      const rest = 2 * (table + positionParameters(model) + layerTableParameters(model));
      expect((read + rest) / storedWeightBytes).toBeCloseTo(1, 9);
    },
  );
});
