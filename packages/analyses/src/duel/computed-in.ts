import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { DuelRequest } from '@inferbench/domain/duel-chart';
import { chipShortName } from '@inferbench/domain/names';
import { unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { listed } from '@inferbench/units/english';
import { WORD_OF_CLASS } from '../word-of-class.ts';

/** What a duel asks of one chip, before any number of them is chosen. */
export function onOneChip({ slug }: Pick<Chip, 'slug'>, request: DuelRequest, catalogue: CatalogueView) {
  const { model, users, context, precision } = request;
  const weightPrecision = WORD_OF_CLASS[precision];
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
