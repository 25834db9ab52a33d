import type { Chip, ChipFamily } from '@inferbench/domain/chip';
import type { FamilyInput, FamilyModel, StepModel } from './family-model.ts';
import { simt } from './families/simt.ts';
import { dataflow } from './families/dataflow.ts';
import { inMemory } from './families/in-memory.ts';
import { reconfigurable } from './families/reconfigurable.ts';
import { systolic } from './families/systolic.ts';

type OfFamily<F extends ChipFamily> = Extract<Chip, { family: F }>;

/** Null: this engine has no model of the family. */
const MODELS: { readonly [F in ChipFamily]: FamilyModel<OfFamily<F>> | null } = {
  simt,
  systolic,
  dataflow,
  in_memory: inMemory,
  reconfigurable,
};

export function hasModel(family: ChipFamily): boolean {
  return MODELS[family] !== null;
}

function prepareAs<F extends ChipFamily>(
  family: F,
  chip: OfFamily<F>,
  input: Omit<FamilyInput, 'chip'>,
): StepModel | null {
  return MODELS[family]?.prepare({ ...input, chip }) ?? null;
}

/** The chip's family model for one graph and placement. */
export function stepModelOf({ chip, ...input }: FamilyInput): StepModel | null {
  switch (chip.family) {
    case 'simt':
      return prepareAs('simt', chip, input);
    case 'systolic':
      return prepareAs('systolic', chip, input);
    case 'dataflow':
      return prepareAs('dataflow', chip, input);
    case 'in_memory':
      return prepareAs('in_memory', chip, input);
    case 'reconfigurable':
      return prepareAs('reconfigurable', chip, input);
  }
}

function provenanceAs<F extends ChipFamily>(family: F, chip: OfFamily<F>): Readonly<Record<string, string>> {
  return MODELS[family]?.provenance?.(chip) ?? {};
}

/** What the family's model assumes of a chip beside its figures, by part. */
export function familyProvenance(chip: Chip): Readonly<Record<string, string>> {
  switch (chip.family) {
    case 'simt':
      return provenanceAs('simt', chip);
    case 'systolic':
      return provenanceAs('systolic', chip);
    case 'dataflow':
      return provenanceAs('dataflow', chip);
    case 'in_memory':
      return provenanceAs('in_memory', chip);
    case 'reconfigurable':
      return provenanceAs('reconfigurable', chip);
  }
}
