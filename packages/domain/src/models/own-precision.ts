import { PRECISION_FORMATS, PrecisionWord, type WeightsFrom } from '../terms/precision.ts';
import type { Model } from './model.ts';

/** Words of hubs for formats that have another name here. */
const HUB_WORDS: Readonly<Record<string, PrecisionWord>> = { fp8_e4m3: 'fp8', bfloat16: 'bf16' };

/** Format in which the weights of a model are published; null where nobody says, or in no format of ours. */
export function ownPrecision(model: Model): PrecisionWord | null {
  if ('checkpoint' in model && model.checkpoint !== undefined) return model.checkpoint.words[0] ?? null;
  const { weightPrecision } = model;
  if (weightPrecision === null) return null;
  const word = PrecisionWord.safeParse(HUB_WORDS[weightPrecision] ?? weightPrecision);
  return word.success ? word.data : null;
}

/** The same where it is no format of 16 bits, which is what is simulated where nobody states any. */
function narrowPrecision(model: Model): PrecisionWord | null {
  const own = ownPrecision(model);
  return own === null || ['FP16', 'FP32'].includes(PRECISION_FORMATS[own].boardClass) ? null : own;
}

/** Format in which weights are simulated, and who says it: whoever asks, else the published checkpoint, else nobody. */
export interface Weights {
  weights: PrecisionWord;
  weightsFrom: WeightsFrom;
}

/** One rule for every door: the stated format, that of the checkpoint where it is narrower than 16 bits, else fp16. */
export function weightsOf(stated: PrecisionWord | undefined, model: Model | undefined): Weights {
  if (stated !== undefined) return { weights: stated, weightsFrom: 'stated' };
  const own = model === undefined ? null : narrowPrecision(model);
  return own === null
    ? { weights: 'fp16', weightsFrom: 'default' }
    : { weights: own, weightsFrom: 'checkpoint' };
}
