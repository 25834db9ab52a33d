import { finish, HOST_WATTS, missing, owned, ownedUnmeasured, type Prices } from './arithmetic.ts';
import type { ExpectedPoint } from './expected.ts';
import { decodeStep, fits, type Machine, prefillStep, together } from './ideal.ts';
import {
  GPT_J_6B,
  LLAMA_2_70B,
  LLAMA_2_7B,
  LLAMA_3_70B,
  LLAMA_3_8B,
  QWEN_2_72B,
  type Shape,
} from './shapes.ts';

/** A static batch: every prompt of `input` tokens, then `output` tokens each, timed from start to last token. */
function batchOf(point: {
  rows: readonly string[];
  title: string;
  shape: Shape;
  batch: number;
  input: number;
  output: number;
  /** Start to last token. */
  seconds: number;
  machine: Machine;
  prices: Prices;
  power?: { boundary: string; watts: number; publishedJoulesRelative: number };
  slice: ExpectedPoint['slice'];
}): ExpectedPoint {
  const { shape, batch, input, output, machine } = point;
  // Matrices on every prompt token, the causal half of attention, one LM head a prompt.
  const prompt = input * shape.linear + ((input * (input + 1)) / 2) * shape.promptPair + shape.head;
  // Every answer token at the mean context input + output ÷ 2, with its LM head.
  const context = input + output / 2;
  const token = shape.linear + shape.head + context * shape.decodePair;
  return finish({
    rows: point.rows,
    title: point.title,
    phase: 'GENERATE',
    chips: machine.chips,
    peakPerChip: machine.peak,
    flops: { prefill: batch * prompt, decode: batch * output * token },
    seconds: point.seconds,
    requests: batch,
    inputTokens: batch * input,
    outputTokens: batch * output,
    images: null,
    // Defined as one over the time of a step, which is not published: the batch's time holds its prompts too.
    tokensPerSecPerUser: missing('NOT_REPORTED'),
    // One prefill of the whole batch, then a step for each answer token.
    idealSeconds: fits(shape, machine, batch, input + output)
      ? together(
          1,
          prefillStep(shape, machine, batch, input),
          output,
          decodeStep(shape, machine, batch, context),
        )
      : 'DOES_NOT_FIT',
    prices: point.prices,
    power: point.power ?? null,
    slice: point.slice,
  });
}

const fp16 = { weightBytes: 2, activationBytes: 2, cacheBytes: 2, slowAttention: 1 };
const fp8 = { weightBytes: 1, activationBytes: 1, cacheBytes: 1, slowAttention: 1 };
const H100 = { peak: 989.4e12, bandwidth: 3350e9, capacityBytes: 80 * 2 ** 30 };
const H100_8BIT = { peak: 1978.9e12, bandwidth: 3350e9, capacityBytes: 80 * 2 ** 30 };
const H100_HOUR = (3.9 + 3.9492) / 2;
const A100_40 = {
  peak: 312e12,
  bandwidth: 1555e9,
  capacityBytes: 40 * 2 ** 30,
  chips: 1,
  cacheSplit: 1,
  ...fp16,
};
const A100_80 = {
  peak: 312e12,
  bandwidth: 2039e9,
  capacityBytes: 80 * 2 ** 30,
  chips: 1,
  cacheSplit: 1,
  ...fp16,
};
/** Five published digits of the joules. */
const FIVE_DIGITS = 1e-4;

