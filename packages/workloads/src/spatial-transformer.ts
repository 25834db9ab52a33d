import type { UNet } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { itemAttention, itemNorm } from './item-operators.ts';
import { linear } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';
import { groupNorm } from './residual-block.ts';

/** The feed-forward of diffusers transformers is four times as wide as the stream. */
const FFN_FACTOR = 4;

interface TransformerLevel {
  cells: number;
  channels: number;
  transformerLayers: number;
}

/**
 * Transformer over the cells of a level: projections in and out, and layers of self-attention, cross-attention to the text
 * and a gated feed-forward (diffusers transformer_2d.py at 58eb52c). Queries, keys and values carry no biases.
 */
export function spatialTransformer(
  prefix: string,
  level: TransformerLevel,
  { network, setting }: { network: UNet; setting: GraphSetting },
): Operator[] {
  const { cells: rows, channels, transformerLayers: multiplicity } = level;
  const { bytes } = setting;
  const { headDim } = network;
  const heads = channels / headDim;
  const edge = { multiplicity: 1, rows, k: channels, n: channels, extraWeights: channels };
  const out = { ...edge, multiplicity, parallel: 'row' as const };
  const common = { multiplicity, rows, hidden: channels };
  const ffn = FFN_FACTOR * channels;
  const self = { multiplicity, queries: rows, keys: rows, heads, headDim };
  const norm = { name: `${prefix}_norms`, multiplicity: 3 * multiplicity, rows, width: channels };
  return [
    groupNorm({ name: `${prefix}_transformer_norm`, cells: rows, channels }, bytes),
    linear({ ...edge, name: `${prefix}_transformer_in` }, bytes),
    itemNorm({ ...norm, kind: 'layernorm', weights: 2 * channels }, bytes),
    ...queryKeyValue(
      { ...common, prefix: `${prefix}_`, queryWidth: channels, keyValueWidth: channels, extraWeights: 0 },
      setting,
    ),
    itemAttention({ ...self, name: `${prefix}_attention` }, setting),
    linear({ ...out, name: `${prefix}_o_proj` }, bytes),
    ...textAttention(prefix, level, { network, setting }),
    linear({ ...out, name: `${prefix}_cross_o_proj` }, bytes),
    ...feedForward(
      { ...common, name: `${prefix}_ffn`, ffn, gated: true, extraWeights: 2 * ffn + channels },
      setting,
    ),
    linear({ ...edge, name: `${prefix}_transformer_out` }, bytes),
  ];
}

function textAttention(
  prefix: string,
  { cells, channels, transformerLayers: multiplicity }: TransformerLevel,
  { network, setting }: { network: UNet; setting: GraphSetting },
): Operator[] {
  const { textTokens, textWidth, headDim } = network;
  const query = { name: `${prefix}_cross_q_proj`, multiplicity, rows: cells, k: channels, n: channels };
  const text = { multiplicity, rows: textTokens, k: textWidth, n: 2 * channels };
  const heads = channels / headDim;
  const attended = { multiplicity, queries: cells, keys: textTokens, heads, headDim };
  return [
    linear(query, setting.bytes),
    linear({ ...text, name: `${prefix}_cross_kv_proj` }, setting.bytes),
    itemAttention({ ...attended, name: `${prefix}_cross_attention` }, setting),
  ];
}
