import type { Chip, ChipFamily } from '@inferbench/domain/chips/chip';
import type { FamilyModel } from './family-model.ts';
import { dataflow } from './families/dataflow.ts';
import { inMemory } from './families/in-memory.ts';
import { reconfigurable } from './families/reconfigurable.ts';
import { simt } from './families/simt.ts';
import { systolic } from './families/systolic.ts';

const MODELS: { readonly [F in ChipFamily]: FamilyModel<Extract<Chip, { family: F }>> } = {
  simt,
  systolic,
  dataflow,
  in_memory: inMemory,
  reconfigurable,
};

/** The model of a chip's own family; the table's type pairs each with the chips that it takes. */
export function familyModelOf({ family }: Pick<Chip, 'family'>): FamilyModel {
  return MODELS[family];
}
