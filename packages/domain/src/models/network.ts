import { z } from 'zod';

const count = z.int().positive().max(1e9);
const some = z.int().nonnegative().max(1e9);
/** Blocks that become operators one by one, unlike identical layers, which are one operator with a multiplicity. */
const unrolled = z.int().positive().max(64);

/** Width of the residual stream, heads and inner width of the feed-forward. */
const TransformerWidths = z.strictObject({ hidden: count, heads: count, headDim: count, ffn: count });

/** A denoiser works on latent cells of `pixelsPerLatent` pixels, `patch` × `patch` of them a token. */
const DenoiserBase = TransformerWidths.extend({
  latentChannels: count,
  outputChannels: count,
  pixelsPerLatent: count,
  patch: count,
  textTokens: count,
  textWidth: count,
});

/** Joint attention over image and text tokens (SD3, Flux). */
const MultimodalTransformer = DenoiserBase.extend({
  architecture: z.literal('mmdit'),
  /** Blocks with weights of their own for image and text. */
  doubleBlocks: count,
  /** Number of these blocks, the first ones, that add a self-attention over image tokens. */
  dualAttentionBlocks: some,
  /** Blocks with one set of weights, the feed-forward beside the attention. */
  singleBlocks: some,
  /** The last double block drops the text once it is attended. */
  dropsTextAtEnd: z.boolean(),
  headNorms: z.boolean(),
  pooledWidth: count,
  guidanceEmbedding: z.boolean(),
});

/** Self-attention over image tokens, then cross-attention to text (PixArt). */
const CrossAttentionTransformer = DenoiserBase.extend({
  architecture: z.literal('dit_cross'),
  blocks: count,
  /** Image size and aspect ratio are embedded beside the time step. */
  sizeConditioning: z.boolean(),
});

/** Residual and transformer blocks at falling, then rising resolution (SDXL). */
const UNet = z.strictObject({
  architecture: z.literal('unet'),
  /** Channels by level, from full resolution down. */
  channels: z.array(count).min(1).max(8),
  residualBlocks: unrolled,
  /** Transformer layers behind each residual block, by level; 0 for none. */
  transformerLayers: z.array(some).min(1).max(8),
  middleTransformerLayers: some,
  headDim: count,
  latentChannels: count,
  pixelsPerLatent: count,
  textTokens: count,
  textWidth: count,
  /** Pooled text and sizes, embedded beside the time step. */
  conditionWidth: count,
});

/** Image decoder of latent diffusion; its weights hold the encoder half too. */
const ImageAutoencoder = z.strictObject({
  architecture: z.literal('vae'),
  channels: z.array(count).min(1).max(8),
  residualBlocks: unrolled,
  latentChannels: count,
  pixelsPerLatent: count,
  /** 1 × 1 convolutions between latents and both halves. */
  quantConvolutions: z.boolean(),
});

/** Image → patches with one class token; token ids; or a spectrogram through two convolutions, the second of stride 2. */
const EncoderInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('patches'),
    channels: count,
    patch: count,
    bias: z.boolean(),
    /** A learned token that stands for masked patches in training. */
    maskToken: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('text'),
    vocab: count,
    tokens: count,
    positions: z.enum(['learned', 'relative']),
    /** Buckets of relative positions, a bias a head; 0 for learned ones. */
    positionBuckets: some,
  }),
  z.strictObject({ kind: z.literal('spectrogram'), bins: count, frames: count.multipleOf(2) }),
]);

/** Decoder of a network that answers token by token about what its encoder read. */
const SpeechDecoder = z.strictObject({ blocks: count, vocab: count, maxContextTokens: count });

/** Transformer that sees all tokens of an item at once (ViT, DINOv2, CLIP, T5, Whisper). */
const TransformerEncoder = TransformerWidths.extend({
  architecture: z.literal('encoder'),
  blocks: count,
  gatedFfn: z.boolean(),
  biases: z.enum(['all', 'all_but_key', 'none']),
  norm: z.enum(['layernorm', 'rmsnorm']),
  /** Norms before and after the blocks. */
  outerNorms: count,
  /** One learned factor a channel after attention and feed-forward. */
  layerScale: z.boolean(),
  input: EncoderInput,
  /** Projection of the class token. */
  head: z.strictObject({ width: count, bias: z.boolean() }).nullable(),
  decoder: SpeechDecoder.nullable(),
});

/** Stages of convolutional blocks, the resolution halved before each but the first. */
const ConvolutionalStages = z.strictObject({
  architecture: z.enum(['resnet', 'convnext']),
  channels: z.array(count).min(1).max(8),
  blocks: z.array(count).min(1).max(8),
  classes: count,
});

/** Shapes of a network over items of fixed size, from which its operators and weights follow. */
export const Network = z.discriminatedUnion('architecture', [
  MultimodalTransformer,
  CrossAttentionTransformer,
  UNet,
  ImageAutoencoder,
  TransformerEncoder,
  ConvolutionalStages,
]);
export type Network = z.infer<typeof Network>;
export type MultimodalTransformer = z.infer<typeof MultimodalTransformer>;
export type CrossAttentionTransformer = z.infer<typeof CrossAttentionTransformer>;
export type UNet = z.infer<typeof UNet>;
export type ImageAutoencoder = z.infer<typeof ImageAutoencoder>;
export type TransformerEncoder = z.infer<typeof TransformerEncoder>;
export type SpeechDecoder = z.infer<typeof SpeechDecoder>;
export type ConvolutionalStages = z.infer<typeof ConvolutionalStages>;

/** What shapes must agree on beyond their types: a path into the model and why. */
export function networkIssues(
  network: Network,
  resolution: number | null,
): { path: string[]; message: string }[] {
  const issues: { path: string[]; message: string }[] = [];
  const expectThat = (holds: boolean, path: string[], message: string) => {
    if (!holds) issues.push({ path, message });
  };
  if (network.architecture !== 'encoder' || network.input.kind === 'patches')
    expectThat(resolution !== null, ['resolution'], 'a network over images has a resolution');
  if (network.architecture === 'mmdit') {
    const { dualAttentionBlocks, doubleBlocks } = network;
    const path = ['network', 'dualAttentionBlocks'];
    expectThat(dualAttentionBlocks <= doubleBlocks, path, 'they are some of the double blocks');
  }
  if ('channels' in network && network.architecture !== 'vae') {
    const [key, perLevel] =
      network.architecture === 'unet'
        ? ['transformerLayers', network.transformerLayers]
        : ['blocks', network.blocks];
    expectThat(perLevel.length === network.channels.length, ['network', key], 'one for each of channels');
  }
  return issues;
}

/** Blocks and width of the residual stream, where it has one width. */
export function blocksAndWidth(network: Network): { blocks: number | null; hidden: number | null } {
  switch (network.architecture) {
    case 'mmdit':
      return { blocks: network.doubleBlocks + network.singleBlocks, hidden: network.hidden };
    case 'dit_cross':
    case 'encoder':
      return { blocks: network.blocks, hidden: network.hidden };
    case 'unet':
    case 'vae':
    case 'resnet':
    case 'convnext':
      return { blocks: null, hidden: null };
  }
}
