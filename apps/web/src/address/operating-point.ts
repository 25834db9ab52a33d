import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { ClaimRequest } from '@inferbench/domain/claim';
import { isLanguageModel } from '@inferbench/domain/model';
import { PrecisionWord } from '@inferbench/domain/precision';
import type { FieldOption } from './form-field.ts';
import { type Read, readCount, readWord } from './read-text.ts';

/** Fields that both pages ask, read by the schemas of the engine's own requests. */
const { batch, context, chips } = ClaimRequest.shape;

/** Made once: a comparison of words that makes its own takes a hundred times as long. */
const BY_NAME = new Intl.Collator('en', { numeric: true });

export function modelOptions({ models }: CatalogueView): FieldOption[] {
  return [...models.values()]
    .filter(isLanguageModel)
    .map(({ slug, name }) => ({ value: slug, words: name }))
    .toSorted((a, b) => BY_NAME.compare(a.words, b.words));
}

export function chipOptions({ chips: all }: CatalogueView): FieldOption[] {
  return [...all.values()]
    .map(({ slug, name, vendor }) => ({ value: slug, words: `${vendor} ${name}` }))
    .toSorted((a, b) => BY_NAME.compare(a.words, b.words));
}

export const PRECISION_OPTIONS: readonly FieldOption[] = PrecisionWord.options.map((word) => ({
  value: word,
  words: word,
}));

export function readSlug(
  text: string,
  options: readonly FieldOption[],
  kind: 'chip' | 'model',
): Read<string> {
  const what = kind === 'chip' ? 'a chip of the catalogue' : 'a language model of the catalogue';
  return readWord(
    text,
    options.map(({ value }) => value),
    what,
  );
}

export function readPrecision(text: string): Read<PrecisionWord> {
  return readWord(text, PrecisionWord.options, `one of ${PrecisionWord.options.join(', ')}`);
}

export function readTokens(text: string): Read<number> {
  return readCount(text, context, 'of tokens from 1 to 100,000,000');
}

export function readBatch(text: string): Read<number> {
  return readCount(text, batch.unwrap(), 'from 1 to 100,000');
}

export function readChips(text: string): Read<number> {
  return readCount(text, chips.unwrap(), `from 1 to 1,024`);
}
