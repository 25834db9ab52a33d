import { catalogue } from '@inferbench/catalogue/catalogue';
import { sharedHeads } from '@inferbench/domain/models/head-group';
import { isLanguageModel, type LanguageModel, Model } from '@inferbench/domain/models/model';
import type { Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { activeParameters, totalParameters } from '@inferbench/domain/models/parameter-count';
import { costOf, decodeLoad, kvBytesPerSequence } from '@inferbench/domain/models/step-load';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { describe, expect, test } from 'vitest';

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;

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
const bytesOf = (op: Operator, context: number) => costOf(op.kvBytes, decodeLoad(1, context), op.locality);

// By hand, from the configurations that the entries name.
describe('Step 3.5 Flash: 12 layers with 64 heads, 33 with 96 and a window of 512, one gate a head', () => {
  const graph = decodeOf('step-3.5-flash');

  test.each([
    // 4096 × (64·128 + 64 gates + 2 · 8·128), and 96 heads in the place of 64.
    ['qkv_proj', 12, 4096 * (8192 + 64 + 2048)],
    ['local_qkv_proj', 33, 4096 * (12_288 + 96 + 2048)],
    ['o_proj', 12, 8192 * 4096],
    ['local_o_proj', 33, 12_288 * 4096],
  ])('%s: %i layers of %i weights', (name, layers, weights) => {
    const op = operatorOf(graph, name);
    expect([op.multiplicity, op.weightBytes / 2]).toEqual([layers, weights]);
  });

  test('at 8,192 keys a layer with all keys costs 4 · 64 · 128 a key, one with a window 4 · 96 · 128 for 512', () => {
    expect(flopsOf(operatorOf(graph, 'attention'), 8192)).toBe(32_768 * 8192);
    expect(flopsOf(operatorOf(graph, 'local_attention'), 8192)).toBe(49_152 * 512);
    expect(kvBytesPerSequence(graph.kvCache, 8192)).toBe(4096 * (12 * 8192 + 33 * 512));
  });

  test('chips share heads of all layers evenly up to 32 of them, the largest divisor of 64 and 96', () => {
    expect(sharedHeads(modelOf('step-3.5-flash'))).toBe(32);
    expect(sharedHeads(modelOf('llama-3-8b'))).toBe(32);
  });
});

describe('MiMo V2 Flash: keys of 192, values of 128; 4 key heads with all keys, 8 with a window of 128', () => {
  const graph = decodeOf('mimo-v2-flash');

  test('a layer projects 64 · 192 query, 4 · 192 key and 4 · 128 value columns, and 64 · 128 rows out', () => {
    // 64 sinks are read along.
    expect(operatorOf(graph, 'qkv_proj').weightBytes / 2).toBe(4096 * (12_288 + 768 + 512) + 64);
    expect(operatorOf(graph, 'local_qkv_proj').weightBytes / 2).toBe(4096 * (12_288 + 1536 + 1024) + 64);
    expect(operatorOf(graph, 'o_proj').weightBytes / 2).toBe(8192 * 4096);
  });

  test('a pair costs 2 · 64 · (192 + 128); a token keeps 4 · 320 values in 9 layers and 8 · 320 in 39', () => {
    expect(flopsOf(operatorOf(graph, 'attention'), 1000)).toBe(40_960 * 1000);
    expect(graph.kvCache.fullBytesPerToken).toBe(9 * 1280 * 2);
    expect(graph.kvCache.localBytesPerToken).toBe(39 * 2560 * 2);
  });
});

describe('Gemma 4 31B: 10 layers whose keys are their values, 50 with a window of 1,024', () => {
  const graph = decodeOf('gemma-4-31b');

  test('a full layer projects 32 · 512 queries and 4 · 512 keys, and no values; norms of 2 · 512', () => {
    expect(operatorOf(graph, 'qkv_proj').weightBytes / 2).toBe(5376 * (16_384 + 2048) + 1024);
    expect(operatorOf(graph, 'local_qkv_proj').weightBytes / 2).toBe(5376 * (8192 + 2 * 4096) + 512);
    const unfused = transformerGraph(modelOf('gemma-4-31b'), FP16, 'decode', {
      activationTraffic: 'unfused',
    });
    const names = unfused.operators.map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('v_proj'))).toEqual(['local_v_proj']);
  });

  test('the cache keeps both: keys are normed and rotated, values are not', () => {
    expect(graph.kvCache.fullBytesPerToken).toBe(10 * 2 * 4 * 512 * 2);
    expect(graph.kvCache.localBytesPerToken).toBe(50 * 2 * 16 * 256 * 2);
  });

  test('with everything else 30.7 billion parameters', () => {
    // 60 · 3 · 5376 · 21,504 of feed-forwards, 10 · 187.2 and 50 · 132.1 million of attention, 1.41 billion of the table.
    expect(totalParameters(modelOf('gemma-4-31b')) / 1e9).toBeCloseTo(30.7, 2);
  });
});

