import type { ImageAutoencoder } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { latentCellsOf } from './denoiser-grid.ts';
import type { GraphSetting } from './graph-setting.ts';
import { convolution, itemAttention, type NetworkOperators } from './item-operators.ts';
import { type ElementBytes, linear } from './operators.ts';
import { queryKeyValue } from './projections.ts';
import { groupNorm, residualBlock, TAPS_3X3 } from './residual-block.ts';

/** Red, green and blue. */
const IMAGE_CHANNELS = 3;

/** Latents → image. The encoder half is stored with it and does not run (diffusers autoencoder_kl.py at 58eb52c). */
export function imageDecoder(
  network: ImageAutoencoder,
  resolution: number,
  setting: GraphSetting,
): NetworkOperators {
  const encoderBytes = encoderHalf(network, resolution, setting).reduce(
    (sum, { multiplicity, weightBytes }) => sum + multiplicity * weightBytes,
    0,
  );
  return {
    operators: decoderHalf(network, resolution, setting),
    unreadWeights: encoderBytes / setting.bytes.weight,
  };
}

function decoderHalf(network: ImageAutoencoder, resolution: number, setting: GraphSetting): Operator[] {
  const { channels, residualBlocks, latentChannels, quantConvolutions } = network;
  const { bytes } = setting;
  const deepest = channels.at(-1) ?? 0;
  let cells = latentCellsOf(network, resolution);
  let inputChannels = deepest;
  const latents = { cells, inputChannels: latentChannels };
  const operators = [
    ...(quantConvolutions
      ? [convolution({ ...latents, name: 'quant_conv', outputChannels: latentChannels, taps: 1 }, bytes)]
      : []),
    convolution({ ...latents, name: 'conv_in', outputChannels: deepest, taps: TAPS_3X3 }, bytes),
    ...middle(cells, deepest, setting),
  ];
  channels.toReversed().forEach((outputChannels, i) => {
    for (let block = 0; block <= residualBlocks; block += 1) {
      operators.push(
        ...plainBlock({ name: `up_${i}_${block}`, cells, inputChannels, outputChannels }, bytes),
      );
      inputChannels = outputChannels;
    }
    if (i === channels.length - 1) return;
    cells *= 4;
    const sample = { name: `up_${i}_sample`, cells, taps: TAPS_3X3, inputsPerCell: 1 / 4 };
    operators.push(convolution({ ...sample, inputChannels, outputChannels }, bytes));
  });
  const image = { name: 'conv_out', cells, inputChannels, outputChannels: IMAGE_CHANNELS };
  return [
    ...operators,
    groupNorm({ name: 'norm_out', cells, channels: inputChannels }, bytes),
    convolution({ ...image, taps: TAPS_3X3 }, bytes),
  ];
}

/** Image → mean and variance of the latents. */
function encoderHalf(network: ImageAutoencoder, resolution: number, setting: GraphSetting): Operator[] {
  const { channels, residualBlocks, latentChannels, quantConvolutions } = network;
  const { bytes } = setting;
  let cells = resolution * resolution;
  let inputChannels = channels[0] ?? 0;
  const pixels = { name: 'conv_in', cells, inputChannels: IMAGE_CHANNELS, outputChannels: inputChannels };
  const operators = [convolution({ ...pixels, taps: TAPS_3X3 }, bytes)];
  channels.forEach((outputChannels, i) => {
    for (let block = 0; block < residualBlocks; block += 1) {
      operators.push(
        ...plainBlock({ name: `down_${i}_${block}`, cells, inputChannels, outputChannels }, bytes),
      );
      inputChannels = outputChannels;
    }
    if (i === channels.length - 1) return;
    cells /= 4;
    const sample = { name: `down_${i}_sample`, cells, taps: TAPS_3X3, inputsPerCell: 4 };
    operators.push(convolution({ ...sample, inputChannels, outputChannels }, bytes));
  });
  const moments = 2 * latentChannels;
  const latents = { cells, outputChannels: moments };
  return [
    ...operators,
    ...middle(cells, inputChannels, setting),
    groupNorm({ name: 'norm_out', cells, channels: inputChannels }, bytes),
    convolution({ ...latents, name: 'conv_out', inputChannels, taps: TAPS_3X3 }, bytes),
    ...(quantConvolutions
      ? [convolution({ ...latents, name: 'quant_conv', inputChannels: moments, taps: 1 }, bytes)]
      : []),
  ];
}

type PlainBlock = Omit<Parameters<typeof residualBlock>[0], 'conditionWidth'>;

function plainBlock(block: PlainBlock, bytes: ElementBytes): Operator[] {
  return residualBlock({ ...block, conditionWidth: null }, bytes);
}

/** Two residual blocks around one attention of a single head over all cells. */
function middle(cells: number, channels: number, setting: GraphSetting): Operator[] {
  const { bytes } = setting;
  const block = { cells, inputChannels: channels, outputChannels: channels };
  const common = { multiplicity: 1, rows: cells };
  const attention = { name: 'attention', multiplicity: 1, queries: cells, keys: cells };
  const projected = { hidden: channels, queryWidth: channels, keyValueWidth: channels };
  const out = { ...common, name: 'o_proj', k: channels, n: channels, extraWeights: channels };
  return [
    ...plainBlock({ ...block, name: 'middle_0' }, bytes),
    groupNorm({ name: 'attention_norm', cells, channels }, bytes),
    ...queryKeyValue({ ...common, ...projected, extraWeights: 3 * channels }, setting),
    itemAttention({ ...attention, heads: 1, headDim: channels }, setting),
    linear({ ...out, parallel: 'row' }, bytes),
    ...plainBlock({ ...block, name: 'middle_1' }, bytes),
  ];
}
