import { finish, HOST_WATTS, missing, owned, ownedUnmeasured, type Prices } from './arithmetic.ts';
import type { ExpectedPoint } from './expected.ts';
import { decodeStep, fits, type Machine, prefillStep, together } from './ideal.ts';
import {
  DEEPSEEK_R1,
  LLAMA_3_70B,
  LLAMA_3_8B,
  MIXTRAL_8X22B,
  QWEN_3_CODER_480B,
  type Shape,
} from './shapes.ts';

/** Requests in steady state: `tokensPerSec` answer tokens of all requests on all chips. */
function served(point: {
  row: string;
  title: string;
  shape: Shape;
  input: number;
  output: number;
  tokensPerSec: number;
  /** Requests in flight, where stated. */
  batch: number | null;
  chips: number;
  machine: Machine;
  prices: Prices;
  slice: ExpectedPoint['slice'];
}): ExpectedPoint {
  const { shape, input, output, batch, machine } = point;
  const prompt = input * shape.linear + ((input * (input + 1)) / 2) * shape.promptPair + shape.head;
  const context = input + output / 2;
  const token = shape.linear + shape.head + context * shape.decodePair;
  return finish({
    rows: [point.row],
    title: point.title,
    phase: 'SERVING',
    chips: point.chips,
    peakPerChip: machine.peak,
    // One request is `output` tokens, and takes output ÷ (tokens a second) of the system's time.
    flops: { prefill: prompt, decode: output * token },
    seconds: output / point.tokensPerSec,
    requests: 1,
    inputTokens: input,
    outputTokens: output,
    images: null,
    // Defined as one over the time of a step, which is not published.
    tokensPerSecPerUser: missing('NOT_REPORTED'),
    // A request costs one prefill of its prompt and `output` steps, each shared with the requests in flight.
    idealSeconds:
      batch === null
        ? null
        : fits(shape, machine, batch, input + output)
          ? together(
              1,
              prefillStep(shape, machine, 1, input),
              output / batch,
              decodeStep(shape, machine, batch, context),
            )
          : 'DOES_NOT_FIT',
    prices: point.prices,
    power: null,
    slice: point.slice,
  });
}

/** Watts and tokens of a steady state whose prompt length nobody published: no FLOPs, so no useful TOPS. */
function meteredOnly(point: {
  rows: readonly string[];
  title: string;
  tokensPerSec: number;
  chips: number;
  peak: number;
  prices: Prices;
  power: { boundary: string; watts: number; publishedJoulesRelative: number };
  output: number;
  /** Slice of a benchmark, whose data set stands for the lengths. */
  slice?: ExpectedPoint['slice'];
}): ExpectedPoint {
  const { tokensPerSec } = point;
  return finish({
    ...point,
    phase: 'SERVING',
    peakPerChip: point.peak,
    flops: null,
    seconds: point.output / tokensPerSec,
    requests: 1,
    inputTokens: null,
    outputTokens: point.output,
    images: null,
    tokensPerSecPerUser: missing('NOT_REPORTED'),
    idealSeconds: null,
    slice: point.slice ?? null,
  });
}

const H100_HOUR = (3.9 + 3.9492) / 2;