test('Gemma 4 26B A4B has a dense feed-forward of 2,112 beside 8 of 128 experts of 704 in each layer', () => {
  const graph = decodeOf('gemma-4-26b-a4b');
  const dense = operatorOf(graph, 'shared_expert_up_proj');
  expect([dense.multiplicity, dense.weightBytes / 2]).toEqual([30, 2 * 2816 * 2112]);
  const perExpert = graph.operators.reduce((sum, { routed }) => sum + (routed?.bytesPerExpert ?? 0), 0);
  expect(perExpert / 2).toBe(3 * 2816 * 704);
  expect(totalParameters(modelOf('gemma-4-26b-a4b')) / 1e9).toBeCloseTo(25.23, 2);
  expect(activeParameters(modelOf('gemma-4-26b-a4b')) / 1e9).toBeCloseTo(3.82, 2);
});

describe('Gemma 4 E2B: 20 of 35 layers attend keys of earlier layers; every layer has embeddings of its own', () => {
  const model = modelOf('gemma-4-e2b');
  const graph = decodeOf('gemma-4-e2b');

  test.each([
    // 1536 × (8·512 + 2·512) and norms of 2 · 512; without keys 1536 × 4096 and one norm; 256 wide with a window.
    ['qkv_proj', 3, 1536 * (4096 + 1024) + 1024],
    ['reusing_qkv_proj', 4, 1536 * 4096 + 512],
    ['local_qkv_proj', 12, 1536 * (2048 + 512) + 512],
    ['local_reusing_qkv_proj', 16, 1536 * 2048 + 256],
    ['ffn_up_proj', 15, 2 * 1536 * 6144],
    ['other_ffn_up_proj', 20, 2 * 1536 * 12_288],
    // One product for all layers with a norm of 256; in each 1536 × 256 and back, with a norm.
    ['layer_embedding_proj', 1, 1536 * 35 * 256 + 256],
    ['layer_embedding_gate', 35, 1536 * 256],
    ['layer_embedding_out', 35, 256 * 1536 + 1536],
  ])('%s: %i layers of %i weights', (name, layers, weights) => {
    const op = operatorOf(graph, name);
    expect([op.multiplicity, op.weightBytes / 2]).toEqual([layers, weights]);
  });

  test('all 35 layers read keys, 15 keep and write them', () => {
    expect(graph.kvCache.fullBytesPerToken).toBe(3 * 2 * 512 * 2);
    expect(graph.kvCache.localBytesPerToken).toBe(12 * 2 * 256 * 2);
    const [own, reusing] = ['attention', 'reusing_attention'].map((name) => operatorOf(graph, name));
    // 1,000 keys of 2,048 bytes; the new one is written by its own layer alone.
    expect(bytesOf(own as Operator, 1000)).toBe(2048 * 1001);
    expect(bytesOf(reusing as Operator, 1000)).toBe(2048 * 1000);
    expect(flopsOf(reusing as Operator, 1000)).toBe(4 * 8 * 512 * 1000);
  });

  test('tables of 262,144 × 35 × 256 take memory; a token reads a row of each and computes nothing with the rest', () => {
    const { layerEmbeddings: _, ...without } = model;
    const lean = transformerGraph(without, FP16, 'decode');
    const products = 1536 * 8960 + 256 + 35 * (2 * 1536 * 256 + 1536);
    expect(graph.storedWeightBytes - lean.storedWeightBytes).toBe(2 * (2_348_810_240 + products));
    const rows = operatorOf(graph, 'layer_embedding');
    expect([rows.weightBytes, rows.activationBytes.perToken]).toEqual([0, 8960 * (2 + 2)]);
    expect(flopsOf(rows, 1)).toBe(0);
    expect(activeParameters(model) / 1e9).toBeCloseTo(2.28, 2);
    expect(totalParameters(model) - activeParameters(model)).toBe(2_348_810_240);
  });
});

describe('a model whose heads contradict each other is refused', () => {
  const gemma = modelOf('gemma-4-e2b');
  test.each([
    ['local heads on other layers', { localHeads: { layers: 27, heads: 8, kvHeads: 1, headDim: 256 } }],
    ['keys of other layers without local heads', { localHeads: undefined }],
    ['more layers with keys of others', { reusedKeys: { fullLayers: 8, localLayers: 16 } }],
    ['keys that are values of another width', { keyIsValue: true, valueHeadDim: 128 }],
    ['more feed-forwards of another width', { otherFfn: { layers: 36, ffn: 12_288 } }],
    [
      'heads of their own beside attention that is not plain',
      {
        latentAttention: { qLoraRank: 8, kvLoraRank: 8, nopeHeadDim: 8, ropeHeadDim: 8, valueHeadDim: 8 },
      },
    ],
  ])('%s', (words, change) => {
    const { error } = Model.safeParse({ ...gemma, ...change });
    expect(error?.issues.map(({ message }) => message).join()).toContain(words);
  });
});

test('a window on every layer leaves the heads of each as they are', () => {
  const model = modelOf('gemma-4-31b');
  const near = { kind: 'window' as const, tokens: 512, fullLayers: 0 };
  const windowed = transformerGraph({ ...model, locality: near }, FP16, 'decode');
  const weights = (graph: OperatorGraph) =>
    graph.operators.reduce((sum, { multiplicity, weightBytes }) => sum + multiplicity * weightBytes, 0);
  expect(weights(windowed)).toBe(weights(decodeOf('gemma-4-31b')));
  expect(flopsOf(operatorOf(windowed, 'attention'), 8192)).toBe(4 * 32 * 512 * 512);
  expect(windowed.kvCache.fullBytesPerToken).toBe(0);
});
