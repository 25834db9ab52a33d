import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { distinctExperts } from '@inferbench/domain/models/distinct-experts';
import {
  isItemModel,
  isLanguageModel,
  type ItemModel,
  type LanguageModel,
} from '@inferbench/domain/models/model';
import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/models/operator-graph';
import { activeParameters, embeddingParameters } from '@inferbench/domain/models/parameter-count';
import {
  costOf,
  decodeLoad,
  kvBytesPerSequence,
  passLoad,
  prefillLoad,
} from '@inferbench/domain/models/step-load';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import { denoiserPasses } from '@inferbench/workloads/image';
import { passGraph } from '@inferbench/workloads/pass';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

// Figures of the methodology page: FLOPs and arithmetic intensities of single steps, under the convention that each name says.
const FIGURES = z.record(z.string(), z.record(z.string(), z.number())).parse(read('step-figures.json'));
const DISTINCT = z
  .array(z.strictObject({ model: z.string(), tokens: z.number(), distinct: z.number() }))
  .parse(read('distinct-experts.json'));

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const SEQUENCE = 2048;

function languageModel(slug: string): LanguageModel {
  const model = catalogue.models.get(slug);
  if (model === undefined || !isLanguageModel(model)) throw new Error(`no language model ${slug}`);
  return model;
}

function itemModel(slug: string): ItemModel {
  const model = catalogue.models.get(slug);
  if (model === undefined || !isItemModel(model)) throw new Error(`no network over items ${slug}`);
  return model;
}

function only(graph: OperatorGraph, chosen: (op: Operator) => boolean): OperatorGraph {
  return { ...graph, operators: graph.operators.filter(chosen) };
}

function activationBytes(graph: OperatorGraph, load: StepLoad): number {
  return graph.operators.reduce(
    (sum, op) => sum + op.multiplicity * costOf(op.activationBytes, load, op.locality),
    0,
  );
}

/** Products and what follows each of them, without attention cores, norms and the LM head. */
const isProjection = ({ name, kind }: Operator) =>
  (kind === 'gemm' || name.endsWith('_activation')) && name !== 'lm_head';

function languageFigures(model: LanguageModel): Record<string, number> {
  const decode = transformerGraph(model, FP16, 'decode');
  const unfused = transformerGraph(model, FP16, 'prefill', {
    attentionFlops: 'uncausal',
    activationTraffic: 'unfused',
  });
  const flopsOf = (name: RegExp, copies = model.layers) =>
    graphFlops(
      only(unfused, (op) => name.test(op.name)),
      prefillLoad(1, 1),
    ) / copies;
  const linear = flopsOf(/_proj$|^router$|^routed_/, 1);
  const head = flopsOf(/^lm_head$/, 1);
  const prompt = prefillLoad(1, SEQUENCE);
  const uncausal = graphFlops(unfused, prompt) - head;
  const stored = decode.storedWeightBytes;
  const projectionBytes = activationBytes(only(unfused, isProjection), prompt);
  const cache = kvBytesPerSequence(decode.kvCache, 8192);
  const weightsRead = graphWeightBytes(decode, 1);
  return {
    queryFlopsOfLayer: flopsOf(/^q_proj/),
    keyAndValueFlopsOfLayer: flopsOf(/^[kv]_proj/),
    feedForwardFlopsOfLayer: flopsOf(/^ffn_/),
    attentionFlopsOfLayerAndKey: flopsOf(/^attention$/),
    linearFlops: linear,
    uncausalFlopsOf2048: uncausal,
    uncausalFlopsOf2048PerToken: uncausal / SEQUENCE,
    storedBytes: stored,
    storedBytesAtFp8: transformerGraph(model, { ...FP16, weights: 'fp8' }, 'decode').storedWeightBytes,
    uncausalIntensityOf2048OverWeights: uncausal / stored,
    uncausalIntensityOf2048Unfused: uncausal / (stored + projectionBytes),
    ...Object.fromEntries([1, 8, 32, 128, 256].map((b) => [`linearFlopsOfBatch${b}`, b * linear])),
    ...Object.fromEntries(
      [1, 8, 32, 128, 256].map((b) => [`linearIntensityOfBatch${b}`, (b * linear) / stored]),
    ),
    intensityOfBatch256At8192WithCaches:
      graphFlops(decode, decodeLoad(256, 8192)) / (weightsRead + 256 * cache),
    cacheBytesOf8192: cache,
    cacheBytesOf256Times8192: 256 * cache,
    linearFlopsOver70GB: linear / 70e9,
    activeParametersWithTable: activeParameters(model) + embeddingParameters(model),
    flopsWithoutAttention: linear + head,
    flopsAt8192: graphFlops(decode, decodeLoad(1, 8192)),
    intensityOverReadWeights: (linear + head) / weightsRead,
  };
}

