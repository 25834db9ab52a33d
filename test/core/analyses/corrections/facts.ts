import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { CostRow } from '@inferbench/domain/scores/cost-table';
import { isLanguageModel, type LanguageModel, type Model } from '@inferbench/domain/models/model';
import type { PeakFormat } from '@inferbench/domain/terms/precision';
import { roofMemory } from '@inferbench/domain/chips/roof-memory';
import { invariant } from '@inferbench/units/invariant';

/** What a recomputation may read: the shipped catalogue and the cost table. */
export interface CorrectionFacts extends CatalogueView {
  costs: ReadonlyMap<string, CostRow>;
}

/** The value that a claim is compared with, then those of `also`, in the order of the entry. */
export type Recompute = (facts: CorrectionFacts) => readonly number[];
export type Recomputations = Readonly<Record<string, Recompute>>;

export function present<T>(value: T | null | undefined, what: string): T {
  invariant(value !== null && value !== undefined, `the catalogue has no ${what}`);
  return value;
}

export function chipOf(facts: CorrectionFacts, slug: string): Chip {
  return present(facts.chips.get(slug), `chip ${slug}`);
}

export function modelOf(facts: CorrectionFacts, slug: string): Model {
  return present(facts.models.get(slug), `model ${slug}`);
}

export function languageModelOf(facts: CorrectionFacts, slug: string): LanguageModel {
  const model = modelOf(facts, slug);
  invariant(isLanguageModel(model), `${slug} is no language model`);
  return model;
}

export function peakOf(chip: Chip, precision: PeakFormat): number {
  const peak = chip.peaks.find((candidate) => candidate.precision === precision);
  return present(peak, `${precision} rate of ${chip.slug}`).denseOpsPerSec;
}

export function bandwidthOf(chip: Chip): number {
  return present(roofMemory(chip), `bandwidth of ${chip.slug}`).bandwidthBytesPerSec;
}

/** Dense rate ÷ memory bandwidth: the intensity from which arithmetic limits. */
export function ridgeOf(chip: Chip, precision: PeakFormat): number {
  return peakOf(chip, precision) / bandwidthOf(chip);
}

export function onChipBytes(chip: Chip): number {
  return present(chip.onChip, `on-chip memory of ${chip.slug}`).capacityBytes;
}

export function tdpWattsOf(chip: Chip): number {
  return present(chip.power, `power of ${chip.slug}`).tdpWatts;
}

/** Watts of a reading, found by the start of what it is of. */
export function readingWatts(chip: Chip, what: string): readonly number[] {
  const reading = chip.powerReadings.find((candidate) => candidate.what.startsWith(what));
  return present(reading, `reading "${what}" of ${chip.slug}`).watts;
}

/** The other number that a source gives for a field, SI: "8000 GB/s" with a scale of 1e9. */
export function disputedOf(chip: Chip, field: string, scale: number): number {
  const found = present(
    chip.disputed.find((candidate) => candidate.field === field),
    `disputed ${field} of ${chip.slug}`,
  );
  return Number.parseFloat(found.other) * scale;
}

export function costOf(facts: CorrectionFacts, id: string): number {
  return present(facts.costs.get(id), `cost row ${id}`).value;
}

export function numberAt(values: readonly number[], index: number): number {
  return present(values[index], `value ${index}`);
}
