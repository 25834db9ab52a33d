import type { CrossAttentionTransformer } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { imageTokensOf, TIME_STEP_WIDTH } from './denoiser-grid.ts';
import type { GraphSetting } from './graph-setting.ts';
import { embeddingLayers, itemAttention, itemNorm, type NetworkOperators } from './item-operators.ts';
import { linear, NOTHING, operator } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';

/**
 * PixArt: self-attention, cross-attention to the text and a feed-forward, scaled by one modulation for all blocks
 * (diffusers pixart_transformer_2d.py at 58eb52c).
 */
export function crossAttentionTransformer(
  network: CrossAttentionTransformer,
  resolution: number,
  setting: GraphSetting,
): NetworkOperators {
  const image = imageTokensOf(network, resolution);
  return {
    operators: [...inputs(network, image, setting), ...blocks(network, image, setting)],
    unreadWeights: 0,
  };
}

function inputs(network: CrossAttentionTransformer, image: number, { bytes }: GraphSetting): Operator[] {
  const { hidden, latentChannels, outputChannels, patch, textTokens, textWidth, sizeConditioning } = network;
  const time = { rows: 1, k: TIME_STEP_WIDTH };
  // Height and width share one embedder of a third of the width each, the aspect ratio has its own.
  const third = { ...time, n: hidden / 3 };
  const size = { ...third, name: 'size_embed', rows: 2 };
  const cells = patch * patch;
  const common = { multiplicity: 1, k: hidden };
  const n = outputChannels * cells;
  return [
    linear(
      {
        name: 'patch_embed',
        multiplicity: 1,
        rows: image,
        k: latentChannels * cells,
        n: hidden,
        extraWeights: hidden,
      },
      bytes,
    ),
    ...embeddingLayers({ ...time, name: 'time_embed', n: hidden }, bytes),
    ...(sizeConditioning
      ? [...embeddingLayers(size, bytes), ...embeddingLayers({ ...third, name: 'aspect_embed' }, bytes)]
      : []),
    ...embeddingLayers({ name: 'caption_embed', rows: textTokens, k: textWidth, n: hidden }, bytes),
    linear({ ...common, name: 'modulation', rows: 1, n: 6 * hidden, extraWeights: 6 * hidden }, bytes),
    itemNorm(
      {
        name: 'final_norm',
        multiplicity: 1,
        rows: image,
        width: hidden,
        kind: 'layernorm',
        weights: 2 * hidden,
      },
      bytes,
    ),
    linear({ ...common, name: 'patch_output', rows: image, n, extraWeights: n }, bytes),
  ];
}

function blocks(network: CrossAttentionTransformer, image: number, setting: GraphSetting): Operator[] {
  const { blocks: multiplicity, hidden, heads, headDim, ffn } = network;
  const { bytes } = setting;
  const width = heads * headDim;
  const rows = image;
  const common = { multiplicity, rows, hidden };
  const out = { multiplicity, rows, k: width, n: hidden, extraWeights: hidden, parallel: 'row' as const };
  return [
    // A learned offset of the shared modulation in each block.
    operator({
      name: 'modulation_offsets',
      kind: 'vector',
      multiplicity,
      weightBytes: 6 * hidden * bytes.weight,
      vectorFlops: { ...NOTHING, perSequence: 6 * hidden },
    }),
    itemNorm(
      { name: 'norms', multiplicity: 2 * multiplicity, rows, width: hidden, kind: 'layernorm', weights: 0 },
      bytes,
    ),
    ...queryKeyValue(
      { ...common, queryWidth: width, keyValueWidth: width, extraWeights: 3 * width },
      setting,
    ),
    itemAttention(
      { name: 'self_attention', multiplicity, queries: rows, keys: rows, heads, headDim },
      setting,
    ),
    linear({ ...out, name: 'o_proj' }, bytes),
    ...crossAttention(network, image, setting),
    linear({ ...out, name: 'cross_o_proj' }, bytes),
    ...feedForward({ ...common, name: 'ffn', ffn, gated: false, extraWeights: ffn + hidden }, setting),
  ];
}

/** Image tokens ask, text tokens answer. */
function crossAttention(
  { blocks: multiplicity, hidden, heads, headDim, textTokens }: CrossAttentionTransformer,
  image: number,
  { bytes, ...setting }: GraphSetting,
): Operator[] {
  const width = heads * headDim;
  const attended = { multiplicity, queries: image, keys: textTokens, heads, headDim };
  const query = { name: 'cross_q_proj', multiplicity, rows: image, k: hidden };
  const keyValue = { name: 'cross_kv_proj', multiplicity, rows: textTokens, k: hidden };
  return [
    linear({ ...query, n: width, extraWeights: width }, bytes),
    linear({ ...keyValue, n: 2 * width, extraWeights: 2 * width }, bytes),
    itemAttention({ ...attended, name: 'cross_attention' }, { ...setting, bytes }),
  ];
}
