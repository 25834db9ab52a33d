import { FlexibilityPhase, FlexibilityPrecision } from '@inferbench/domain/flexibility';
import { registerEnumType } from 'type-graphql';
import { upperCased } from '../graphql/upper-cased.ts';

export const FlexibilityPhaseEnum = upperCased(FlexibilityPhase.options);
export const FlexibilityPrecisionEnum = FlexibilityPrecision.enum;

registerEnumType(FlexibilityPhaseEnum, {
  name: 'FlexibilityPhase',
  description: 'Phase of the flexibility grid.',
  valuesConfig: {
    PREFILL: { description: 'A batch of prompts.' },
    DECODE: { description: 'One step of answer tokens.' },
  },
});
registerEnumType(FlexibilityPrecisionEnum, {
  name: 'FlexibilityPrecision',
  description: 'Precision of the flexibility grid.',
  valuesConfig: {
    FP16: { description: 'Weights, activations and cache in 16 bits.' },
    FP8: { description: 'Weights and activations in 8 bits, cache in 8 bits.' },
    INT4: { description: 'Weights in 4 bits, activations and cache in 16.' },
  },
});
