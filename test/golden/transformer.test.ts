import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { distinctExperts } from '@inferbench/domain/distinct-experts';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/model';
import { activeParameters, totalParameters } from '@inferbench/domain/parameter-count';
import { decodeLoad, kvBytesPerSequence, prefillLoad } from '@inferbench/domain/step-load';
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

const OURS: Readonly<Record<string, (model: LanguageModel) => number>> = {
  parameters: totalParameters,
  activeParameters,
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

test('distinct experts under uniform routing', () => {
  const mixtral = { experts: 8, topK: 2, popularity: null };
  expect(distinctExperts(mixtral, 1)).toBeCloseTo(2, 12);
  expect(distinctExperts(mixtral, 2)).toBeCloseTo(3.5, 12);
  expect(distinctExperts(mixtral, 4)).toBeCloseTo(5.46875, 12);
  expect(distinctExperts(mixtral, 1e9)).toBe(8);
  expect(distinctExperts({ experts: 256, topK: 8, popularity: null }, 32)).toBeCloseTo(
    256 * (1 - (1 - 8 / 256) ** 32),
    9,
  );
});
