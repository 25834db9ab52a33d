import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Model } from '@inferbench/domain/models/model';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import type { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import type { AskedField } from './form-field.ts';
import {
  chipChoice,
  modelChoice,
  PRECISION_OPTIONS,
  readBatch,
  readChips,
  readPrecision,
  readTokens,
} from './operating-point.ts';
import { type Read, readQuantity } from './read-text.ts';

export type ClaimKey = keyof ClaimRequest;

export const MEMORY_EXPONENT = 9;

export type ClaimField = AskedField<ClaimKey>;

function readSpeed(text: string): Read<number> {
  return readQuantity(text, { exponent: 0, unit: 'tokens/s', from: 0.000001, to: 1e12 });
}

function readMemory(text: string): Read<number> {
  return readQuantity(text, { exponent: MEMORY_EXPONENT, unit: 'GB', from: 0.000001, to: 1e9 });
}

/** Lists fields in the order of the form; what the weights are where nobody states them hangs on the model. */
export function claimFields(catalogue: CatalogueView, model: Model | undefined): ClaimField[] {
  const { weights, weightsFrom } = weightsOf(undefined, model);
  const own = `${weights}${ownWeightsText({ weightsFrom })}`;
  const tokens = { unit: 'tokens', read: readTokens };
  const precision = (standard: string) => ({
    options: [{ value: '', words: `not stated: ${standard}` }, ...PRECISION_OPTIONS],
    read: readPrecision,
  });
  return [
    { name: 'tokensPerSec', label: 'Speed', unit: 'tokens/s', hint: 'needed', needed: true, read: readSpeed },
    {
      name: 'context',
      label: 'Context',
      hint: 'prompt and answer, 128K is 131,072; needed',
      needed: true,
      ...tokens,
    },
    { name: 'chip', label: 'Chip', needed: true, ...chipChoice(catalogue) },
    { name: 'model', label: 'Model', needed: true, ...modelChoice(catalogue) },
    { name: 'chips', label: 'Number of chips', hint: 'empty: the fewest that fit', read: readChips },
    {
      name: 'batch',
      label: 'Batch',
      unit: 'users',
      hint: 'empty: whatever suits the claim',
      read: readBatch,
    },
    { name: 'weightPrecision', label: 'Weights', ...precision(own) },
    { name: 'activationPrecision', label: 'Activations', ...precision('as the weights') },
    { name: 'kvPrecision', label: 'KV cache', ...precision('16 bits') },
    { name: 'inputTokens', label: 'Prompt', hint: 'empty: what the context leaves', ...tokens },
    { name: 'outputTokens', label: 'Answer', hint: 'empty: 512, or half of a shorter context', ...tokens },
    {
      name: 'memoryBytesPerChip',
      label: 'Memory of a chip',
      unit: 'GB',
      hint: 'empty: as specified',
      read: readMemory,
    },
  ];
}
