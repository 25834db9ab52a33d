import { finish, HOST_WATTS, missing, owned, ownedUnmeasured, type Prices } from './arithmetic.ts';
import type { ExpectedPoint } from './expected.ts';
import {
  CLIP_L,
  FLUX_DEV,
  OPENCLIP_BIG_G,
  RESNET_50,
  SD3_MEDIUM,
  SDXL_UNET,
  t5,
  VAE_16_CHANNELS,
  VAE_4_CHANNELS,
  VIT_B_16,
  VIT_L_16,
} from './image-shapes.ts';

/** Images at a published rate. */
function images(point: {
  rows: readonly string[];
  title: string;
  /** Operations of one image: every step of the denoiser, text encoders, image decoder. */
  flops: number;
  imagesPerSec: number;
  /** Null: not published. */
  batch: number | null;
  chips: number;
  peak: number;
  /** Bytes and bandwidth of whatever a part may have to wait for at this batch; 0 where all parts are compute-bound. */
  waitSeconds: number;
  prices: Prices;
  power?: { boundary: string; watts: number; publishedJoulesRelative: number };
  precision: string;
}): ExpectedPoint {
  const { batch } = point;
  const atPeak = point.flops / (point.peak * point.chips);
  return finish({
    rows: point.rows,
    title: point.title,
    phase: 'IMAGE',
    chips: point.chips,
    peakPerChip: point.peak,
    flops: { prefill: 0, decode: point.flops },
    seconds: 1 / point.imagesPerSec,
    requests: 1,
    inputTokens: null,
    outputTokens: null,
    images: 1,
    tokensPerSecPerUser: missing('NOT_APPLICABLE'),
    idealSeconds:
      batch === null
        ? null
        : {
            low: atPeak,
            high: atPeak + point.waitSeconds,
            why: 'small parts wait for their weights; bytes of activations are not specified by the documents',
          },
    prices: point.prices,
    power: point.power ?? null,
    slice: batch === null ? null : { shape: null, batch, context: null, precision: point.precision },
  });
}

const H100_HOUR = (3.9 + 3.9492) / 2;
/** Joules and watts are published with five digits each. */
const FIVE_DIGITS = 2e-4;

/** FLUX.1 dev: guidance is distilled, one pass a step; CLIP and T5 over 512 tokens before, the decoder after. 50 steps. */
const FLUX_IMAGE = 50 * FLUX_DEV + CLIP_L + t5(512) + VAE_16_CHANNELS;
/** SD3 medium: two passes a step under guidance, three text encoders over prompt and negative prompt. 25 steps. */
const SD3_IMAGE = 25 * 2 * SD3_MEDIUM + 2 * (CLIP_L + OPENCLIP_BIG_G + t5(256)) + VAE_16_CHANNELS;
/** SDXL: two passes a step, two text towers over prompt and negative prompt. */
const sdxlImage = (steps: number): number =>
  steps * 2 * SDXL_UNET + 2 * (CLIP_L + OPENCLIP_BIG_G) + VAE_4_CHANNELS;

