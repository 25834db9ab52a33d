import type { Chip } from '@inferbench/domain/chips/chip';
import { isLanguageModel, type Model } from '@inferbench/domain/models/model';
import { type ArrayPasses, arrayPasses } from './array-passes.ts';
import { type ArrayUtilisation, arrayUtilisation } from './array-utilisation.ts';
import { capacityCliff, type CliffPoint } from './capacity-cliff.ts';
import { type SectionStep, sectionSteps } from './section-steps.ts';
import { spillSecPerByte, type SramPlacement, sramPlacements } from './sram-placement.ts';

/** What sets a chip's family apart, computed by its own model; lists of other families are empty. */
export interface ChipBehaviour {
  utilisation: ArrayUtilisation[];
  sram: SramPlacement[];
  spillSecPerByte: number | null;
  cliff: CliffPoint[];
  passes: ArrayPasses[];
  sections: SectionStep[];
}

const computed = new WeakMap<Chip, { models: ReadonlyMap<string, Model>; behaviour: ChipBehaviour }>();

/** Kept per chip document and catalogue. */
export function chipBehaviour(chip: Chip, models: ReadonlyMap<string, Model>): ChipBehaviour {
  const known = computed.get(chip);
  if (known?.models === models) return known.behaviour;
  const behaviour = {
    utilisation: arrayUtilisation(chip),
    sram: sramPlacements(chip, [...models.values()].filter(isLanguageModel)),
    spillSecPerByte: spillSecPerByte(chip),
    cliff: capacityCliff(chip),
    passes: arrayPasses(chip),
    sections: sectionSteps(chip),
  };
  computed.set(chip, { models, behaviour });
  return behaviour;
}
