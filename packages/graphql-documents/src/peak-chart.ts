import { PeakChart as Peak } from '@inferbench/domain/peak-chart';
import type { ResultOf } from 'gql.tada';
import { wholeAnswer } from './whole-answer.ts';

/** What of each peak the workload, the hardware and the software leave. */
export const PeakChart = wholeAnswer({
  field: 'peakChart',
  type: 'PeakChart',
  input: { request: 'PeakChartInput' },
  schema: Peak.omit({ request: true }),
});
export type PeakOutcome = ResultOf<typeof PeakChart>['peakChart'];
export type PeakChartResult = Extract<PeakOutcome, { __typename: 'PeakChart' }>;
