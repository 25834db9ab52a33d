import { z } from 'zod';
import { PrecisionWord } from '../terms/precision.ts';

/**
 * What a checkpoint really stores under the word that names it: routed experts in one format, embedding and head in another,
 * the rest in a third. A run of another word is taken at its word.
 */
export const CheckpointMap = z.strictObject({
  /** Words of published runs that mean this checkpoint. */
  words: z.array(PrecisionWord).min(1).max(PrecisionWord.options.length),
  default: PrecisionWord,
  experts: PrecisionWord,
  /** Embedding table and head. */
  embeddings: PrecisionWord,
});
export type CheckpointMap = z.infer<typeof CheckpointMap>;

/** Formats of the parts of a model’s weights. */
export interface WeightWords {
  default: PrecisionWord;
  experts: PrecisionWord;
  embeddings: PrecisionWord;
}

/** Formats in which a run that states `weights` holds the parts of a model. */
export function weightWords(checkpoint: CheckpointMap | undefined, weights: PrecisionWord): WeightWords {
  if (checkpoint?.words.includes(weights) === true) return checkpoint;
  return { default: weights, experts: weights, embeddings: weights };
}
