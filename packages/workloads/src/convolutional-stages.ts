import { powInt } from '@inferbench/units/exact-math';
import type { ConvolutionalStages } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { convolution, itemNorm, type NetworkOperators } from './item-operators.ts';
import { type ElementBytes, linear } from './operators.ts';
import { feedForward } from './projections.ts';
import { TAPS_3X3 } from './residual-block.ts';

const IMAGE_CHANNELS = 3;
/** Outputs of a bottleneck are four times as wide as its 3 × 3 convolution, ConvNeXt's feed-forward as its stream. */
const WIDENING = 4;

interface Stage {
  index: number;
  width: number;
  blocks: number;
  cells: number;
}

/** ResNet of bottlenecks with the stride in the 3 × 3 convolution, or ConvNeXt (torchvision resnet.py, convnext.py). */
export function convolutionalStages(
  network: ConvolutionalStages,
  resolution: number,
  setting: GraphSetting,
): NetworkOperators {
  // Both stems leave a quarter of the side, and each stage but the first halves it.
  const stages = network.channels.map((width, index) => {
    const side = Math.floor(resolution / (4 * powInt(2, index)));
    return { index, width, blocks: network.blocks[index] ?? 0, cells: side * side };
  });
  const built =
    network.architecture === 'resnet' ? resNet(stages, resolution, setting) : convNext(stages, setting);
  const last = stages.at(-1)?.width ?? 0;
  const k = network.architecture === 'resnet' ? WIDENING * last : last;
  const { classes: n } = network;
  const head = linear({ name: 'head', multiplicity: 1, rows: 1, k, n, extraWeights: n }, setting.bytes);
  return { operators: [...built, head], unreadWeights: 0 };
}

/** Batch norm is folded into each convolution at inference; its scale and shift are stored. */
function normed(
  shape: Omit<Parameters<typeof convolution>[0], 'bias' | 'normWeights'>,
  bytes: ElementBytes,
): Operator {
  return convolution({ ...shape, bias: false, normWeights: 2 * shape.outputChannels }, bytes);
}

function resNet(stages: readonly Stage[], resolution: number, { bytes }: GraphSetting): Operator[] {
  const [stem = 0] = stages.map(({ width }) => width);
  const side = resolution / 2;
  const image = { cells: side * side, inputChannels: IMAGE_CHANNELS, inputsPerCell: 4 };
  return [
    normed({ ...image, name: 'stem', outputChannels: stem, taps: 49 }, bytes),
    ...stages.flatMap((stage) => bottlenecks(stage, { stages, stem }, bytes)),
  ];
}

function bottlenecks(
  { index, width, blocks, cells }: Stage,
  { stages, stem }: { stages: readonly Stage[]; stem: number },
  bytes: ElementBytes,
): Operator[] {
  const before = stages[index - 1];
  const inputChannels = before === undefined ? stem : WIDENING * before.width;
  const out = WIDENING * width;
  const inputCells = before?.cells ?? cells;
  const name = `stage_${index}`;
  const strided = { inputChannels: width, outputChannels: width, taps: TAPS_3X3, cells };
  const up = { inputChannels: width, outputChannels: out, taps: 1, cells };
  const inputsPerCell = inputCells / cells;
  return [
    normed(
      { name: `${name}_first_in`, inputChannels, outputChannels: width, taps: 1, cells: inputCells },
      bytes,
    ),
    normed({ ...strided, name: `${name}_first_conv`, inputsPerCell }, bytes),
    normed(
      { name: `${name}_shortcut`, inputChannels, outputChannels: out, taps: 1, cells, inputsPerCell },
      bytes,
    ),
    normed(
      {
        name: `${name}_in`,
        inputChannels: out,
        outputChannels: width,
        taps: 1,
        cells,
        multiplicity: blocks - 1,
      },
      bytes,
    ),
    normed({ ...strided, name: `${name}_conv`, multiplicity: blocks - 1 }, bytes),
    normed({ ...up, name: `${name}_out`, multiplicity: blocks }, bytes),
  ];
}

function convNext(stages: readonly Stage[], setting: GraphSetting): Operator[] {
  const { bytes } = setting;
  return stages.flatMap(({ index, width, blocks, cells }) => {
    const before = stages[index - 1];
    const taps = before === undefined ? 16 : 4;
    const inputChannels = before?.width ?? IMAGE_CHANNELS;
    const name = `stage_${index}`;
    const norm = { multiplicity: 1, rows: cells, width, kind: 'layernorm' as const, weights: 2 * width };
    const enter = { name: `${name}_enter`, cells, inputChannels, outputChannels: width, taps };
    // The stem's norm follows it; those of later stages come before the convolution; one follows the last block.
    const enterNorm =
      before === undefined
        ? norm
        : { ...norm, rows: before.cells, width: inputChannels, weights: 2 * inputChannels };
    const depthwise = { cells, inputChannels: width, outputChannels: width, taps: 49, groups: width };
    // Biases of both products, and the learned factor a channel.
    const extraWeights = WIDENING * width + 2 * width;
    return [
      itemNorm({ ...enterNorm, name: `${name}_enter_norm` }, bytes),
      convolution({ ...enter, inputsPerCell: taps }, bytes),
      convolution({ ...depthwise, name: `${name}_depthwise`, multiplicity: blocks }, bytes),
      itemNorm({ ...norm, name: `${name}_norms`, multiplicity: blocks }, bytes),
      ...feedForward(
        {
          name: `${name}_ffn`,
          multiplicity: blocks,
          rows: cells,
          hidden: width,
          ffn: WIDENING * width,
          gated: false,
          extraWeights,
        },
        setting,
      ),
      ...(stages[index + 1] === undefined ? [itemNorm({ ...norm, name: 'final_norm', rows: 1 }, bytes)] : []),
    ];
  });
}