export const IMAGE_POINTS: readonly ExpectedPoint[] = [
  images({
    rows: ['m0664', 'm0665', 'm0666'],
    title: '16 images at once, FLUX.1 dev, 50 steps, BF16, H100, 11.039 s an image',
    flops: FLUX_IMAGE,
    imagesPerSec: 1 / 11.039,
    batch: 16,
    chips: 1,
    peak: 989.4e12,
    // CLIP's 123 million weights.
    waitSeconds: (123_060_480 * 2) / 3350e9 + 0.02,
    prices: { RENTED: H100_HOUR, OWNED: owned(1, 30000, 684.06 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 684.06, publishedJoulesRelative: FIVE_DIGITS },
    precision: 'FP16',
  }),
  images({
    rows: ['m0629', 'm0630', 'm0631'],
    title: 'one image, FLUX.1 dev, 50 steps, BF16, B200, 7.7549 s',
    flops: FLUX_IMAGE,
    imagesPerSec: 1 / 7.7549,
    batch: 1,
    chips: 1,
    peak: 2250e12,
    waitSeconds: (123_060_480 * 2 + 4_762_310_656 * 2) / 7700e9 + 0.02,
    prices: { RENTED: 6.69, OWNED: owned(1, 45000, 861.23 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 861.23, publishedJoulesRelative: FIVE_DIGITS },
    precision: 'FP16',
  }),
  images({
    rows: ['m0623', 'm0624', 'm0625'],
    title: 'one image, SD3 medium, 25 steps with guidance, FP16, A100 40 GB, 3.7812 s',
    flops: SD3_IMAGE,
    imagesPerSec: 1 / 3.7812,
    batch: 1,
    chips: 1,
    peak: 312e12,
    waitSeconds: (2 * (123_060_480 + 693_021_440)) / 1555e9 + 0.04,
    prices: { RENTED: 1.99, OWNED: owned(1, 12500, 385.58 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 385.58, publishedJoulesRelative: FIVE_DIGITS },
    precision: 'FP16',
  }),
  images({
    rows: ['m0697', 'm0698', 'm0699'],
    title: '16 images at once, SDXL, 25 steps with guidance, FP16, H100, 1.0858 s an image',
    flops: sdxlImage(25),
    imagesPerSec: 1 / 1.0858,
    batch: 16,
    chips: 1,
    peak: 989.4e12,
    waitSeconds: 0.02,
    prices: { RENTED: H100_HOUR, OWNED: owned(1, 30000, 679.34 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 679.34, publishedJoulesRelative: FIVE_DIGITS },
    precision: 'FP16',
  }),
  images({
    rows: ['m0613'],
    title: 'SDXL, 20 steps with guidance, BF16, 4 TPU v5e, 1.7533 images/s, batch not published',
    flops: sdxlImage(20),
    imagesPerSec: 1.7533,
    batch: null,
    chips: 4,
    peak: 197e12,
    waitSeconds: 0,
    prices: { RENTED: 4 * 1.2, OWNED: null },
    precision: 'FP16',
  }),
  images({
    rows: ['m0704', 'm0705', 'm0707'],
    title: 'SDXL, 20 steps with guidance, FP8, 8 power-capped H200, 13.202 images/s, 5,573.8 W at the wall',
    flops: sdxlImage(20),
    imagesPerSec: 13.202,
    batch: null,
    chips: 8,
    peak: 1978.9e12,
    waitSeconds: 0,
    prices: { RENTED: 8 * 4.5, OWNED: owned(8, 32000, 5573.8) },
    power: { boundary: 'wall', watts: 5573.8, publishedJoulesRelative: FIVE_DIGITS },
    precision: 'FP8',
  }),
  images({
    rows: ['m0713'],
    title: '1,024 images at once, ViT-B/16, FP32 weights multiplied in FP16, RTX 3090, 1,570.7 images/s',
    flops: VIT_B_16,
    imagesPerSec: 1570.7,
    batch: 1024,
    chips: 1,
    peak: 71e12,
    waitSeconds: 0,
    prices: { RENTED: 0.18, OWNED: null },
    precision: 'FP16',
  }),
  images({
    rows: ['m0724'],
    title: '1,024 images at once, ViT-L/16, FP32 weights multiplied in FP16, RTX 4090, 912.7 images/s',
    flops: VIT_L_16,
    imagesPerSec: 912.7,
    batch: 1024,
    chips: 1,
    peak: 165.2e12,
    waitSeconds: 0,
    prices: { RENTED: (0.29 + 0.6) / 2, OWNED: ownedUnmeasured(1, 1599, 450) },
    precision: 'FP16',
  }),
  images({
    rows: ['m0737', 'm0739', 'm0742'],
    title: 'ResNet-50, FP8, 3 speedAI240 Slim, 168,720 images/s, 398.33 W at the wall, batch not published',
    flops: RESNET_50,
    imagesPerSec: 168720,
    batch: null,
    chips: 3,
    peak: 2000e12,
    waitSeconds: 0,
    prices: { RENTED: null, OWNED: null },
    power: { boundary: 'wall', watts: 398.33, publishedJoulesRelative: FIVE_DIGITS },
    precision: 'FP8',
  }),
];
