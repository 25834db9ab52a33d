import type { LanguageModel } from '@inferbench/domain/model';
import type { Placement } from '@inferbench/domain/simulation';

/**
 * Chips as one tensor-parallel group as far as the heads divide into it and the scale-up domain reaches; what is left are
 * pipeline stages, which share the layers.
 */
export function evenSplit({ heads }: Pick<LanguageModel, 'heads'>, chips: number, domain = chips): Placement {
  let group = Math.min(chips, heads, domain);
  while (chips % group !== 0 || heads % group !== 0) group -= 1;
  return {
    chips,
    tensorParallel: group,
    pipelineParallel: chips / group,
    replicas: 1,
    expertParallel: 1,
  };
}
