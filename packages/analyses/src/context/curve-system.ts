import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ContextCurve } from '@inferbench/domain/board/context-analysis';
import { fullPrecision, type PrecisionWord } from '@inferbench/domain/terms/precision';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import { type Efficiency, efficiencyOf } from '@inferbench/simulator/efficiency';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { type SetUp, setUpOf, withGraph, withMemory } from '@inferbench/evaluation/simulation/set-up';

/** A system of the board, or one that stands for its family. */
export interface CurveSystem {
  slug: string;
  chip: string;
  framework: string | null;
  placement: Placement;
  weights: PrecisionWord;
  kv: PrecisionWord | null;
  role: ContextCurve['role'];
  /** The point of the slice that its curve goes through; null for systems without one. */
  anchor: Anchor | null;
  /** Price of a chip-hour; left out: rented, where it is. */
  usdPerChipHour?: number;
}

export interface Anchor {
  pointId: string;
  batch: number;
  inputTokens: number;
  outputTokens: number;
  context: number;
  /** Measured time per step: of a decode step, of an answer token of the whole batch, or of a prefill. */
  stepSec: number;
  /** Half-width of the point's interval as a share. */
  intervalShare: number;
}

export interface SimulatedSystem {
  setUp: SetUp;
  provenance: Efficiency['provenance'];
}

/** What a simulation of the system needs; null where the engine has no model of it. */
export function simulatedSystem(
  system: CurveSystem,
  model: string,
  catalogue: CatalogueView,
): SimulatedSystem | null {
  const [foundChip, foundModel] = [catalogue.chips.get(system.chip), catalogue.models.get(model)];
  if (!foundChip || !foundModel) return null;
  const chip = withMemory(foundChip);
  const language = withGraph(foundModel);
  if (!chip.ok || !language.ok) return null;
  const precision = fullPrecision(system.weights, { kv: system.kv });
  const peak = resolvePeak(chip.value, precision);
  if (!peak.ok) return null;
  const stack = { framework: system.framework, version: null };
  const on = { chip: chip.value, precision, peak: peak.value, stack };
  return {
    setUp: setUpOf(language.value, on, system.placement),
    provenance: efficiencyOf(foundChip).provenance,
  };
}

export function labelOf({ chip, placement, framework }: CurveSystem, catalogue: CatalogueView): string {
  const named = catalogue.chips.get(chip) ?? { slug: chip, name: chip };
  return systemShortName({ chip: named, chips: placement.chips, framework });
}
