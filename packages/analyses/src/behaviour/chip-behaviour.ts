import type { Chip } from '@inferbench/domain/chips/chip';
import type { ChipBehaviour } from '@inferbench/domain/chips/chip-behaviour';
import { isLanguageModel, type Model } from '@inferbench/domain/models/model';
import { arrayPasses } from './array-passes.ts';
import { arrayUtilisation } from './array-utilisation.ts';
import { capacityCliff } from './capacity-cliff.ts';
import { sectionSteps } from './section-steps.ts';
import { spillSecPerByte, sramPlacements } from './sram-placement.ts';

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
