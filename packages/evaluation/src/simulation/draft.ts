import type { LanguageModel } from '@inferbench/domain/model';
import type { PrecisionSetting } from '@inferbench/domain/precision';
import type { Placement } from '@inferbench/domain/simulation';
import { graphsOf, type Machine, type SetUp } from './set-up.ts';

type Chips = Omit<Machine, 'placement' | 'constants'> & { precision: PrecisionSetting };

/** A draft model on the chips of the model that it drafts for: groups of as many as its heads divide into, each with all of it. */
export function draftSetUp(
  model: LanguageModel,
  { precision, chip, peak }: Chips,
  { chips, tensorParallel }: Placement,
): SetUp {
  let group = tensorParallel;
  while (model.heads % group !== 0) group -= 1;
  const replicas = Math.max(1, Math.floor(chips / group));
  const placement = {
    chips: group * replicas,
    tensorParallel: group,
    pipelineParallel: 1,
    replicas,
    expertParallel: 1,
  };
  return { ...graphsOf(model, precision), chip, peak, placement };
}
