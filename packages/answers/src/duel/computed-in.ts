import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { DuelRequest } from './request.ts';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { listed } from '@inferbench/units/english';
import { invariant } from '@inferbench/units/invariant';
import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import { languageModelOf, precisionWordOf } from '../load/workload.ts';

/** The word in which the weights of a duel are stored. */
export function duelWord({ model, precision }: DuelRequest, catalogue: CatalogueView): PrecisionWord {
  const found = languageModelOf(catalogue, model);
  invariant(found !== null, 'the model of a duel was looked up first');
  return precisionWordOf(precision, found);
}

/** What a duel asks of one chip, before any number of them is chosen. */
export function onOneChip({ slug }: Pick<Chip, 'slug'>, request: DuelRequest, catalogue: CatalogueView) {
  const { model, users, context } = request;
  const weightPrecision = duelWord(request, catalogue);
  return unplaced({ chip: slug, model, phase: 'decode', batch: users, context, weightPrecision }, catalogue);
}

/** "A100 computes in FP16, H100 in FP8."; nothing where all compute alike. */
export function computedNotes(
  chips: readonly Chip[],
  request: DuelRequest,
  catalogue: CatalogueView,
): string[] {
  const computed = chips.flatMap((chip) => {
    const parts = onOneChip(chip, request, catalogue);
    return parts.ok ? [{ name: chipShortName(chip), in: parts.value.peak.precision.toUpperCase() }] : [];
  });
  if (new Set(computed.map((each) => each.in)).size < 2) return [];
  const [first, ...others] = computed.map(
    (each, i) => `${each.name}${i === 0 ? ' computes' : ''} in ${each.in}`,
  );
  return [`${listed([first ?? '', ...others])}.`];
}
