import type { MultimodalTransformer } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { itemAttention, itemNorm } from './item-operators.ts';
import { modulation } from './modulation.ts';
import { linear } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';

/** Flux: attention and feed-forward side by side over all tokens, one output projection for both. */
export function singleBlocks(
  network: MultimodalTransformer,
  rows: number,
  setting: GraphSetting,
): Operator[] {
  const { singleBlocks: multiplicity, hidden, heads, headDim, ffn, headNorms } = network;
  if (multiplicity === 0) return [];
  const width = heads * headDim;
  const common = { multiplicity, rows, hidden };
  const qkv = { ...common, prefix: 'single_', queryWidth: width, keyValueWidth: width };
  const shape = { ...common, name: 'single_ffn', ffn, gated: false, extraWeights: ffn };
  // Of the feed-forward only the way up is separate: its way down is part of the output projection.
  const up = feedForward(shape, setting).filter((op) => op.name !== 'single_ffn_down_proj');
  const norm = { name: 'single_norms', multiplicity, rows, width: hidden, kind: 'layernorm' as const };
  const out = { name: 'single_o_proj', multiplicity, rows, k: width + ffn, n: hidden };
  return [
    modulation(network, { name: 'single_modulation', blocks: multiplicity, vectors: 3 }, setting),
    itemNorm({ ...norm, weights: 0 }, setting.bytes),
    ...queryKeyValue({ ...qkv, extraWeights: 3 * width + (headNorms ? 2 * headDim : 0) }, setting),
    ...up,
    itemAttention(
      { name: 'single_attention', multiplicity, queries: rows, keys: rows, heads, headDim },
      setting,
    ),
    linear({ ...out, extraWeights: hidden, parallel: 'row' }, setting.bytes),
  ];
}
