import { powInt } from '@inferbench/units/exact-math';
import type { UNet } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { latentCellsOf } from './denoiser-grid.ts';
import type { GraphSetting } from './graph-setting.ts';
import { convolution, embeddingLayers, type NetworkOperators } from './item-operators.ts';
import { groupNorm, residualBlock, TAPS_3X3 } from './residual-block.ts';
import { spatialTransformer } from './spatial-transformer.ts';

/** The time step is embedded four times as wide as the first level (diffusers unet_2d_condition.py at 58eb52c). */
const CONDITION_FACTOR = 4;

interface Level {
  cells: number;
  channels: number;
  transformerLayers: number;
}

/** Down, middle, up: every output on the way down is also an input on the way up. */
export function uNet(network: UNet, resolution: number, setting: GraphSetting): NetworkOperators {
  const [width = 0] = network.channels;
  const cells = latentCellsOf(network, resolution);
  const levels = network.channels.map((channels, i) => ({
    channels,
    cells: cells / powInt(4, i),
    transformerLayers: network.transformerLayers[i] ?? 0,
  }));
  const conditionWidth = CONDITION_FACTOR * width;
  const { latentChannels } = network;
  const edge = { cells, taps: TAPS_3X3 };
  const { bytes } = setting;
  const down = downPath(network, levels, setting);
  const operators = [
    convolution({ ...edge, name: 'conv_in', inputChannels: latentChannels, outputChannels: width }, bytes),
    ...embeddingLayers({ name: 'time_embed', rows: 1, k: width, n: conditionWidth }, bytes),
    ...embeddingLayers(
      { name: 'condition_embed', rows: 1, k: network.conditionWidth, n: conditionWidth },
      bytes,
    ),
    ...down.operators,
    ...middle(network, levels, setting),
    ...upPath(network, levels, { skips: [width, ...down.skips], setting }),
    groupNorm({ name: 'norm_out', cells, channels: width }, bytes),
    convolution({ ...edge, name: 'conv_out', inputChannels: width, outputChannels: latentChannels }, bytes),
  ];
  return { operators, unreadWeights: 0 };
}

interface BlockAt {
  name: string;
  level: Level;
  inputChannels: number;
}

/** A residual block and the transformer behind it, where the level has one. */
function blockOf({ name, level, inputChannels }: BlockAt, network: UNet, setting: GraphSetting): Operator[] {
  const { cells, channels, transformerLayers } = level;
  const conditionWidth = CONDITION_FACTOR * (network.channels[0] ?? 0);
  return [
    ...residualBlock({ name, cells, inputChannels, outputChannels: channels, conditionWidth }, setting.bytes),
    ...(transformerLayers > 0 ? spatialTransformer(name, level, { network, setting }) : []),
  ];
}

function downPath(
  network: UNet,
  levels: readonly Level[],
  setting: GraphSetting,
): { operators: Operator[]; skips: number[] } {
  const operators: Operator[] = [];
  const skips: number[] = [];
  let inputChannels = network.channels[0] ?? 0;
  levels.forEach((level, i) => {
    for (let block = 0; block < network.residualBlocks; block += 1) {
      operators.push(...blockOf({ name: `down_${i}_${block}`, level, inputChannels }, network, setting));
      inputChannels = level.channels;
      skips.push(level.channels);
    }
    const next = levels[i + 1];
    if (next === undefined) return;
    const { channels } = level;
    const shape = { name: `down_${i}_sample`, cells: next.cells, taps: TAPS_3X3, inputsPerCell: 4 };
    operators.push(
      convolution({ ...shape, inputChannels: channels, outputChannels: channels }, setting.bytes),
    );
    skips.push(channels);
  });
  return { operators, skips };
}

function middle(network: UNet, levels: readonly Level[], setting: GraphSetting): Operator[] {
  const last = levels.at(-1);
  if (last === undefined) return [];
  const inputChannels = last.channels;
  const attended = { ...last, transformerLayers: network.middleTransformerLayers };
  const plain = { ...last, transformerLayers: 0 };
  return [
    ...blockOf({ name: 'middle_0', level: attended, inputChannels }, network, setting),
    ...blockOf({ name: 'middle_1', level: plain, inputChannels }, network, setting),
  ];
}

function upPath(
  network: UNet,
  levels: readonly Level[],
  { skips, setting }: { skips: readonly number[]; setting: GraphSetting },
): Operator[] {
  const operators: Operator[] = [];
  const left = [...skips];
  let inputChannels = levels.at(-1)?.channels ?? 0;
  levels.toReversed().forEach((level, i) => {
    for (let block = 0; block <= network.residualBlocks; block += 1) {
      const joined = inputChannels + (left.pop() ?? 0);
      const name = `up_${i}_${block}`;
      operators.push(...blockOf({ name, level, inputChannels: joined }, network, setting));
      inputChannels = level.channels;
    }
    const next = levels[levels.length - 2 - i];
    if (next === undefined) return;
    const { channels } = level;
    const shape = { name: `up_${i}_sample`, cells: next.cells, taps: TAPS_3X3, inputsPerCell: 1 / 4 };
    operators.push(
      convolution({ ...shape, inputChannels: channels, outputChannels: channels }, setting.bytes),
    );
  });
  return operators;
}