export const SERVING_POINTS: readonly ExpectedPoint[] = [
  served({
    row: 'm0176',
    title:
      '64 requests in flight (1,024 → 1,024), DeepSeek R1, FP4 with a 16-bit cache, 4 MI355X, 2,328.9 tokens/s',
    shape: DEEPSEEK_R1,
    input: 1024,
    output: 1024,
    tokensPerSec: 2328.9,
    batch: 64,
    chips: 4,
    machine: {
      peak: 10066e12,
      bandwidth: 8000e9,
      capacityBytes: 288 * 2 ** 30,
      chips: 4,
      cacheSplit: 1,
      weightBytes: 4.5 / 8,
      activationBytes: 4.5 / 8,
      cacheBytes: 2,
      slowAttention: 2516.6 / 10066,
    },
    prices: { RENTED: null, OWNED: null, CONTRACT: 4 * 2.1 },
    slice: { shape: 'BALANCED', batch: 64, context: 2048, precision: 'FP4' },
  }),
  served({
    row: 'm0186',
    title:
      '64 requests in flight (1,024 → 8,192), Qwen3 Coder 480B, FP8 with an FP8 cache, 4 TPU v7, 2,075.5 tokens/s',
    shape: QWEN_3_CODER_480B,
    input: 1024,
    output: 8192,
    tokensPerSec: 2075.5,
    batch: 64,
    chips: 4,
    machine: {
      peak: 4614e12,
      bandwidth: 7370e9,
      capacityBytes: 192 * 2 ** 30,
      chips: 4,
      cacheSplit: 4,
      weightBytes: 1,
      activationBytes: 1,
      cacheBytes: 1,
      slowAttention: 1,
    },
    prices: { RENTED: null, OWNED: null },
    // 1,024 + 4,096 = 5,120 keys: 5,120² < 2 × 4,096².
    slice: { shape: 'ANSWER_HEAVY', batch: 64, context: 4096, precision: 'FP8' },
  }),
  served({
    row: 'm0501',
    title: 'maximum load (1,000 → 1,000), Llama 3.1 8B, BF16, H100, 7,721.1 tokens/s, batch not published',
    shape: LLAMA_3_8B,
    input: 1000,
    output: 1000,
    tokensPerSec: 7721.1,
    batch: null,
    chips: 1,
    machine: {
      peak: 989.4e12,
      bandwidth: 3350e9,
      capacityBytes: 80 * 2 ** 30,
      chips: 1,
      cacheSplit: 1,
      weightBytes: 2,
      activationBytes: 2,
      cacheBytes: 2,
      slowAttention: 1,
    },
    prices: { RENTED: H100_HOUR, OWNED: ownedUnmeasured(1, 30000, 700) },
    // 1,500 keys: nearer to 2,048, by powers of two, than to 1,024.
    slice: { shape: 'BALANCED', batch: 0, context: 2048, precision: 'FP16' },
  }),
  served({
    row: 'm0309',
    title:
      'maximum load (1,000 → 1,000), Mixtral 8x22B, BF16, 8 A100 80 GB, 4,790.9 tokens/s, batch not published',
    shape: MIXTRAL_8X22B,
    input: 1000,
    output: 1000,
    tokensPerSec: 4790.9,
    batch: null,
    chips: 8,
    machine: {
      peak: 312e12,
      bandwidth: 2039e9,
      capacityBytes: 80 * 2 ** 30,
      chips: 8,
      cacheSplit: 8,
      weightBytes: 2,
      activationBytes: 2,
      cacheBytes: 2,
      slowAttention: 1,
    },
    prices: { RENTED: 8 * 2.4984, OWNED: null },
    // 1,500 keys: nearer to 2,048, by powers of two, than to 1,024.
    slice: { shape: 'BALANCED', batch: 0, context: 2048, precision: 'FP16' },
  }),
  served({
    row: 'm0340',
    title: 'maximum load (1,000 → 1,000), Llama 3.1 70B, FP4, B200, 7,007 tokens/s, batch not published',
    shape: LLAMA_3_70B,
    input: 1000,
    output: 1000,
    tokensPerSec: 7007,
    batch: null,
    chips: 1,
    machine: {
      peak: 9000e12,
      bandwidth: 7700e9,
      // 183,359 MiB, as the device reports it.
      capacityBytes: 183_359 * 2 ** 20,
      chips: 1,
      cacheSplit: 1,
      weightBytes: 4.5 / 8,
      activationBytes: 4.5 / 8,
      cacheBytes: 2,
      slowAttention: 1,
    },
    // Offers 5.50 and 6.69.
    prices: { RENTED: 6.69, OWNED: ownedUnmeasured(1, 45000, 1000) },
    // 1,500 keys: nearer to 2,048, by powers of two, than to 1,024.
    slice: { shape: 'BALANCED', batch: 0, context: 2048, precision: 'FP4' },
  }),
  meteredOnly({
    rows: ['m0312', 'm0313', 'm0314'],
    title:
      '63.8 running requests, Gemma 3 27B, BF16, B200, 899.36 W on the board, prompt length not published',
    tokensPerSec: 3062.1,
    chips: 1,
    peak: 2250e12,
    output: 712,
    prices: { RENTED: 6.69, OWNED: owned(1, 45000, 899.36 + HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 899.36, publishedJoulesRelative: 1e-4 },
  }),
  meteredOnly({
    rows: ['m0490', 'm0491', 'm0492'],
    title:
      '95.7 running requests, Llama 3.1 70B, BF16, 4 H100, 2,101.5 W on the boards, prompt length not published',
    tokensPerSec: 3244.3,
    chips: 4,
    peak: 989.4e12,
    output: 357,
    prices: { RENTED: 4 * H100_HOUR, OWNED: owned(4, 30000, 2101.5 + 4 * HOST_WATTS) },
    power: { boundary: 'device_sensor', watts: 2101.5, publishedJoulesRelative: 1e-4 },
  }),
  meteredOnly({
    rows: ['m0584', 'm0585', 'm0587'],
    title:
      'Mixtral 8x7B, FP8, 8 power-capped H200, 6,154.8 W at the wall, prompt length and batch not published',
    tokensPerSec: 48988,
    chips: 8,
    peak: 1978.9e12,
    output: 146,
    // The wall was measured: nothing is added for the host.
    prices: { RENTED: 8 * 4.5, OWNED: owned(8, 32000, 6154.8) },
    power: { boundary: 'wall', watts: 6154.8, publishedJoulesRelative: 1e-4 },
    slice: { shape: 'OFFLINE', batch: 0, context: 0, precision: 'FP8' },
  }),
];
