import { phaseWords } from '@inferbench/domain/terms/phase-words';
import { NO_BATCH, NO_CONTEXT, type NamedSlice } from '@inferbench/domain/terms/slice';
import { contextWords, SHAPE_WORDS } from '../../words/words.ts';

/** "Llama 3 8B, generate, batch 16, 2K context, balanced, FP16"; images have no context. */
export function availableWords({ model, phase, shape, batch, context, precision }: NamedSlice): string {
  return [
    model.name,
    phaseWords(phase),
    ...(batch === NO_BATCH ? [] : [`batch ${batch}`]),
    ...(context === NO_CONTEXT ? [] : [`${contextWords(context)} context`]),
    ...(shape === null ? [] : [SHAPE_WORDS[shape]]),
    precision,
  ].join(', ');
}
