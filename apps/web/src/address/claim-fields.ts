import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Model } from '@inferbench/domain/models/model';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import type { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import type { FieldOption } from './form-field.ts';
import {
  chipOptions,
  modelOptions,
  PRECISION_OPTIONS,
  readBatch,
  readChipName,
  readChips,
  readModelName,
  readPrecision,
  readTokens,
} from './operating-point.ts';
import { type Read, readQuantity } from './read-text.ts';

export type ClaimKey = keyof ClaimRequest;

/** Power of ten of a gigabyte: memory is typed in GB. */
export const MEMORY_EXPONENT = 9;

/** A part of a claim, and how its text is read. */
export interface ClaimField {
  key: ClaimKey;
  label: string;
  unit: string | null;
  hint: string;
  needed: boolean;
  options: readonly FieldOption[] | null;
  read: (text: string) => Read<string | number>;
}

type Number = Omit<ClaimField, 'options' | 'needed'> & { needed?: boolean };

function number(field: Number): ClaimField {
  return { needed: false, ...field, options: null };
}

function named(
  key: 'chip' | 'model',
  label: string,
  { options, read }: Pick<ClaimField, 'read'> & { options: readonly FieldOption[] },
): ClaimField {
  return { key, label, unit: null, hint: '', needed: true, options, read };
}

function precision(key: ClaimKey, label: string, standard: string): ClaimField {
  const options = [{ value: '', words: `not stated: ${standard}` }, ...PRECISION_OPTIONS];
  return { key, label, unit: null, hint: '', needed: false, options, read: readPrecision };
}

function readSpeed(text: string): Read<number> {
  return readQuantity(text, { exponent: 0, unit: 'tokens/s', from: 0.000001, to: 1e12 });
}

function readMemory(text: string): Read<number> {
  return readQuantity(text, { exponent: MEMORY_EXPONENT, unit: 'GB', from: 0.000001, to: 1e9 });
}

/** Lists fields in the order of the form; what the weights are where nobody states them hangs on the model. */
export function claimFields(catalogue: CatalogueView, model: Model | undefined): ClaimField[] {
  const { weights, weightsFrom } = weightsOf(undefined, model);
  const context = 'prompt and answer, 128K is 131,072; needed';
  const fewest = 'empty: the fewest that fit';
  const suits = 'empty: whatever suits the claim';
  const left = 'empty: what the context leaves';
  const half = 'empty: 512, or half of a shorter context';
  const tokens = { unit: 'tokens', read: readTokens };
  return [
    number({
      key: 'tokensPerSec',
      label: 'Speed',
      unit: 'tokens/s',
      hint: 'needed',
      needed: true,
      read: readSpeed,
    }),
    number({ key: 'context', label: 'Context', hint: context, needed: true, ...tokens }),
    named('chip', 'Chip', {
      options: chipOptions(catalogue),
      read: (text) => readChipName(text, catalogue),
    }),
    named('model', 'Model', {
      options: modelOptions(catalogue),
      read: (text) => readModelName(text, catalogue),
    }),
    number({ key: 'chips', label: 'Number of chips', unit: null, hint: fewest, read: readChips }),
    number({ key: 'batch', label: 'Batch', unit: 'users', hint: suits, read: readBatch }),
    precision('weightPrecision', 'Weights', `${weights}${ownWeightsText({ weightsFrom })}`),
    precision('activationPrecision', 'Activations', 'as the weights'),
    precision('kvPrecision', 'KV cache', '16 bits'),
    number({ key: 'inputTokens', label: 'Prompt', hint: left, ...tokens }),
    number({ key: 'outputTokens', label: 'Answer', hint: half, ...tokens }),
    number({
      key: 'memoryBytesPerChip',
      label: 'Memory of a chip',
      unit: 'GB',
      hint: 'empty: as specified',
      read: readMemory,
    }),
  ];
}
