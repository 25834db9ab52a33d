import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { isItemModel, type ItemModel } from '@inferbench/domain/models/model';
import type { Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { passLoad } from '@inferbench/domain/models/step-load';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { denoiserPasses, imageParts, itemPasses } from '@inferbench/workloads/image';
import { passGraph } from '@inferbench/workloads/pass';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { constructed } from '../../testkit/constructed-run.ts';

// Whole numbers from first principles, counted outside this repository by running the published network definitions under
// an operator-level FLOP counter: products, scores and convolutions, one multiply-add as two.
const GOLDEN = z
  .record(z.string(), z.record(z.string(), z.number()))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'item-networks.json'), 'utf8')));

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;

function itemModel(slug: string): ItemModel {
  const model = catalogue.models.get(slug);
  if (model === undefined || !isItemModel(model)) throw new Error(`no network over items ${slug}`);
  return model;
}

/** Operators around the blocks: embeddings of what goes in, projections of what comes out; and modulations, one row an item. */
const OUTSIDE = /^patch_|_embed|^final_|^head$|^conv_|modulation$/;

function flopsWhere(model: ItemModel, chosen: (op: Operator) => boolean): number {
  const graph = passGraph(model, FP16);
  return graphFlops({ ...graph, operators: graph.operators.filter(chosen) }, passLoad(1));
}

function flopsOfSteps(model: ItemModel, guided: boolean): number {
  if (model.kind !== 'diffusion') throw new Error(`${model.slug} takes no steps`);
  const passes = denoiserPasses({ ...model, guidancePasses: guided ? model.guidancePasses : 1 });
  return passes * graphFlops(passGraph(model, FP16), passLoad(1));
}

const OURS: Readonly<Record<string, (model: ItemModel) => number>> = {
  parameters: (m) => passGraph(m, FP16).storedWeightBytes / 2,
  storedWeightBytes: (m) => passGraph(m, FP16).storedWeightBytes,
  flops: (m) => graphFlops(passGraph(m, FP16), passLoad(1)),
  attentionFlops: (m) => flopsWhere(m, (op) => op.kind === 'attention'),
  blockLinearFlops: (m) => flopsWhere(m, (op) => op.kind === 'gemm' && !OUTSIDE.test(op.name)),
  blockFlops: (m) => flopsWhere(m, (op) => !OUTSIDE.test(op.name)),
  flopsOfStepsUnguided: (m) => flopsOfSteps(m, false),
  flopsOfStepsGuided: (m) => flopsOfSteps(m, true),
};

test.each(Object.entries(GOLDEN))(
  '%s: weights, FLOPs and bytes are those of its published shapes',
  (slug, expected) => {
    const model = itemModel(slug);
    const ours = Object.fromEntries(Object.keys(expected).map((key) => [key, OURS[key]?.(model)]));
    expect(ours).toEqual(expected);
  },
);

describe('every network over items of the catalogue', () => {
  const items = [...catalogue.models.values()].filter(isItemModel);

  test.each(items.map((model) => [model.slug, model] as const))(
    '%s: stated figures are those of its shapes',
    (_, model) => {
      const graph = passGraph(model, FP16);
      expect(graph.storedWeightBytes / 2).toBe(model.parameters);
      if (model.flopsPerPass === null) return;
      // Published GMAC are rounded, and some count norms as well.
      const share = graphFlops(graph, passLoad(1)) / model.flopsPerPass;
      expect(Math.abs(share - 1)).toBeLessThan(1e-3);
    },
  );
});

describe('a model document over items', () => {
  test('is refused when its parameters or shapes contradict each other', () => {
    const model = itemModel('resnet-50');
    const pathsOf = (document: object) =>
      evaluateModel({ ...model, ...document }).findings.map(({ path: at }) => at);
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ parameters: model.parameters + 1 })).toEqual(['parameters']);
    expect(pathsOf({ resolution: null })).toEqual(['resolution']);
    expect(pathsOf({ network: { ...model.network, blocks: [3, 4, 6] } })).toEqual(['network.blocks']);
  });
});

describe('an image', () => {
  const sd3 = itemModel('sd3-medium');

  test('of a quarter of the pixels has a quarter of the tokens, and as many weights', () => {
    const small = passGraph(sd3, FP16, { resolution: 512 });
    const rows = (graph: OperatorGraph) =>
      graph.operators.find(({ name }) => name === 'image_qkv_proj')?.gemm?.rowsPerSequence;
    expect([rows(passGraph(sd3, FP16)), rows(small)]).toEqual([4096, 1024]);
    expect(small.storedWeightBytes).toBe(passGraph(sd3, FP16).storedWeightBytes);
  });

  test('is every step under guidance, and each text encoder and the image decoder beside them', () => {
    if (sd3.kind !== 'diffusion') throw new Error('no diffusion model');
    expect(itemPasses(sd3, FP16).passes).toBe(28 * 2);
    expect(itemPasses(sd3, FP16, { steps: 10 }).passes).toBe(20);
    const parts = imageParts(sd3, catalogue, { precision: FP16 });
    expect(parts.map(({ graph, passes }) => [graph.model, passes])).toEqual([
      ['clip-vit-l-14-text', 2],
      ['openclip-bigg-text', 2],
      ['t5-v1.1-xxl-encoder-256', 2],
      ['vae-decoder-16ch-1024', 1],
    ]);
  });

  test('is of the catalogue that is asked: without its encoders it takes less work, whichever was asked first', () => {
    if (sd3.kind !== 'diffusion') throw new Error('no diffusion model');
    const run = constructed({
      model: 'sd3-medium',
      precision: { weights: 'fp16', activations: 'fp16', kv: 'fp16' },
      point: { phase: 'IMAGE', contextTokens: null, imageLatencySec: 5 },
    });
    const alone = { ...catalogue, models: new Map([[sd3.slug, sd3]]) };
    const flops = (of: CatalogueView) => evaluateRun(run, of).points[0]?.score.flops?.total ?? Number.NaN;
    const [whole, denoiser] = [flops(catalogue), flops(alone)];
    const beside = imageParts(sd3, catalogue, { precision: FP16 });
    const sum = beside.reduce(
      (total, { graph, passes }) => total + passes * graphFlops(graph, passLoad(1)),
      0,
    );
    expect(sum).toBeGreaterThan(0);
    expect((whole - denoiser) / sum).toBeCloseTo(1, 9);
    expect([flops(alone), flops(catalogue)]).toEqual([denoiser, whole]);
  });

  test('every part that the catalogue names is in it', () => {
    for (const model of catalogue.models.values()) {
      if (model.kind !== 'diffusion') continue;
      expect(imageParts(model, catalogue, { precision: FP16 })).toHaveLength(model.parts.length);
    }
  });
});
