import { WorkloadRanking } from '@inferbench/domain/workload-ranking';
import type { ResultOf } from 'gql.tada';
import { wholeAnswer } from './whole-answer.ts';

/** Systems for a workload of the visitor's own, in three groups, and what each assumption does to their order. */
export const YourWorkload = wholeAnswer({
  field: 'rankForWorkload',
  type: 'WorkloadRanking',
  input: { workload: 'WorkloadInput' },
  schema: WorkloadRanking,
});

export type WorkloadOutcome = ResultOf<typeof YourWorkload>['rankForWorkload'];
export type WorkloadResult = Extract<WorkloadOutcome, { __typename: 'WorkloadRanking' }>;
export type RankedEntry = WorkloadResult['ranking'][number];
export type MissedEntry = WorkloadResult['missesLimits'][number];
export type SimulatedEntry = WorkloadResult['simulated'][number];
export type WithoutData = WorkloadResult['noData'][number];
export type SensitivityRow = WorkloadResult['sensitivity'][number];
