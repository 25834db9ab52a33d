import { capitalised } from '@inferbench/units/english';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { textIn } from './decimal-text.ts';
import { type FormField, shownField } from './form-field.ts';
import { readModelName } from './operating-point.ts';
import { type Read, textAt } from './read-text.ts';
import { type ClaimField, claimFields, type ClaimKey, MEMORY_EXPONENT } from './claim-fields.ts';
import type { SearchParameters } from './search-parameters.ts';

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

/** Keys of an address: a size has the unit in which people write it. */
function nameOf(key: ClaimKey): string {
  return key === 'memoryBytesPerChip' ? 'memoryGBPerChip' : key;
}

function textOf(key: ClaimKey, value: string | number | undefined): string {
  if (value === undefined) return '';
  return key === 'memoryBytesPerChip' && typeof value === 'number'
    ? textIn(value, MEMORY_EXPONENT)
    : String(value);
}

/** The claim that an address or a form states. Without any of it an example; what is wrong is said at its field. */
export function readClaim(parameters: SearchParameters, catalogue: CatalogueView): ReadClaim {
  const model = readModelName(textAt(parameters, 'model') ?? EXAMPLE_CLAIM.model, catalogue);
  const asked = claimFields(catalogue, model.ok ? catalogue.models.get(model.value) : undefined);
  const example = asked.every(({ name: key }) => textAt(parameters, nameOf(key)) === undefined);
  const answers = asked.map((field) => {
    const { name: key, read } = field;
    const text = example ? textOf(key, EXAMPLE_CLAIM[key]) : (textAt(parameters, nameOf(key)) ?? '');
    return { field, text, read: text === '' ? null : read(text) };
  });
  const fields = answers.map(({ field, text, read }) => formField(field, text, read));
  if (fields.some(({ problem }) => problem !== null)) return { request: null, example, fields };
  const stated = answers.flatMap(({ field, read }) => (read?.ok ? [[field.name, read.value] as const] : []));
  const parsed = ClaimRequest.safeParse(Object.fromEntries(stated));
  if (parsed.success) return { request: parsed.data, example, fields };
  const issues = new Map(parsed.error.issues.map(({ path, message }) => [path[0], message]));
  return {
    request: null,
    example,
    // What only all parts together show: a prompt and an answer that are longer than the context.
    fields: fields.map((field) => ({ ...field, problem: sentence(issues.get(field.name)) })),
  };
}

function sentence(message: string | undefined): string | null {
  return message === undefined ? null : `${capitalised(message)}.`;
}

function formField(field: ClaimField, text: string, read: Read<string | number> | null): FormField {
  const { name, options = null } = field;
  // A word that a list does not have cannot stand in it.
  const value = options === null ? text : read?.ok ? String(read.value) : '';
  return shownField(
    { ...field, name: nameOf(name) },
    { value, standard: '', problem: problemOf(field, read) },
  );
}

function problemOf({ needed }: ClaimField, read: Read<string | number> | null): string | null {
  if (read === null) return needed ? 'A claim needs it.' : null;
  return read.ok ? null : read.problem;
}

export function claimQuery(request: ClaimRequest): string {
  const query = new URLSearchParams();
  for (const key of ClaimRequest.keyof().options) {
    const text = textOf(key, request[key]);
    if (text !== '') query.set(nameOf(key), text);
  }
  return query.toString();
}