export const GENERATE_POINTS: readonly ExpectedPoint[] = [
  batchOf({
    rows: ['m0471', 'm0473', 'm0474'],
    title: '64 × (1,024 → 1,024), Llama 3 8B, FP16, H100, 455.48 W on the board',
    shape: LLAMA_3_8B,
    batch: 64,
    input: 1024,
    output: 1024,
    seconds: 18.809,
    machine: { ...H100, ...fp16, chips: 1, cacheSplit: 1 },
    // 455.48 W on the board and 217 W of host are 672.48 W at the wall.
    prices: { RENTED: H100_HOUR, OWNED: owned(1, 30000, 455.48 + HOST_WATTS), CONTRACT: 1.3 },
    power: { boundary: 'device_sensor', watts: 455.48, publishedJoulesRelative: FIVE_DIGITS },
    slice: { shape: 'BALANCED', batch: 64, context: 2048, precision: 'FP16' },
  }),
  batchOf({
    rows: ['m0258', 'm0262', 'm0263'],
    title: '16 × (1,024 → 1,024), Llama 3 8B, FP16, A100 40 GB, 264.29 W on the board',
    shape: LLAMA_3_8B,
    batch: 16,
    input: 1024,
    output: 1024,
    seconds: 19.914,
    machine: A100_40,
    // Offers 1.48 and 1.99.
    prices: { RENTED: 1.99, OWNED: owned(1, 12500, 264.29 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 264.29, publishedJoulesRelative: FIVE_DIGITS },
    slice: { shape: 'BALANCED', batch: 16, context: 2048, precision: 'FP16' },
  }),
  batchOf({
    rows: ['m0232', 'm0237'],
    title: '1 × (1,024 → 1,024), Llama 2 7B, FP16, A100 40 GB: watts and joules a token, no time',
    shape: LLAMA_2_7B,
    batch: 1,
    input: 1024,
    output: 1024,
    // 222.12 W ÷ 3.0318 J a token = 73.26 tokens a second.
    seconds: 1024 / (222.12 / 3.0318),
    machine: A100_40,
    prices: { RENTED: 1.99, OWNED: owned(1, 12500, 222.12 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 222.12, publishedJoulesRelative: 0 },
    slice: { shape: 'BALANCED', batch: 1, context: 2048, precision: 'FP16' },
  }),
  batchOf({
    rows: ['m0437'],
    title: '64 × (2,048 → 2,048), Llama 2 70B, FP8 with an FP8 cache, 2 H100, 1,094 tokens/s',
    shape: LLAMA_2_70B,
    batch: 64,
    input: 2048,
    output: 2048,
    seconds: (64 * 2048) / 1094,
    machine: { ...H100_8BIT, ...fp8, chips: 2, cacheSplit: 2 },
    prices: { RENTED: 2 * H100_HOUR, OWNED: ownedUnmeasured(2, 30000, 700) },
    // 3,072 keys lie nearer 4,096 than 2,048: 3,072² > 2 × 2,048².
    slice: { shape: 'BALANCED', batch: 64, context: 4096, precision: 'FP8' },
  }),
  batchOf({
    rows: ['m0419'],
    title: '1,024 × (128 → 128), GPT-J 6B, FP8 with an FP8 cache, H100, 26,150 tokens/s',
    shape: GPT_J_6B,
    batch: 1024,
    input: 128,
    output: 128,
    seconds: (1024 * 128) / 26150,
    machine: { ...H100_8BIT, ...fp8, chips: 1, cacheSplit: 1 },
    prices: { RENTED: H100_HOUR, OWNED: ownedUnmeasured(1, 30000, 700) },
    // 192² = 36,864 > 2 × 128² = 32,768.
    slice: { shape: 'BALANCED', batch: 1024, context: 256, precision: 'FP8' },
  }),
  batchOf({
    rows: ['m0164'],
    title: '128 × (2,048 → 2,048), Llama 3.1 70B, FP8 with a 16-bit cache, 8 MI300X',
    shape: LLAMA_3_70B,
    batch: 128,
    input: 2048,
    output: 2048,
    seconds: 52.394,
    machine: {
      peak: 2614.9e12,
      bandwidth: 5300e9,
      capacityBytes: 192 * 2 ** 30,
      chips: 8,
      cacheSplit: 8,
      weightBytes: 1,
      activationBytes: 1,
      cacheBytes: 2,
      slowAttention: 1307.4 / 2614.9,
    },
    prices: { RENTED: 8 * ((1.85 + 2.59) / 2), OWNED: null },
    slice: { shape: 'BALANCED', batch: 128, context: 4096, precision: 'FP8' },
  }),
  batchOf({
    rows: ['m0204'],
    title: '1 × (1,024 → 1,024), Qwen2 72B, BF16, 4 Gaudi 2',
    shape: QWEN_2_72B,
    batch: 1,
    input: 1024,
    output: 1024,
    seconds: 27.322,
    machine: { peak: 432e12, bandwidth: 2460e9, capacityBytes: 96e9, chips: 4, cacheSplit: 4, ...fp16 },
    prices: { RENTED: 4 * 1.1, OWNED: ownedUnmeasured(4, 8125, 600) },
    slice: { shape: 'BALANCED', batch: 1, context: 2048, precision: 'FP16' },
  }),
  batchOf({
    rows: ['m0214'],
    title: '1,536 × (128 → 128), Llama 3.1 8B, FP8 with an FP8 cache, Gaudi 3, 24,310 tokens/s',
    shape: LLAMA_3_8B,
    batch: 1536,
    input: 128,
    output: 128,
    seconds: (1536 * 128) / 24310,
    machine: { peak: 1835e12, bandwidth: 3670e9, capacityBytes: 128e9, chips: 1, cacheSplit: 1, ...fp8 },
    // A purchase price and no rental offer.
    prices: { RENTED: null, OWNED: ownedUnmeasured(1, 15625, 900) },
    // The largest batch bucket is 1,024.
    slice: { shape: 'BALANCED', batch: 1024, context: 256, precision: 'FP8' },
  }),
  batchOf({
    rows: ['m0299'],
    title: '52 × (2,048 → 128), Llama 2 7B, FP16, A100 80 GB, 591 tokens/s',
    shape: LLAMA_2_7B,
    batch: 52,
    input: 2048,
    output: 128,
    seconds: (52 * 128) / 591,
    machine: A100_80,
    prices: { RENTED: 2.4984, OWNED: null },
    // 52² = 2,704 > 2 × 32² = 2,048, so 64.
    slice: { shape: 'PROMPT_HEAVY', batch: 64, context: 2048, precision: 'FP16' },
  }),
  batchOf({
    rows: ['m0300'],
    title: '60 × (128 → 2,048), Llama 2 7B, FP16, A100 80 GB, 1,928 tokens/s',
    shape: LLAMA_2_7B,
    batch: 60,
    input: 128,
    output: 2048,
    seconds: (60 * 2048) / 1928,
    machine: A100_80,
    prices: { RENTED: 2.4984, OWNED: null },
    // 128 + 1,024 = 1,152 keys.
    slice: { shape: 'ANSWER_HEAVY', batch: 64, context: 1024, precision: 'FP16' },
  }),
];
