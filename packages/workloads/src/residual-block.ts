import type { Operator } from '@inferbench/domain/models/operator-graph';
import { convolution } from './item-operators.ts';
import { type ElementBytes, linear } from './operators.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

/** Weights of one output channel and input channel of a 3 × 3 convolution. */
export const TAPS_3X3 = 9;

interface Channels {
  name: string;
  cells: number;
  channels: number;
}

/** Norm over groups of channels, with the activation behind it: one value read, one written. */
export function groupNorm({ name, cells, channels }: Channels, bytes: ElementBytes): Operator {
  return elementwise(
    {
      name,
      multiplicity: 1,
      rows: cells,
      read: channels,
      written: channels,
      flopsPerRow: (VECTOR_FLOPS.layernorm + VECTOR_FLOPS.gate) * channels,
      weights: 2 * channels,
    },
    bytes,
  );
}

export interface ResidualBlock {
  name: string;
  cells: number;
  inputChannels: number;
  outputChannels: number;
  /** Width of the embedded time step that is added in between; null without one. */
  conditionWidth: number | null;
}

/** Two 3 × 3 convolutions, each behind its norm; a 1 × 1 shortcut where the channels change (diffusers resnet.py at 58eb52c). */
export function residualBlock(block: ResidualBlock, bytes: ElementBytes): Operator[] {
  const { name, cells, inputChannels, outputChannels, conditionWidth } = block;
  const kernel = { cells, outputChannels, taps: TAPS_3X3 };
  const condition =
    conditionWidth === null
      ? []
      : [
          linear(
            {
              name: `${name}_time_proj`,
              multiplicity: 1,
              rows: 1,
              k: conditionWidth,
              n: outputChannels,
              extraWeights: outputChannels,
            },
            bytes,
          ),
        ];
  const shortcut = { name: `${name}_shortcut`, cells, inputChannels, outputChannels, taps: 1 };
  return [
    groupNorm({ name: `${name}_norm_1`, cells, channels: inputChannels }, bytes),
    convolution({ ...kernel, name: `${name}_conv_1`, inputChannels }, bytes),
    ...condition,
    groupNorm({ name: `${name}_norm_2`, cells, channels: outputChannels }, bytes),
    convolution({ ...kernel, name: `${name}_conv_2`, inputChannels: outputChannels }, bytes),
    ...(inputChannels === outputChannels ? [] : [convolution(shortcut, bytes)]),
  ];
}
