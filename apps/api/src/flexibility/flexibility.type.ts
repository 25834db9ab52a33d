import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import {
  FlexibilityPhase,
  FlexibilityPrecision,
  FlexibilityReport,
  FlexibilityRow,
} from '@inferbench/domain/scores/flexibility';
import { orRefused } from '../simulate/simulate.type.ts';

enumTypeOf(FlexibilityPhase, 'FlexibilityPhase', {
  description: 'Phase of the flexibility grid.',
  values: {
    PREFILL: 'A batch of prompts.',
    DECODE: 'One step of answer tokens.',
  },
});
enumTypeOf(FlexibilityPrecision, 'FlexibilityPrecision', {
  description: 'Precision of the flexibility grid.',
  values: {
    FP16: 'Weights, activations and cache in 16 bits.',
    FP8: 'Weights and activations in 8 bits, cache in 8 bits.',
    INT4: 'Weights in 4 bits, activations and cache in 16.',
  },
});

objectTypeOf(FlexibilityReport.shape.byPhase.element, 'FlexibilityOfPhase');

objectTypeOf(FlexibilityReport.shape.byPrecision.element, 'FlexibilityOfPrecision');

objectTypeOf(FlexibilityRow, 'FlexibilityRow');
export const FlexibilityReportType = objectTypeOf(FlexibilityReport, 'FlexibilityReport');
export type FlexibilityReportType = InstanceType<typeof FlexibilityReportType> & {
  kind: 'FlexibilityReport';
};

export const FlexibilityOutcome = orRefused('FlexibilityOutcome', FlexibilityReportType);
