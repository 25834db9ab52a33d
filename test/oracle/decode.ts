import { finish, is, open, ownedUnmeasured, type Prices } from './arithmetic.ts';
import type { ExpectedPoint } from './expected.ts';
import { decodeStep, fits, type Machine, WHY_BAND } from './ideal.ts';
import { DEEPSEEK_R1, LLAMA_3_70B, LLAMA_3_8B, PALM_540B, type Shape } from './shapes.ts';

interface Step {
  row: string;
  title: string;
  shape: Shape;
  batch: number;
  /** Keys that a step attends to on average: input + output ÷ 2. */
  context: number;
  /** Input + output: what the cache holds at the end. */
  longest: number;
  /** Seconds of one step of the whole batch. */
  seconds: number;
  chips: number;
  peak: number;
  /** What runs one step at once. */
  machine: Machine;
  prices: Prices;
  slice: ExpectedPoint['slice'];
}

/** One decode step: every sequence gets one token, which passes every matrix, the LM head and its keys. */
function step(point: Step): ExpectedPoint {
  const { shape, batch, context } = point;
  const decode = batch * (shape.linear + shape.head + context * shape.decodePair);
  return finish({
    rows: [point.row],
    title: point.title,
    phase: 'DECODE',
    chips: point.chips,
    peakPerChip: point.peak,
    flops: { prefill: 0, decode },
    seconds: point.seconds,
    requests: null,
    inputTokens: null,
    outputTokens: batch,
    images: null,
    tokensPerSecPerUser: is(1 / point.seconds),
    idealSeconds: fits(shape, point.machine, batch, point.longest)
      ? {
          ...decodeStep(shape, point.machine, batch, context),
          why: WHY_BAND,
        }
      : 'DOES_NOT_FIT',
    prices: point.prices,
    power: null,
    slice: point.slice,
  });
}

const one = { chips: 1, cacheSplit: 1, slowAttention: 1 };
const fp16 = { weightBytes: 2, activationBytes: 2, cacheBytes: 2 };
const fourBit = { weightBytes: 4.85 / 8, activationBytes: 2, cacheBytes: 2 };

/** A published speed of one stream whose prompt nobody knows: only the speed itself can be said. */
function streamOnly(point: {
  row: string;
  title: string;
  chips: number;
  peak: number;
  perSec: number;
  outputTokens: number | null;
  prices: Prices;
}): ExpectedPoint {
  return finish({
    ...point,
    rows: [point.row],
    phase: 'DECODE',
    peakPerChip: point.peak,
    flops: null,
    seconds: 1 / point.perSec,
    requests: null,
    inputTokens: null,
    images: null,
    tokensPerSecPerUser: is(point.perSec),
    idealSeconds: null,
    power: null,
    slice: null,
  });
}

