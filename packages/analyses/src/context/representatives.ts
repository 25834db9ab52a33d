import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip, ChipFamily } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { fullPrecision, type PrecisionWord } from '@inferbench/domain/terms/precision';
import { isPublic } from '@inferbench/domain/terms/sourced';
import { smallestPlacement } from '@inferbench/evaluation/simulation/placement';
import { graphsOf } from '@inferbench/evaluation/simulation/set-up';
import type { CurveSystem } from './curve-system.ts';

/** Precision word that stands for a class where no point names one. */
export interface RepresentativeLoad {
  model: string;
  weights: PrecisionWord;
  batch: number;
  context: number;
}

/** One chip for every simulated family that has no system in the table: the newest with public figures, by name among equals. */
export function representatives(
  catalogue: CatalogueView,
  present: ReadonlySet<ChipFamily>,
  load: RepresentativeLoad,
): CurveSystem[] {
  const families = new Map<ChipFamily, Chip>();
  for (const chip of [...catalogue.chips.values()].toSorted(byPreference)) {
    const simulated = memoryTiers(chip).length > 0;
    if (simulated && chip.status === 'shipping' && !present.has(chip.family) && !families.has(chip.family)) {
      families.set(chip.family, chip);
    }
  }
  return [...families.values()].flatMap((chip) => systemOf(chip, catalogue, load));
}

function byPreference(a: Chip, b: Chip): number {
  return (
    Number(hasPublicFigures(b)) - Number(hasPublicFigures(a)) ||
    (b.year ?? 0) - (a.year ?? 0) ||
    (a.slug < b.slug ? -1 : 1)
  );
}

function hasPublicFigures(chip: Chip): boolean {
  const memory = chip.memory ?? chip.onChip;
  return (
    chip.peaks.some((peak) => isPublic(peak.confidence)) && memory !== null && isPublic(memory.confidence)
  );
}

function systemOf(chip: Chip, catalogue: CatalogueView, load: RepresentativeLoad): CurveSystem[] {
  const model = catalogue.models.get(load.model);
  if (!model || !isLanguageModel(model)) return [];
  const graph = graphsOf(model, fullPrecision(load.weights, {})).decode;
  const placement = smallestPlacement(chip, graph, load);
  if (placement === null) return [];
  return [
    {
      slug: `${chip.slug}-x${placement.chips}-simulated`,
      chip: chip.slug,
      framework: null,
      placement,
      weights: load.weights,
      kv: null,
      role: 'REPRESENTATIVE',
      anchor: null,
    },
  ];
}
