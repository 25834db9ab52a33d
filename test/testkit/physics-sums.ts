/** Bounds by hand, from the figures of the catalogue alone: nothing here calls the engine. Norms and biases are left out. */
import type { Chip } from '@inferbench/domain/chips/chip';
import type { LanguageModel } from '@inferbench/domain/models/model';
import {
  type ComputeClass,
  PRECISION_FORMATS,
  type PrecisionSetting,
} from '@inferbench/domain/terms/precision';

const STAND_INS: Readonly<Record<ComputeClass, readonly string[]>> = {
  fp32: ['fp32'],
  fp16: ['fp16', 'bf16', 'fp32'],
  fp8: ['fp8', 'int8', 'fp16', 'bf16'],
  int8: ['int8', 'fp8', 'fp16', 'bf16'],
  fp4: ['fp4', 'fp8', 'int8', 'fp16', 'bf16'],
};

/** Dense rate of one chip for activations of a precision. */
export function peakOf(chip: Chip, { activations }: PrecisionSetting): number {
  const names = STAND_INS[PRECISION_FORMATS[activations].computeClass];
  const found = names.map((name) => chip.peaks.find((peak) => peak.precision === name)).find(Boolean);
  if (!found) throw new Error(`${chip.slug} has no peak for ${activations}`);
  return found.denseOpsPerSec;
}

/** Bandwidth of the memory that holds a model on one chip: chips without off-chip memory hold it on chip. */
export function bandwidthOf(chip: Chip): number {
  const { memory, onChip, family } = chip;
  const outside = family === 'simt' || family === 'systolic' ? memory : null;
  return (outside ?? onChip)?.bandwidthBytesPerSec ?? Number.NaN;
}

const bytes = (word: PrecisionSetting['weights']) => PRECISION_FORMATS[word].storedBits / 8;

/** Parameters of attention in one layer. */
function attention({ hidden: d, heads, kvHeads, headDim, latentAttention: mla }: LanguageModel): number {
  if (mla === null) return 2 * d * heads * headDim + 2 * d * kvHeads * headDim;
  const { qLoraRank: q, kvLoraRank: kv, nopeHeadDim: nope, ropeHeadDim: rope, valueHeadDim: v } = mla;
  return d * q + q * heads * (nope + rope) + d * (kv + rope) + kv * heads * (nope + v) + heads * v * d;
}

/** Parameters of all layers that every token passes, of one expert, and how many experts a token takes in how many layers. */
function parts(model: LanguageModel) {
  const { hidden: d, layers, ffn, gatedFfn } = model;
  const matrices = gatedFfn ? 3 : 2;
  const moe = model.kind === 'moe' ? model.moe : null;
  const moeLayers = moe?.moeLayers ?? 0;
  const shared = moe ? d * moe.experts + moe.sharedExperts * matrices * d * (moe.sharedExpertFfn ?? 0) : 0;
  const always =
    layers * attention(model) + (layers - moeLayers) * matrices * d * (ffn ?? 0) + moeLayers * shared;
  return { always, each: moe ? matrices * d * moe.expertFfn : 0, moeLayers, moe, head: d * model.vocab };
}

/** Keys that a query attends in a layer of each kind, summed over layers. */
function layerKeys(
  { layers, locality }: LanguageModel,
  full: number,
  local: (tokens: number) => number,
): number {
  if (locality === null) return layers * full;
  return locality.fullLayers * full + (layers - locality.fullLayers) * local(locality.tokens);
}

/** FLOPs of one query and one key in one layer: scores and values, for latent attention expanded or absorbed. */
function pairFlops(
  { heads, headDim, latentAttention: mla }: LanguageModel,
  phase: 'prompt' | 'step',
): number {
  if (mla === null) return 4 * heads * headDim;
  return phase === 'prompt'
    ? 2 * heads * (mla.nopeHeadDim + mla.ropeHeadDim + mla.valueHeadDim)
    : 2 * heads * (2 * mla.kvLoraRank + mla.ropeHeadDim);
}

/** FLOPs of one prompt: causal half of attention, the LM head once. */
export function promptFlops(model: LanguageModel, tokens: number): number {
  const { always, each, moeLayers, moe, head } = parts(model);
  const pairs = layerKeys(model, (tokens * (tokens + 1)) / 2, (w) => {
    const near = Math.min(tokens, w);
    return (near * (near + 1)) / 2 + (tokens - near) * w;
  });
  return (
    2 * tokens * (always + moeLayers * (moe?.topK ?? 0) * each) +
    2 * head +
    pairs * pairFlops(model, 'prompt')
  );
}

/** FLOPs of one answer token. */
export function stepFlops(model: LanguageModel, context: number): number {
  const { always, each, moeLayers, moe, head } = parts(model);
  const keys = layerKeys(model, context, (w) => Math.min(context, w));
  return 2 * (always + moeLayers * (moe?.topK ?? 0) * each + head) + keys * pairFlops(model, 'step');
}

/** Experts that T tokens choose when the i-th is chosen in proportion to i^−1.2, shares capped at one. */
function distinct(count: number, topK: number, tokens: number): number {
  const weights = Array.from({ length: count }, (_, i) => (i + 1) ** -1.2);
  let capped = 0;
  const rest = (from: number) => weights.slice(from).reduce((sum, w) => sum + w, 0);
  while (capped < topK && ((topK - capped) * (weights[capped] ?? 0)) / rest(capped) >= 1) capped += 1;
  const scale = (topK - capped) / rest(capped);
  const expected = weights.slice(capped).map((w) => 1 - (1 - scale * w) ** Math.max(1, tokens));
  return capped + expected.reduce((sum, p) => sum + p, 0);
}

/** Bytes of the weights that a step of so many sequences reads, one copy. */
export function stepWeightBytes(model: LanguageModel, precision: PrecisionSetting, batch: number): number {
  const { always, each, moeLayers, moe, head } = parts(model);
  const experts = moe ? moeLayers * each * distinct(moe.experts, moe.topK, batch) : 0;
  return (always + head + experts) * bytes(precision.weights);
}

/** Bytes of the cache that one sequence reads in a step, its new keys written. */
export function stepCacheBytes(model: LanguageModel, precision: PrecisionSetting, context: number): number {
  const { latentAttention: mla, kvHeads, headDim, layers } = model;
  const perKey = mla === null ? 2 * kvHeads * headDim : mla.kvLoraRank + mla.ropeHeadDim;
  const keys = layerKeys(model, context, (w) => Math.min(context, w));
  return (keys + layers) * perKey * bytes(precision.kv);
}
