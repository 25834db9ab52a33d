import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipNames } from '@inferbench/domain/catalogue/names';
import {
  askedBack,
  certainSlug,
  resolveChip,
  resolveModel,
} from '@inferbench/domain/catalogue/resolve-entry';
import type { ResolvedName } from '@inferbench/domain/catalogue/resolve-name';
import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { onceFor } from '@inferbench/units/once-for';
import type { AskedField, FieldOption } from './form-field.ts';
import { readAs, type Read, readCount, readWord } from './read-text.ts';

/** Fields that both pages ask, read by the schemas of the engine's own requests. */
const { batch, context, chips } = ClaimRequest.shape;

/** Made once: a comparison of words that makes its own takes a hundred times as long. */
const BY_NAME = new Intl.Collator('en', { numeric: true });

function modelOptions({ models }: CatalogueView): FieldOption[] {
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
  words: word.replace(/^[a-z]+\d+/, (format) => format.toUpperCase()),
}));

const byShortSlug = onceFor(
  (catalogue: CatalogueView) =>
    new Map([...catalogue.chips.values()].map((chip) => [chipNames(chip).slug, chip.slug])),
);
const languageModels = onceFor(
  ({ models }: CatalogueView) => new Map([...models].filter(([, model]) => isLanguageModel(model))),
);

/** A chip by any name that means no other, or by the short slug of an address, as its slug. */
export function readChipName(text: string, catalogue: CatalogueView): Read<string> {
  const known = byShortSlug(catalogue).get(text.toLowerCase());
  if (known !== undefined) return { ok: true, value: known };
  return named(resolveChip(catalogue.chips, text), text, 'a chip of the catalogue');
}

export function readModelName(text: string, catalogue: CatalogueView): Read<string> {
  return named(resolveModel(languageModels(catalogue), text), text, 'a language model of the catalogue');
}

export function chipChoice(catalogue: CatalogueView): Pick<AskedField, 'options' | 'read'> {
  return { options: chipOptions(catalogue), read: (text) => readChipName(text, catalogue) };
}

export function modelChoice(catalogue: CatalogueView): Pick<AskedField, 'options' | 'read'> {
  return { options: modelOptions(catalogue), read: (text) => readModelName(text, catalogue) };
}

function named(found: ResolvedName<{ slug: string }>, text: string, what: string): Read<string> {
  return readAs(certainSlug(found), what, text, askedBack(found));
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
