import type { TransformerEncoder } from '@inferbench/domain/network';
import type { Operator } from '@inferbench/domain/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { convolution, itemAttention, itemNorm, type NetworkOperators } from './item-operators.ts';
import { linear, NOTHING, operator } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';
import { speechDecoderParameters } from './speech-decoder.ts';

/** What one item is when it is not what the model was published with. */
export interface ItemSize {
  resolution: number;
  textTokens: number | null;
}

/** Tokens of one item: patches and the class token, words, or half the frames of a spectrogram. */
export function encoderTokens({ input }: TransformerEncoder, { resolution, textTokens }: ItemSize): number {
  switch (input.kind) {
    case 'patches':
      return patchesOf(input.patch, resolution) + 1;
    case 'text':
      return textTokens ?? input.tokens;
    case 'spectrogram':
      return input.frames / 2;
  }
}

function patchesOf(patch: number, resolution: number): number {
  const side = Math.floor(resolution / patch);
  return side * side;
}

/** A transformer that sees all tokens of an item at once (simulator.md 1.1, bidirectional). */
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
export function normWeights({ norm, hidden }: Pick<TransformerEncoder, 'norm' | 'hidden'>): number {
  return (norm === 'layernorm' ? 2 : 1) * hidden;
}

function inputOperators(
  network: TransformerEncoder,
  { rows, resolution }: { rows: number; resolution: number },
  { bytes }: GraphSetting,
): Operator[] {
  const { input, hidden, heads } = network;
  // Learned positions are added to every token; relative ones are a bias a head and bucket.
  const relative = input.kind === 'text' && input.positions === 'relative' ? input.positionBuckets : null;
  const classToken = input.kind === 'patches' ? hidden : 0;
  const positions = operator({
    name: 'positions',
    kind: 'gather',
    multiplicity: 1,
    weightBytes: ((relative === null ? rows * hidden : relative * heads) + classToken) * bytes.weight,
    activationBytes: { ...NOTHING, perSequence: rows * hidden * bytes.activation },
  });
  switch (input.kind) {
    case 'patches': {
      const { patch, channels, bias } = input;
      const cells = patchesOf(patch, resolution);
      const pixels = { inputChannels: channels, outputChannels: hidden, bias };
      const area = patch * patch;
      return [
        convolution({ ...pixels, name: 'patch_embed', cells, taps: area, inputsPerCell: area }, bytes),
        positions,
      ];
    }
    case 'text': {
      // One row of the vocabulary a token, read at weight precision.
      const perSequence = rows * hidden * bytes.weight;
      const activationBytes = { ...NOTHING, perSequence };
      return [operator({ name: 'embedding', kind: 'gather', multiplicity: 1, activationBytes }), positions];
    }
    case 'spectrogram': {
      const { bins, frames } = input;
      const common = { outputChannels: hidden, taps: 3 };
      return [
        convolution({ ...common, name: 'conv_1', cells: frames, inputChannels: bins }, bytes),
        convolution(
          { ...common, name: 'conv_2', cells: rows, inputChannels: hidden, inputsPerCell: frames / rows },
          bytes,
        ),
        positions,
      ];
    }
  }
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