export const DECODE_POINTS: readonly ExpectedPoint[] = [
  step({
    row: 'm0100',
    title: '16 sequences at 1,024 + 1,024 ÷ 2 keys, Llama 3 8B, FP16, H100',
    shape: LLAMA_3_8B,
    batch: 16,
    context: 1024 + 1024 / 2,
    longest: 1024 + 1024,
    seconds: 9.5325e-3,
    chips: 1,
    peak: 989.4e12,
    machine: { ...one, ...fp16, peak: 989.4e12, bandwidth: 3350e9, capacityBytes: 80 * 2 ** 30 },
    prices: { RENTED: (3.9 + 3.9492) / 2, OWNED: ownedUnmeasured(1, 30000, 700) },
    // 1,536 lies nearer 2,048 than 1,024 in log2: 1,536² = 2.25 × 1,024² > 2 × 1,024².
    slice: { shape: null, batch: 16, context: 2048, precision: 'FP16' },
  }),
  step({
    row: 'm0002',
    title: 'the same on MI300X',
    shape: LLAMA_3_8B,
    batch: 16,
    context: 1024 + 1024 / 2,
    longest: 1024 + 1024,
    seconds: 12.102e-3,
    chips: 1,
    peak: 1307.4e12,
    machine: { ...one, ...fp16, peak: 1307.4e12, bandwidth: 5300e9, capacityBytes: 192 * 2 ** 30 },
    // Offers 1.71 and 1.85.
    prices: { RENTED: (1.85 + 2.59) / 2, OWNED: null },
    slice: { shape: null, batch: 16, context: 2048, precision: 'FP16' },
  }),
  step({
    row: 'm0049',
    title: 'one sequence growing from 0 to 512 tokens, Llama 3 8B, 4-bit weights, A100 80 GB',
    shape: LLAMA_3_8B,
    batch: 1,
    context: 0 + 512 / 2,
    longest: 512,
    seconds: 1 / 135.04,
    chips: 1,
    peak: 312e12,
    machine: { ...one, ...fourBit, peak: 312e12, bandwidth: 2039e9, capacityBytes: 80 * 2 ** 30 },
    prices: { RENTED: 2.4984, OWNED: null },
    slice: { shape: null, batch: 1, context: 256, precision: 'W4A16' },
  }),
  step({
    row: 'm0029',
    title: 'one sequence growing from 0 to 4,096 tokens, Llama 3 70B, FP16, layers over 4 A100 PCIe',
    shape: LLAMA_3_70B,
    batch: 1,
    context: 0 + 4096 / 2,
    longest: 4096,
    seconds: 1 / 7.23,
    chips: 4,
    peak: 312e12,
    // The bound takes all bytes and all four memories, whatever the order of the work: that one sequence passes the four
    // groups of layers one after the other is the hardware factor's to carry.
    machine: {
      ...fp16,
      chips: 4,
      cacheSplit: 4,
      slowAttention: 1,
      peak: 312e12,
      bandwidth: 1935e9,
      capacityBytes: 80 * 2 ** 30,
    },
    prices: { RENTED: 4 * 1.59, OWNED: null },
    slice: { shape: null, batch: 1, context: 2048, precision: 'FP16' },
  }),
  step({
    row: 'm0013',
    title:
      'one sequence growing from 0 to 512 tokens, Llama 3 8B, FP16, M1 Max: no 16-bit rate is published, so FP32 counts',
    shape: LLAMA_3_8B,
    batch: 1,
    context: 0 + 512 / 2,
    longest: 512,
    seconds: 1 / 18.75,
    chips: 1,
    peak: 10.4e12,
    machine: { ...one, ...fp16, peak: 10.4e12, bandwidth: 400e9, capacityBytes: 64 * 2 ** 30 },
    prices: { RENTED: null, OWNED: null },
    slice: { shape: null, batch: 1, context: 256, precision: 'FP16' },
  }),
  step({
    row: 'm0020',
    title: '512 sequences at 1,984 + 64 ÷ 2 keys, PaLM 540B, BF16, 64 TPU v4',
    shape: PALM_540B,
    batch: 512,
    context: 1984 + 64 / 2,
    longest: 1984 + 64,
    seconds: 93.75e-3,
    chips: 64,
    peak: 275e12,
    // One key-value head: each chip holds the whole cache unless the stack splits it by sequence.
    machine: {
      ...fp16,
      chips: 64,
      cacheSplit: 1,
      slowAttention: 1,
      peak: 275e12,
      bandwidth: 1200e9,
      capacityBytes: 32 * 2 ** 30,
    },
    prices: { RENTED: 64 * 3.22, OWNED: null },
    slice: { shape: null, batch: 512, context: 2048, precision: 'FP16' },
  }),
  step({
    row: 'm0003',
    title: '16 requests at 1,024 + 1,024 ÷ 2 keys, DeepSeek R1, FP4 with a 16-bit cache, 4 MI355X',
    shape: DEEPSEEK_R1,
    batch: 16,
    context: 1024 + 1024 / 2,
    longest: 1024 + 1024,
    seconds: 15.083e-3,
    chips: 4,
    peak: 10066e12,
    machine: {
      chips: 4,
      cacheSplit: 1,
      slowAttention: 2516.6 / 10066,
      weightBytes: 4.5 / 8,
      activationBytes: 4.5 / 8,
      cacheBytes: 2,
      peak: 10066e12,
      bandwidth: 8000e9,
      capacityBytes: 288 * 2 ** 30,
    },
    // The only offer is a three-year rental, which is not on demand; no purchase price.
    prices: { RENTED: null, OWNED: null, CONTRACT: 4 * 2.1 },
    slice: { shape: null, batch: 16, context: 2048, precision: 'FP4' },
  }),
  streamOnly({
    row: 'm0019',
    title: 'one stream of Llama 3.1 8B on a Cerebras CS-3, nothing else published',
    chips: 1,
    peak: 15840e12,
    perSec: 1800,
    // How many streams share the machine is unknown, so its tokens are too.
    outputTokens: null,
    // 2.5 million USD buy the system; with no workload its power cannot be modelled.
    prices: { RENTED: null, OWNED: open('no workload to model the power of') },
  }),
  streamOnly({
    row: 'm0102',
    title: '8 running requests of Llama 3.1 70B on 4 H100: the prompt length is not published',
    chips: 4,
    peak: 989.4e12,
    perSec: 1 / 16.573e-3,
    outputTokens: 8,
    prices: { RENTED: 4 * ((3.9 + 3.9492) / 2), OWNED: open('no workload to model the power of') },
  }),
];

/** Rows that cannot become a point: without a weight precision no peak can be resolved. */
export const UNSCORED_ROWS = [
  {
    row: 'm0022',
    title: '576 Groq LPUs, Llama 2 70B at 300 tokens/s: precision, lengths and concurrency are not stated',
  },
];
