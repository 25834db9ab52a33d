import { WorkloadRanking } from '@inferbench/domain/workload/workload-ranking';
import type { ResultOf } from 'gql.tada';
import { type AnswerTo, wholeAnswer } from './whole-answer.ts';

/** Systems for a workload of the visitor's own, in three groups, and what each assumption does to their order. */
export const YourWorkload = wholeAnswer({
  field: 'rankForWorkload',
  argument: 'workload',
  input: 'WorkloadInput',
  type: 'WorkloadRanking',
  shape: WorkloadRanking,
});

export type WorkloadOutcome = ResultOf<typeof YourWorkload>['answer'];
export type WorkloadResult = AnswerTo<typeof YourWorkload>;
export type RankedEntry = WorkloadResult['ranking'][number];
export type MissedEntry = WorkloadResult['missesLimits'][number];
export type SimulatedEntry = WorkloadResult['simulated'][number];
export type WithoutData = WorkloadResult['noData'][number];
export type SensitivityRow = WorkloadResult['sensitivity'][number];
