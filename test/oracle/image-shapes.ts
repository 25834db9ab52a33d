/** FLOPs of networks over images and texts, one pass over one item, bidirectional attention, a multiply-add as two. */

/** Blocks of width d over n tokens: 4 d² of attention projections and 8 d² of feed-forward, 4 n² d of attention. */
const blocks = (count: number, d: number, n: number): number => count * (24 * d * d * n + 4 * n * n * d);

/** ViT-B/16 at 224 × 224: 12 blocks of 768 over 14 × 14 patches and a class token; patches of 3 × 16 × 16; 1,000 classes. */
export const VIT_B_16 = blocks(12, 768, 197) + 2 * 196 * (3 * 16 * 16) * 768 + 2 * 768 * 1000;

/** ViT-L/16 at 224 × 224: 24 blocks of 1,024. */
export const VIT_L_16 = blocks(24, 1024, 197) + 2 * 196 * (3 * 16 * 16) * 1024 + 2 * 1024 * 1000;

/** Text towers: CLIP ViT-L/14 (12 blocks of 768), OpenCLIP bigG (32 of 1,280), both over 77 tokens. */
export const CLIP_L = blocks(12, 768, 77);
export const OPENCLIP_BIG_G = blocks(32, 1280, 77);

/** T5 v1.1 XXL encoder: 24 blocks of 4,096 with three matrices of 10,240. */
export const t5 = (tokens: number): number =>
  24 * (2 * tokens * (4 * 4096 * 4096 + 3 * 4096 * 10240) + 4 * tokens * tokens * 4096);

/**
 * FLUX.1 dev at 1024 × 1024: 64 × 64 image tokens and 512 text tokens, width 3,072, 19 double and 38 single blocks, both
 * 12 d² a token; beside them the embeddings of latents, text, time, guidance and pooled text, and modulation.
 */
export const FLUX_DEV = flux();

function flux(): number {
  const d = 3072;
  const image = 4096;
  const text = 512;
  const trunk = blocks(19 + 38, d, image + text);
  const latents = 2 * image * 64 * d;
  const words = 2 * text * 4096 * d;
  const timeAndGuidance = 2 * (2 * (256 * d + d * d));
  const pooled = 2 * (768 * d + d * d);
  // Six vectors for each of two streams, three for a single block, two at the end.
  const modulation = 2 * d * d * (19 * 2 * 6 + 38 * 3 + 2);
  const output = 2 * image * d * 64;
  return trunk + latents + words + timeAndGuidance + pooled + modulation + output;
}

/**
 * SD3 medium at 1024 × 1024: 24 blocks of 1,536 over 4,096 image and 333 text tokens. The last block only projects the
 * text to queries, keys and values (3 d²) and drops it.
 */
export const SD3_MEDIUM = sd3();

function sd3(): number {
  const d = 1536;
  const image = 4096;
  const text = 333;
  const trunk = blocks(24, d, image + text) - 2 * text * 9 * d * d;
  const latents = 2 * image * 64 * d;
  const words = 2 * text * 4096 * d;
  const time = 2 * (256 * d + d * d);
  const pooled = 2 * (2048 * d + d * d);
  const modulation = 2 * d * d * (24 * 6 + 23 * 6 + 2 + 2);
  const output = 2 * image * d * 64;
  return trunk + latents + words + time + pooled + modulation + output;
}

/** Convolutional networks without a closed formula: counts of an operator-level FLOP counter, as the catalogue holds them. */
export const SDXL_UNET = 6_761_236_398_080;
export const VAE_4_CHANNELS = 10_470_392_594_432;
export const VAE_16_CHANNELS = 10_472_204_009_472;

/**
 * ResNet-50 at 224 × 224: a 7 × 7 stem to 64 channels at 112 × 112, then four stages of bottlenecks (1 × 1, 3 × 3, 1 × 1 to
 * four times the width), 3, 4, 6 and 3 of them at 56, 28, 14 and 7; the 3 × 3 of a stage's first block halves the size.
 */
export const RESNET_50 = resnet50();

function resnet50(): number {
  let macs = 112 * 112 * 64 * 3 * 7 * 7;
  let input = 64;
  for (const [width, count, size] of [
    [64, 3, 56],
    [128, 4, 28],
    [256, 6, 14],
    [512, 3, 7],
  ] as const) {
    const area = size * size;
    // The first stage keeps its size; the others reduce channels before they halve the size.
    const areaBefore = width === 64 ? area : 4 * area;
    const first = areaBefore * input * width + area * width * width * 9 + area * width * 4 * width;
    const shortcut = area * input * 4 * width;
    const rest = area * 4 * width * width + area * width * width * 9 + area * width * 4 * width;
    macs += first + shortcut + (count - 1) * rest;
    input = 4 * width;
  }
  return 2 * (macs + 2048 * 1000);
}
