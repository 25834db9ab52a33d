import type { ItemModel } from '@inferbench/domain/models/model';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import { imageDecoder } from './autoencoder.ts';
import { convolutionalStages } from './convolutional-stages.ts';
import { crossAttentionTransformer } from './cross-attention-transformer.ts';
import type { ItemSize } from './encoder-input.ts';
import { type GraphOptions, type GraphSetting, graphSetting } from './graph-setting.ts';
import type { NetworkOperators } from './item-operators.ts';
import { multimodalTransformer } from './multimodal-transformer.ts';
import { tokenEncoder } from './token-encoder.ts';
import { uNet } from './unet.ts';

/** What a pass is asked for beside the model; what is left out is the model's own. */
export interface PassOptions extends Pick<GraphOptions, 'activationTraffic'> {
  /** Pixels a side. */
  resolution?: number | undefined;
  /** Tokens of a text encoder. */
  textTokens?: number | undefined;
}

/** A network over items of fixed size has no cache. */
export const NO_CACHE = {
  fullBytesPerToken: 0,
  localBytesPerToken: 0,
  localTokens: 0,
  bytesPerSequence: 0,
  shards: 1,
  stateShards: 1,
} as const;

/** One bidirectional pass over a batch of items: a denoiser's evaluation, an image, a text, a window of audio. */
export function passGraph(
  model: ItemModel,
  precision: PrecisionSetting,
  options: PassOptions = {},
): OperatorGraph {
  const setting = graphSetting(precision, options);
  const size = {
    resolution: options.resolution ?? model.resolution ?? 0,
    textTokens: options.textTokens ?? null,
  };
  const { operators, unreadWeights } = networkOperators(model, size, setting);
  const read = operators.reduce((sum, op) => sum + op.multiplicity * op.weightBytes, 0);
  return {
    model: model.slug,
    phase: 'pass',
    operators,
    storedWeightBytes: read + unreadWeights * setting.bytes.weight,
    kvCache: NO_CACHE,
  };
}

function networkOperators({ network }: ItemModel, size: ItemSize, setting: GraphSetting): NetworkOperators {
  switch (network.architecture) {
    case 'mmdit':
      return multimodalTransformer(network, size.resolution, setting);
    case 'dit_cross':
      return crossAttentionTransformer(network, size.resolution, setting);
    case 'unet':
      return uNet(network, size.resolution, setting);
    case 'vae':
      return imageDecoder(network, size.resolution, setting);
    case 'encoder':
      return tokenEncoder(network, size, setting);
    case 'resnet':
    case 'convnext':
      return convolutionalStages(network, size.resolution, setting);
  }
}
