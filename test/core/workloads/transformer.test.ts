import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import {
  activeParameters,
  embeddingParameters,
  normParameters,
  routerParameters,
  totalParameters,
} from '@inferbench/domain/models/parameter-count';
import { decodeLoad, kvBytesPerSequence, prefillLoad } from '@inferbench/domain/models/step-load';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import { type TokenPhase, transformerGraph } from '@inferbench/workloads/transformer';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

// Integers from first principles, computed from the shapes outside this repository: every multiply-add counts 2;
// softmax, norms, biases and look-ups are not counted; decode of latent attention is absorbed, prefill expanded.
const GOLDEN = z
  .record(z.string(), z.record(z.string(), z.number()))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'first-principles.json'), 'utf8')));

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const graphOf = (model: LanguageModel, phase: TokenPhase = 'decode') => transformerGraph(model, FP16, phase);
const sumOf = (model: LanguageModel, key: 'perToken' | 'perSequence') =>
  graphOf(model).operators.reduce((sum, op) => sum + op.multiplicity * op.flops[key], 0);

const decodeAttention = (model: LanguageModel, context: number) => {
  const graph = graphOf(model);
  const cores = graph.operators.filter((op) => op.kind === 'attention');
  return graphFlops({ ...graph, operators: cores }, decodeLoad(1, context));
};

/** Every one of 2,048 tokens charged all keys in its reach, no LM head. */
function uncausalPrefill(model: LanguageModel): number {
  const graph = transformerGraph(model, FP16, 'prefill', { attentionFlops: 'uncausal' });
  return graphFlops(graph, prefillLoad(1, 2048)) - sumOf(model, 'perSequence');
}

/**
 * Bytes of the checkpoint as published: expert matrices at 4.25 bits where they are 4-bit floats and the rest at 2 bytes; else 1 byte
 * a matrix element, and 2 for tables, routers and norms. Block scales are left out.
 */
function nativeWeightBytes(model: LanguageModel): number {
  if (model.kind !== 'moe') throw new Error(`${model.slug} has no experts`);
  const { moeLayers, experts, expertFfn } = model.moe;
  const all = totalParameters(model);
  if (model.weightPrecision.includes('fp4')) {
    const routed = moeLayers * experts * 3 * model.hidden * expertFfn;
    return (routed * 4.25) / 8 + 2 * (all - routed);
  }
  const { qLoraRank = 0, kvLoraRank = 0 } = model.latentAttention ?? {};
  const latentNorms = model.layers * (qLoraRank + kvLoraRank);
  const norms = (model.layers * model.normsPerLayer + 1) * normParameters(model);
  const routers = moeLayers * routerParameters(model);
  return all + 2 * embeddingParameters(model) + routers + norms + latentNorms;
}

const OURS: Readonly<Record<string, (model: LanguageModel) => number>> = {
  parameters: totalParameters,
  activeParameters,
  activeParametersWithTable: (m) => activeParameters(m) + (m.tiedEmbeddings ? 0 : embeddingParameters(m)),
  nativeWeightBytes,
  decodeAttentionFlopsAt2048: (m) => decodeAttention(m, 2048),
  decodeAttentionFlopsAt8192: (m) => decodeAttention(m, 8192),
  uncausalPrefillFlopsOf2048WithoutHead: uncausalPrefill,
  linearFlopsPerToken: (m) => sumOf(m, 'perToken'),
  lmHeadFlopsPerToken: (m) => sumOf(m, 'perSequence'),
  decodeFlopsAt2048: (m) => graphFlops(graphOf(m), decodeLoad(1, 2048)),
  decodeFlopsAt8192: (m) => graphFlops(graphOf(m), decodeLoad(1, 8192)),
  kvBytesPerToken: ({ ...m }) => {
    const { fullBytesPerToken, localBytesPerToken } = graphOf(m).kvCache;
    return fullBytesPerToken + localBytesPerToken;
  },
  kvBytesOf8192: (m) => kvBytesPerSequence(graphOf(m).kvCache, 8192),
  kvBytesOf131072: (m) => kvBytesPerSequence(graphOf(m).kvCache, 131072),
  prefillFlopsOf2048: (m) => graphFlops(graphOf(m, 'prefill'), prefillLoad(1, 2048)),
  storedWeightBytes: (m) => graphOf(m).storedWeightBytes,
  weightBytesPerStep: (m) => graphWeightBytes(graphOf(m), 1),
};

describe.each(Object.keys(GOLDEN))('%s', (slug) => {
  const model = catalogue.models.get(slug);
  if (model === undefined || !isLanguageModel(model)) throw new Error(`no language model ${slug}`);

  test('parameters, FLOPs and bytes are those of its published shapes', () => {
    const expected = GOLDEN[slug] ?? {};
    const ours = Object.fromEntries(Object.keys(expected).map((key) => [key, OURS[key]?.(model)]));
    for (const [key, value] of Object.entries(expected)) {
      // Fractional expectations over experts aside, every quantity is a whole number and met exactly.
      expect({ key, value: Math.round(ours[key] ?? Number.NaN) }).toEqual({ key, value });
    }
  });
});

test('all 46 language models of the reference are in the catalogue', () => {
  expect(Object.keys(GOLDEN)).toHaveLength(46);
});
