import { z } from 'zod';

/** Compute classes in which chips state a dense rate. */
export const ComputeClass = z.enum(['fp32', 'fp16', 'fp8', 'int8', 'fp4']);
export type ComputeClass = z.infer<typeof ComputeClass>;

/** Formats in which vendors publish a dense rate; some of them no declared word computes in. */
export const PeakFormat = z.enum(['fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8', 'fp6', 'fp4', 'int4']);
export type PeakFormat = z.infer<typeof PeakFormat>;

/** Every precision word that result files and publications use. */
export const PrecisionWord = z.enum([
  'fp32',
  'bf16',
  'fp16',
  'fp16-amp',
  'fp8',
  'int8',
  'int8-weight-only',
  'int4',
  'q4_k_m',
  'q4_k_xl',
  'q4_0',
  'q8_0',
  'mxfp4',
  'nvfp4',
  'fp4',
]);
export type PrecisionWord = z.infer<typeof PrecisionWord>;

/** Precision classes by which the board slices, from the declared words and not from the resolved compute rate. */
export const PrecisionClass = z.enum(['FP32', 'FP16', 'FP8', 'W8A16', 'W4A16', 'FP4']);
export type PrecisionClass = z.infer<typeof PrecisionClass>;

export interface PrecisionFormat {
  /** Stored bits per element with its scales. */
  storedBits: number;
  /** Class whose dense rate computes it when used for activations. */
  computeClass: ComputeClass;
  boardClass: PrecisionClass;
  /** Bits to which weights are expanded in memory before products of many rows; left out: kernels expand them on chip. */
  expandedBits?: number;
}

/**
 * Word → storage, compute class, board class. 4.85 bits of q4_k_m are its weight file ÷ parameters
 * (llama.cpp README, Q4_K_M 4.58 GiB for 8.03e9); 4.25 and 4.5 bits of the 4-bit floats are 4 bits plus one
 * 8-bit scale per 32 (OCP MX v1.0) and per 16 values (NVFP4); int4 is 4 bits plus a 16-bit scale per 128, q4_0 per 32 (ggml
 * block_q4_0), and q8_0 8 bits plus a 16-bit scale per 32 (block_q8_0). q4_k_xl mixes formats by tensor, in each model otherwise: 4.6 bits are the least of three published files ÷
 * parameters (Llama 4 Scout 61.99 GB, Qwen3 30B 17.71 GB, GLM 4.5 Air 73.03 GB: 4.60, 4.64, 5.47).
 */
export const PRECISION_FORMATS: Readonly<Record<PrecisionWord, PrecisionFormat>> = {
  fp32: { storedBits: 32, computeClass: 'fp32', boardClass: 'FP32' },
  bf16: { storedBits: 16, computeClass: 'fp16', boardClass: 'FP16' },
  fp16: { storedBits: 16, computeClass: 'fp16', boardClass: 'FP16' },
  'fp16-amp': { storedBits: 32, computeClass: 'fp16', boardClass: 'FP16' },
  fp8: { storedBits: 8, computeClass: 'fp8', boardClass: 'FP8' },
  int8: { storedBits: 8, computeClass: 'int8', boardClass: 'FP8' },
  'int8-weight-only': { storedBits: 8, computeClass: 'fp16', boardClass: 'W8A16' },
  int4: { storedBits: 4.125, computeClass: 'fp16', boardClass: 'W4A16' },
  // llama.cpp hands products of many rows to the vendor's 16-bit library (ggml-cuda, May 2024).
  q4_k_m: { storedBits: 4.85, computeClass: 'fp16', boardClass: 'W4A16', expandedBits: 16 },
  q4_k_xl: { storedBits: 4.6, computeClass: 'fp16', boardClass: 'W4A16' },
  q4_0: { storedBits: 4.5, computeClass: 'fp16', boardClass: 'W4A16' },
  q8_0: { storedBits: 8.5, computeClass: 'fp16', boardClass: 'W8A16' },
  mxfp4: { storedBits: 4.25, computeClass: 'fp4', boardClass: 'FP4' },
  nvfp4: { storedBits: 4.5, computeClass: 'fp4', boardClass: 'FP4' },
  fp4: { storedBits: 4.5, computeClass: 'fp4', boardClass: 'FP4' },
};

export const PrecisionSetting = z
  .strictObject({
    weights: PrecisionWord.describe('Storage of the weights.'),
    activations: PrecisionWord.describe('Activations.'),
    kv: PrecisionWord.describe('KV cache.'),
  })
  .describe('Precision words of a point, natural ones where none were declared.');
export type PrecisionSetting = z.infer<typeof PrecisionSetting>;

/** Format of the weights in a request. */
export const AskedWeights = PrecisionWord.optional().describe(
  'Precision word of the weights; that of the published checkpoint where left out, fp16 where it is of 16 bits or nobody says.',
);

/** Origin of the format of weights: the request, the published checkpoint, or nobody. */
export const WeightsFrom = z.enum(['stated', 'checkpoint', 'default']);
export type WeightsFrom = z.infer<typeof WeightsFrom>;

export const SimulatedPrecision = PrecisionSetting.extend({
  weightsFrom: WeightsFrom.describe('Who says the format of the weights.'),
  computed: z.string().describe('Compute class of the chip that runs it.'),
}).describe('Precision that was simulated.');
export type SimulatedPrecision = z.infer<typeof SimulatedPrecision>;

/** The stated words, and for the rest what a stack does when it is told nothing else. */
export function fullPrecision(
  weights: PrecisionWord,
  stated: { activations?: PrecisionWord | null | undefined; kv?: PrecisionWord | null | undefined },
): PrecisionSetting {
  const activations = stated.activations ?? naturalActivations(weights);
  return { weights, activations, kv: stated.kv ?? naturalKv(activations) };
}

/** Activations in the weights' compute class. */
function naturalActivations(weights: PrecisionWord): PrecisionWord {
  return PRECISION_FORMATS[weights].computeClass === 'fp16' ? 'fp16' : weights;
}

/** The KV cache stays in 16 bits unless the stack is told otherwise (vLLM's `--kv-cache-dtype auto`). */
function naturalKv(activations: PrecisionWord): PrecisionWord {
  return activations === 'fp32' ? 'fp32' : activations === 'bf16' ? 'bf16' : 'fp16';
}
