import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { ClaimRequest } from '@inferbench/domain/claim';
import { z } from 'zod';
import { textIn } from '../engine/decimal-text.ts';
import type { FieldOption, FormField } from '../engine/form-field.ts';
import {
  chipOptions,
  modelOptions,
  PRECISION_OPTIONS,
  readBatch,
  readChips,
  readPrecision,
  readSlug,
  readTokens,
} from '../engine/operating-point.ts';
import { type AddressParameters, expected, type Read, readQuantity, textAt } from '../engine/read-text.ts';

/** Keys of the claim with what they are called in an address: sizes in a unit that people write. */
const MEMORY = 'memoryGBPerChip';
const GIGA_EXPONENT = 9;

/** Shown where nothing is asked: a claim about a system that many measured. */
export const EXAMPLE_CLAIM: ClaimRequest = {
  chip: 'nvidia-h100-sxm5-80gb',
  model: 'llama-3.1-70b',
  tokensPerSec: 500,
  context: 131_072,
  chips: 8,
  weightPrecision: 'fp8',
};

export interface ReadClaim {
  /** Null where a part that a claim needs is missing or not understood. */
  request: ClaimRequest | null;
  example: boolean;
  fields: FormField[];
}

interface Asked {
  name: keyof ClaimRequest;
  label: string;
  unit: string | null;
  hint: string;
  needed: boolean;
  options: readonly FieldOption[] | null;
  read: (text: string) => Read<string | number>;
}

function askedClaim(catalogue: CatalogueView): Asked[] {
  const [chips, models] = [chipOptions(catalogue), modelOptions(catalogue)];
  const left = (words: string): FieldOption[] => [{ value: '', words }, ...PRECISION_OPTIONS];
  const own = { options: null, needed: false };
  return [
    {
      name: 'tokensPerSec',
      label: 'Speed',
      unit: 'tokens/s',
      hint: 'needed',
      needed: true,
      options: null,
      read: readSpeed,
    },
    {
      name: 'context',
      label: 'Context',
      unit: 'tokens',
      hint: 'prompt and answer, 128K is 131,072; needed',
      needed: true,
      options: null,
      read: readTokens,
    },
    {
      name: 'chip',
      label: 'Chip',
      unit: null,
      hint: '',
      needed: true,
      options: chips,
      read: (text) => readSlug(text, chips, 'chip'),
    },
    {
      name: 'model',
      label: 'Model',
      unit: null,
      hint: '',
      needed: true,
      options: models,
      read: (text) => readSlug(text, models, 'model'),
    },
    {
      name: 'chips',
      label: 'Number of chips',
      unit: null,
      hint: 'empty: the fewest that fit',
      ...own,
      read: readChips,
    },
    {
      name: 'batch',
      label: 'Batch',
      unit: 'users',
      hint: 'empty: whatever suits the claim',
      ...own,
      read: readBatch,
    },
    {
      name: 'weightPrecision',
      label: 'Weights',
      unit: null,
      hint: '',
      needed: false,
      options: left('not stated: fp16'),
      read: readPrecision,
    },
    {
      name: 'activationPrecision',
      label: 'Activations',
      unit: null,
      hint: '',
      needed: false,
      options: left('not stated: as the weights'),
      read: readPrecision,
    },
    {
      name: 'kvPrecision',
      label: 'KV cache',
      unit: null,
      hint: '',
      needed: false,
      options: left('not stated: 16 bits'),
      read: readPrecision,
    },
    {
      name: 'inputTokens',
      label: 'Prompt',
      unit: 'tokens',
      hint: 'empty: what the context leaves',
      ...own,
      read: readTokens,
    },
    {
      name: 'outputTokens',
      label: 'Answer',
      unit: 'tokens',
      hint: 'empty: 512, or half of a shorter context',
      ...own,
      read: readTokens,
    },
    {
      name: 'memoryBytesPerChip',
      label: 'Memory of a chip',
      unit: 'GB',
      hint: 'empty: as specified',
      ...own,
      read: readMemory,
    },
  ];
}

function readSpeed(text: string): Read<number> {
  return readQuantity(text, { exponent: 0, unit: 'tokens/s', from: 0.000001, to: 1e12 });
}

function readMemory(text: string): Read<number> {
  return readQuantity(text, { exponent: GIGA_EXPONENT, unit: 'GB', from: 0.000001, to: 1e9 });
}

function keyOf(name: keyof ClaimRequest): string {
  return name === 'memoryBytesPerChip' ? MEMORY : name;
}

function textOf(name: keyof ClaimRequest, value: string | number | undefined): string {
  if (value === undefined) return '';
  return name === 'memoryBytesPerChip' && typeof value === 'number'
    ? textIn(value, GIGA_EXPONENT)
    : String(value);
}

/** The claim that an address or a form states. Without any of it an example; what is wrong is said at its field. */
export function readClaim(parameters: AddressParameters, catalogue: CatalogueView): ReadClaim {
  const asked = askedClaim(catalogue);
  const example = asked.every(({ name }) => textAt(parameters, keyOf(name)) === undefined);
  const stated: Record<string, string | number> = {};
  const fields = asked.map(({ name, label, unit, hint, needed, options, read }): FormField => {
    const text = example ? textOf(name, EXAMPLE_CLAIM[name]) : (textAt(parameters, keyOf(name)) ?? '');
    const found = text === '' ? null : read(text);
    if (found?.ok) stated[name] = found.value;
    const shown = options === null || found?.ok ? text : '';
    const missing = needed && found === null ? `A claim needs it.` : null;
    const value = found?.ok && options !== null ? String(found.value) : shown;
    const problem = found === null || found.ok ? missing : found.problem;
    return {
      name: keyOf(name),
      label,
      unit,
      value,
      standard: '',
      hint,
      options: withNone(options, value),
      problem,
    };
  });
  if (fields.some(({ problem }) => problem !== null)) return { request: null, example, fields };
  const parsed = ClaimRequest.safeParse(stated);
  if (parsed.success) return { request: parsed.data, example, fields };
  return { request: null, example, fields: fields.map((field) => withIssue(field, parsed.error)) };
}

/** A list that shows nothing must be able to: else the browser shows its first entry as if it had been chosen. */
function withNone(options: readonly FieldOption[] | null, value: string): readonly FieldOption[] | null {
  if (options === null || options.some((option) => option.value === value)) return options;
  return [{ value, words: 'choose' }, ...options];
}

/** What only all parts together show: a prompt and an answer that are longer than the context. */
function withIssue(field: FormField, { issues }: z.ZodError): FormField {
  const issue = issues.find(({ path }) => path[0] === field.name);
  if (issue === undefined) return field;
  const [first = '', ...rest] = issue.message;
  return {
    ...field,
    problem: expected('at least both together', field.value).replace(
      /^/,
      `${first.toUpperCase()}${rest.join('')}. `,
    ),
  };
}

/** The address of a claim: what it states. */
export function claimQuery(request: ClaimRequest): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(ClaimRequest.shape) as (keyof ClaimRequest)[]) {
    const text = textOf(name, request[name]);
    if (text !== '') query.set(keyOf(name), text);
  }
  return query.toString();
}
