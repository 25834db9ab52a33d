import type { TransformerEncoder } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { encoderTokens, inputOperators, type ItemSize } from './encoder-input.ts';
import type { GraphSetting } from './graph-setting.ts';
import { itemAttention, itemNorm, type NetworkOperators } from './item-operators.ts';
import { linear } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';
import { speechDecoderParameters } from './speech-decoder.ts';

/** A transformer that sees all tokens of an item at once (docs/model.md#counting-a-workload, bidirectional). */
export function tokenEncoder(
  network: TransformerEncoder,
  size: ItemSize,
  setting: GraphSetting,
): NetworkOperators {
  const rows = encoderTokens(network, size);
  const { hidden, outerNorms, norm, head } = network;
  const outer = { name: 'outer_norms', multiplicity: outerNorms, rows, width: hidden, kind: norm };
  const classifier =
    head === null
      ? []
      : [
          linear(
            {
              name: 'head',
              multiplicity: 1,
              rows: 1,
              k: hidden,
              n: head.width,
              extraWeights: head.bias ? head.width : 0,
            },
            setting.bytes,
          ),
        ];
  return {
    operators: [
      ...inputOperators(network, { rows, resolution: size.resolution }, setting),
      ...encoderBlocks(network, rows, setting),
      itemNorm({ ...outer, weights: normWeights(network) }, setting.bytes),
      ...classifier,
    ],
    unreadWeights: unreadWeights(network),
  };
}

/** A scale, and a shift under layer norm. */
function normWeights({ norm, hidden }: Pick<TransformerEncoder, 'norm' | 'hidden'>): number {
  return (norm === 'layernorm' ? 2 : 1) * hidden;
}

function encoderBlocks(network: TransformerEncoder, rows: number, setting: GraphSetting): Operator[] {
  const { blocks: multiplicity, hidden, heads, headDim, ffn, gatedFfn: gated, layerScale } = network;
  const width = heads * headDim;
  const bias = network.biases !== 'none';
  const projectionBiases = network.biases === 'all' ? 3 : bias ? 2 : 0;
  const scales = layerScale ? hidden : 0;
  const common = { multiplicity, rows, hidden };
  const ffnBiases = bias ? (gated ? 2 : 1) * ffn + hidden : 0;
  const norm = { name: 'norms', multiplicity: 2 * multiplicity, rows, width: hidden, kind: network.norm };
  const out = { name: 'o_proj', multiplicity, rows, k: width, n: hidden, parallel: 'row' as const };
  return [
    itemNorm({ ...norm, weights: normWeights(network) }, setting.bytes),
    ...queryKeyValue(
      { ...common, queryWidth: width, keyValueWidth: width, extraWeights: projectionBiases * width },
      setting,
    ),
    itemAttention({ name: 'attention', multiplicity, queries: rows, keys: rows, heads, headDim }, setting),
    linear({ ...out, extraWeights: (bias ? hidden : 0) + scales }, setting.bytes),
    ...feedForward({ ...common, name: 'ffn', ffn, gated, extraWeights: ffnBiases + scales }, setting),
  ];
}

/** Vocabulary, mask token, and a decoder, which answers later. */
function unreadWeights(network: TransformerEncoder): number {
  const { input, hidden, decoder } = network;
  const vocabulary = input.kind === 'text' ? input.vocab * hidden : 0;
  const maskToken = input.kind === 'patches' && input.maskToken ? hidden : 0;
  return vocabulary + maskToken + (decoder === null ? 0 : speechDecoderParameters(network, decoder));
}
