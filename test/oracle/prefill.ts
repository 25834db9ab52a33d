import { finish, missing, ownedUnmeasured, type Prices } from './arithmetic.ts';
import type { ExpectedPoint } from './expected.ts';
import { fits, prefillStep, WHY_BAND } from './ideal.ts';
import { GPT_J_6B, LLAMA_2_70B, LLAMA_3_70B, LLAMA_3_8B, type Shape } from './shapes.ts';

/** FLOPs of prompts: matrices on every token, attention on the causal half s(s + 1)/2, the LM head on one token each. */
function promptFlops(shape: Shape, batch: number, tokens: number): number {
  return batch * (tokens * shape.linear + ((tokens * (tokens + 1)) / 2) * shape.promptPair + shape.head);
}

const noUser = missing('NOT_APPLICABLE');

/** Everything that prompts of a fixed length have in common; `ms` is the published time of the whole batch. */
function prompts(point: {
  row: string;
  title: string;
  shape: Shape;
  batch: number;
  tokens: number;
  ms: number;
  chips: number;
  peak: number;
  bandwidth: number;
  cacheSplit: number;
  capacityBytes: number;
  bytes: { weights: number; activations: number; cache: number };
  slowAttention: number;
  prices: Prices;
  slice: ExpectedPoint['slice'];
}): ExpectedPoint {
  const { shape, batch, tokens, chips, bytes } = point;
  const machine = {
    peak: point.peak,
    bandwidth: point.bandwidth,
    chips,
    cacheSplit: point.cacheSplit,
    capacityBytes: point.capacityBytes,
    weightBytes: bytes.weights,
    activationBytes: bytes.activations,
    cacheBytes: bytes.cache,
    slowAttention: point.slowAttention,
  };
  return finish({
    rows: [point.row],
    title: point.title,
    phase: 'PREFILL',
    chips,
    peakPerChip: point.peak,
    flops: { prefill: promptFlops(shape, batch, tokens), decode: 0 },
    seconds: point.ms / 1000,
    requests: batch,
    inputTokens: batch * tokens,
    outputTokens: null,
    images: null,
    tokensPerSecPerUser: noUser,
    idealSeconds: fits(shape, machine, batch, tokens)
      ? { ...prefillStep(shape, machine, batch, tokens), why: WHY_BAND }
      : 'DOES_NOT_FIT',
    prices: point.prices,
    power: null,
    slice: point.slice,
  });
}

const FP16 = { weights: 2, activations: 2, cache: 2 };
const FP8 = { weights: 1, activations: 1, cache: 1 };

export const PREFILL_POINTS: readonly ExpectedPoint[] = [
  prompts({
    row: 'm1030',
    title: '16 prompts of 1,024 tokens, Llama 3 8B, FP16, H100',
    shape: LLAMA_3_8B,
    batch: 16,
    tokens: 1024,
    ms: 405.42,
    chips: 1,
    peak: 989.4e12,
    bandwidth: 3350e9,
    cacheSplit: 1,
    capacityBytes: 80 * 2 ** 30,
    bytes: FP16,
    slowAttention: 1,
    // Offers 2.95, 3.78, 3.9492, 3.99, 6.88, 10.80: the median is the mean of the two in the middle.
    prices: { RENTED: (3.9 + 3.9492) / 2, OWNED: ownedUnmeasured(1, 30000, 700) },
    slice: { shape: null, batch: 16, context: 1024, precision: 'FP16' },
  }),
  prompts({
    row: 'm1024',
    title: 'one prompt of 2,048 tokens, Llama 2 70B, FP8 with an FP8 cache, 4 H100',
    shape: LLAMA_2_70B,
    batch: 1,
    tokens: 2048,
    ms: 109,
    chips: 4,
    peak: 1978.9e12,
    bandwidth: 3350e9,
    cacheSplit: 4,
    capacityBytes: 80 * 2 ** 30,
    bytes: FP8,
    slowAttention: 1,
    prices: { RENTED: 4 * ((3.9 + 3.9492) / 2), OWNED: ownedUnmeasured(4, 30000, 700) },
    slice: { shape: null, batch: 1, context: 2048, precision: 'FP8' },
  }),
  prompts({
    row: 'm1022',
    title: 'one prompt of 2,048 tokens, GPT-J 6B, FP8, H100',
    shape: GPT_J_6B,
    batch: 1,
    tokens: 2048,
    ms: 29,
    chips: 1,
    peak: 1978.9e12,
    bandwidth: 3350e9,
    cacheSplit: 1,
    capacityBytes: 80 * 2 ** 30,
    bytes: FP8,
    slowAttention: 1,
    prices: { RENTED: (3.9 + 3.9492) / 2, OWNED: ownedUnmeasured(1, 30000, 700) },
    slice: { shape: null, batch: 1, context: 2048, precision: 'FP8' },
  }),
  prompts({
    row: 'm1001',
    title:
      'one prompt of 512 tokens, Llama 3 70B, 4-bit weights (4.85 bits stored) computed in FP16, A100 80 GB',
    shape: LLAMA_3_70B,
    batch: 1,
    tokens: 512,
    ms: 626.24,
    chips: 1,
    peak: 312e12,
    bandwidth: 2039e9,
    cacheSplit: 1,
    capacityBytes: 80 * 2 ** 30,
    bytes: { weights: 4.85 / 8, activations: 2, cache: 2 },
    slowAttention: 1,
    // Offers 2.30, 2.4984, 2.79; no purchase price.
    prices: { RENTED: 2.4984, OWNED: null },
    slice: { shape: null, batch: 1, context: 512, precision: 'W4A16' },
  }),
  prompts({
    row: 'm0998',
    title: 'one prompt of 2,048 tokens, Llama 2 70B, FP16, 4 A100 80 GB',
    shape: LLAMA_2_70B,
    batch: 1,
    tokens: 2048,
    ms: 377,
    chips: 4,
    peak: 312e12,
    bandwidth: 2039e9,
    cacheSplit: 4,
    capacityBytes: 80 * 2 ** 30,
    bytes: FP16,
    slowAttention: 1,
    prices: { RENTED: 4 * 2.4984, OWNED: null },
    slice: { shape: null, batch: 1, context: 2048, precision: 'FP16' },
  }),
  prompts({
    row: 'm0984',
    title: 'one prompt of 2,048 tokens, Llama 3.1 8B, FP8 with a 16-bit cache, Gaudi 2',
    shape: LLAMA_3_8B,
    batch: 1,
    tokens: 2048,
    ms: 60.52,
    chips: 1,
    peak: 865e12,
    bandwidth: 2460e9,
    cacheSplit: 1,
    capacityBytes: 96e9,
    bytes: { weights: 1, activations: 1, cache: 2 },
    // 432 TOPS at 16 bits against 865 at 8.
    slowAttention: 432 / 865,
    prices: { RENTED: 1.1, OWNED: ownedUnmeasured(1, 8125, 600) },
    slice: { shape: null, batch: 1, context: 2048, precision: 'FP8' },
  }),
];
