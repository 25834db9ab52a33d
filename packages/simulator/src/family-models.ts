import type { Chip, ChipFamily } from '@inferbench/domain/chip';
import type { FamilyInput, FamilyModel, StepModel } from './family-model.ts';
import { simt } from './families/simt.ts';
import { streaming } from './families/streaming.ts';

type OfFamily<F extends ChipFamily> = Extract<Chip, { family: F }>;

/** Null: this engine has no model of the family. */
const MODELS: { readonly [F in ChipFamily]: FamilyModel<OfFamily<F>> | null } = {
  simt,
  systolic: streaming,
  dataflow: streaming,
  in_memory: null,
  reconfigurable: null,
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