function itemFigures(model: ItemModel): Record<string, number> {
  const graph = passGraph(model, FP16, { activationTraffic: 'unfused' });
  const flops = graphFlops(graph, passLoad(1));
  const blocks = only(graph, (op) => !/^patch_|^head$/.test(op.name));
  const blockFlops = graphFlops(blocks, passLoad(1));
  const projectionBytes = activationBytes(only(blocks, isProjection), passLoad(1));
  const shortText =
    model.network.architecture === 'mmdit'
      ? { ...model, network: { ...model.network, textTokens: 256 } }
      : model;
  const steps = (count: number) => denoiserPasses({ steps: count, guidancePasses: 1 });
  return {
    flopsOfPass: flops,
    flopsOf50UnguidedSteps: steps(50) * flops,
    flopsOf28Steps: steps(28) * flops,
    flopsOf28StepsWith256Words: steps(28) * graphFlops(passGraph(shortText, FP16), passLoad(1)),
    flopsOfBlocks: blockFlops,
    blockIntensityOverWeights: blockFlops / graph.storedWeightBytes,
    blockIntensityUnfused: blockFlops / (graph.storedWeightBytes + projectionBytes),
  };
}

describe('figures of single steps', () => {
  const cases = Object.entries(FIGURES).flatMap(([slug, figures]) =>
    Object.entries(figures).map(([figure, expected]) => [slug, figure, expected] as const),
  );

  test.each(cases)('%s: %s', (slug, figure, expected) => {
    const model = catalogue.models.get(slug);
    const ours =
      model !== undefined && isLanguageModel(model)
        ? languageFigures(languageModel(slug))
        : itemFigures(itemModel(slug));
    expect(Math.abs((ours[figure] ?? Number.NaN) / expected - 1)).toBeLessThan(1e-9);
  });
});

describe('expected distinct experts under uniform routing', () => {
  test.each(DISTINCT)('$model, $tokens tokens', ({ model: slug, tokens, distinct }) => {
    const model = languageModel(slug);
    if (model.kind !== 'moe') throw new Error(`${slug} has no experts`);
    // The reference prints six decimals.
    expect(distinctExperts({ ...model.moe, popularity: null }, tokens)).toBeCloseTo(distinct, 6);
  });

  test('are counted by hand for two of eight, and all of them once tokens abound', () => {
    const mixtral = { experts: 8, topK: 2, popularity: null };
    expect([1, 2, 4].map((tokens) => distinctExperts(mixtral, tokens))).toEqual([
      expect.closeTo(2, 12),
      expect.closeTo(8 - (6 * 6) / 8, 12),
      expect.closeTo(5.46875, 12),
    ]);
    expect(distinctExperts(mixtral, 1e9)).toBe(8);
  });
});

describe('closed forms that the literature quotes', () => {
  /** (24·d²·S + 4·S²·d)·N: every block with the same widths for every token, nothing around them (docs/model.md#counting-a-workload). */
  const closedForm = ({ width, tokens, blocks }: { width: number; tokens: number; blocks: number }) =>
    blocks * (24 * width * width * tokens + 4 * tokens * tokens * width);

  test.each([
    ['sd3-medium', { width: 1536, tokens: 4096 + 333, blocks: 24 }, 8.911e12],
    ['flux.1-dev', { width: 3072, tokens: 4096 + 512, blocks: 19 + 38 }, 74.36e12],
    ['vit-l-16', { width: 1024, tokens: 197, blocks: 24 }, 122.8e9],
  ] as const)('%s is within 0.3 %% of its closed form', (slug, shape, quoted) => {
    expect(Math.abs(closedForm(shape) / quoted - 1)).toBeLessThan(1e-4);
    const flops = graphFlops(passGraph(itemModel(slug), FP16), passLoad(1));
    expect(Math.abs(flops / closedForm(shape) - 1)).toBeLessThan(3e-3);
  });
});
