import { z } from 'zod';
import { RequestShape, WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { MetricEnum } from '../graphql/enums.ts';
import { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import { inputType, inputTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';

const { shape } = WorkloadRequest;

inputTypeOf(RequestShape, 'RequestShapeInput');

export const WorkloadLimitsInput = inputType(
  'WorkloadLimitsInput',
  'Limits on the 95th percentile; what is left out is not asked for.',
  {
    ttftMs: z.number().optional().describe('Time to first token, ms.'),
    tpotMs: z.number().optional().describe('Time per output token after the first, ms.'),
    e2eMs: z.number().optional().describe('Request sent to last token, ms.'),
  },
);

inputTypeOf(shape.include.unwrap(), 'WorkloadIncludeInput');

export const WorkloadInput = inputTypeOf(WorkloadRequest, 'WorkloadInput', {
  metric: shownAs(shape.metric, MetricEnum),
  limits: shownAs(shape.limits, WorkloadLimitsInput),
  ownership: shownAs(shape.ownership, OwnershipInput),
});
export type WorkloadInput = InstanceType<typeof WorkloadInput>;
