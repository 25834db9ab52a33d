import type { MultimodalTransformer } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { imageTokensOf, TIME_STEP_WIDTH } from './denoiser-grid.ts';
import type { GraphSetting } from './graph-setting.ts';
import { embeddingLayers, itemAttention, itemNorm, type NetworkOperators } from './item-operators.ts';
import { modulation } from './modulation.ts';
import { linear } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';
import { singleBlocks } from './single-stream-blocks.ts';

interface Tokens {
  image: number;
  text: number;
}

/**
 * MMDiT: adaLN-modulated blocks with joint attention over image and text (diffusers transformer_sd3.py and
 * transformer_flux.py at 58eb52c).
 */
export function multimodalTransformer(
  network: MultimodalTransformer,
  resolution: number,
  setting: GraphSetting,
): NetworkOperators {
  const tokens = { image: imageTokensOf(network, resolution), text: network.textTokens };
  const operators = [
    ...inputs(network, tokens, setting),
    ...doubleBlocks(network, tokens, setting),
    ...dualAttention(network, tokens, setting),
    ...singleBlocks(network, tokens.image + tokens.text, setting),
    ...output(network, tokens, setting),
  ];
  return { operators: operators.filter((op) => op.multiplicity > 0), unreadWeights: 0 };
}

function inputs(network: MultimodalTransformer, tokens: Tokens, { bytes }: GraphSetting): Operator[] {
  const { hidden, latentChannels, patch, textWidth, pooledWidth, guidanceEmbedding } = network;
  const step = { rows: 1, k: TIME_STEP_WIDTH, n: hidden };
  const common = { multiplicity: 1, n: hidden, extraWeights: hidden };
  return [
    linear({ ...common, name: 'patch_embed', rows: tokens.image, k: latentChannels * patch * patch }, bytes),
    linear({ ...common, name: 'text_embed', rows: tokens.text, k: textWidth }, bytes),
    ...embeddingLayers({ name: 'time_embed', ...step }, bytes),
    ...(guidanceEmbedding ? embeddingLayers({ name: 'guidance_embed', ...step }, bytes) : []),
    ...embeddingLayers({ name: 'pooled_embed', rows: 1, k: pooledWidth, n: hidden }, bytes),
  ];
}

interface Stream {
  name: string;
  rows: number;
  /** Blocks that go on after the attention. */
  outputs: number;
}

/** Projections, output and feed-forward of one stream through the double blocks. */
function stream(
  { name, rows, outputs }: Stream,
  network: MultimodalTransformer,
  setting: GraphSetting,
): Operator[] {
  const { doubleBlocks: multiplicity, hidden, heads, headDim, ffn, headNorms } = network;
  const width = heads * headDim;
  const norm = { rows, width: hidden, kind: 'layernorm' as const, weights: 0 };
  const extraWeights = 3 * width + (headNorms ? 2 * headDim : 0);
  const attended = {
    prefix: `${name}_`,
    multiplicity,
    rows,
    hidden,
    queryWidth: width,
    keyValueWidth: width,
  };
  const out = { name: `${name}_o_proj`, multiplicity: outputs, rows, k: width, n: hidden };
  return [
    itemNorm({ ...norm, name: `${name}_norms`, multiplicity: multiplicity + outputs }, setting.bytes),
    ...queryKeyValue({ ...attended, extraWeights }, setting),
    linear({ ...out, extraWeights: hidden, parallel: 'row' }, setting.bytes),
    ...feedForward(
      {
        name: `${name}_ffn`,
        multiplicity: outputs,
        rows,
        hidden,
        ffn,
        gated: false,
        extraWeights: ffn + hidden,
      },
      setting,
    ),
  ];
}

function doubleBlocks(network: MultimodalTransformer, tokens: Tokens, setting: GraphSetting): Operator[] {
  const { doubleBlocks: blocks, dualAttentionBlocks: dual, dropsTextAtEnd, heads, headDim } = network;
  const textOutputs = dropsTextAtEnd ? blocks - 1 : blocks;
  const both = tokens.image + tokens.text;
  return [
    modulation(network, { name: 'image_modulation', blocks: blocks - dual, vectors: 6 }, setting),
    modulation(network, { name: 'image_dual_modulation', blocks: dual, vectors: 9 }, setting),
    modulation(network, { name: 'text_modulation', blocks: textOutputs, vectors: 6 }, setting),
    modulation(network, { name: 'text_end_modulation', blocks: blocks - textOutputs, vectors: 2 }, setting),
    ...stream({ name: 'image', rows: tokens.image, outputs: blocks }, network, setting),
    ...stream({ name: 'text', rows: tokens.text, outputs: textOutputs }, network, setting),
    itemAttention(
      { name: 'joint_attention', multiplicity: blocks, queries: both, keys: both, heads, headDim },
      setting,
    ),
  ];
}

/** MMDiT-X: the first blocks attend image tokens once more (SD3.5 medium). */
function dualAttention(network: MultimodalTransformer, { image }: Tokens, setting: GraphSetting): Operator[] {
  const { dualAttentionBlocks: multiplicity, hidden, heads, headDim, headNorms } = network;
  const width = heads * headDim;
  const extraWeights = 3 * width + (headNorms ? 2 * headDim : 0);
  const out = { name: 'image_dual_o_proj', multiplicity, rows: image, k: width, n: hidden };
  return [
    ...queryKeyValue(
      {
        prefix: 'image_dual_',
        multiplicity,
        rows: image,
        hidden,
        queryWidth: width,
        keyValueWidth: width,
        extraWeights,
      },
      setting,
    ),
    itemAttention(
      { name: 'image_dual_attention', multiplicity, queries: image, keys: image, heads, headDim },
      setting,
    ),
    linear({ ...out, extraWeights: hidden, parallel: 'row' }, setting.bytes),
  ];
}

function output(network: MultimodalTransformer, { image }: Tokens, setting: GraphSetting): Operator[] {
  const { hidden, outputChannels, patch } = network;
  const n = outputChannels * patch * patch;
  const norm = { name: 'final_norm', multiplicity: 1, rows: image, width: hidden, weights: 0 };
  const out = { name: 'patch_output', multiplicity: 1, rows: image, k: hidden, n, extraWeights: n };
  return [
    modulation(network, { name: 'final_modulation', blocks: 1, vectors: 2 }, setting),
    itemNorm({ ...norm, kind: 'layernorm' }, setting.bytes),
    linear(out, setting.bytes),
  ];
}
