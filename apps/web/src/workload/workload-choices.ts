import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { WORKLOAD_METRICS } from '@inferbench/domain/workload/workload-metrics';
import type { FieldOption } from '../address/form-field.ts';
import { BASIS_WORDS } from '../words/words.ts';
import { type Preset, PRESETS } from './presets.ts';

/** Choices of the form, as plain data: the lists are the domain's, whose schemas a page does not carry. */
export interface WorkloadChoices {
  precision: readonly FieldOption[];
  metric: readonly FieldOption[];
  basis: readonly FieldOption[];
  presets: readonly Preset[];
}

export const WORKLOAD_CHOICES: WorkloadChoices = {
  precision: [
    { value: '', words: 'any' },
    ...PrecisionClass.options.map((value) => ({ value, words: value })),
  ],
  metric: WORKLOAD_METRICS.map((value) => ({ value, words: METRIC_DEFINITIONS[value].axis })),
  basis: [
    { value: '', words: 'the one with more systems' },
    ...(['RENTED', 'OWNED', 'CONTRACT'] as const).map((value) => ({ value, words: BASIS_WORDS[value] })),
  ],
  presets: PRESETS,
};
