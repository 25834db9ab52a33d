import { WorkloadRanking } from '@inferbench/domain/workload/workload-ranking';
import type { ResultOf } from 'gql.tada';
import { type AnswerTo, wholeAnswer } from './whole-answer.ts';

const RANKING = {
  field: 'rankForWorkload',
  argument: 'workload',
  input: 'WorkloadInput',
  type: 'WorkloadRanking',
} as const;

/** Systems for a workload of the visitor's own, in groups, and what each assumption does to their order. */
export const YourWorkload = wholeAnswer({ ...RANKING, shape: WorkloadRanking });

/** The same without systems that are simulated under the load: a page asks how many servers instead. */
export const NearWorkload = wholeAnswer({
  ...RANKING,
  shape: WorkloadRanking.omit({ simulated: true, nearest: true }),
});
export type NearOutcome = ResultOf<typeof NearWorkload>['answer'];
export type NearResult = AnswerTo<typeof NearWorkload>;

export type WorkloadResult = AnswerTo<typeof YourWorkload>;
export type RankedEntry = WorkloadResult['ranking'][number];
export type MissedEntry = WorkloadResult['missesLimits'][number];
export type SimulatedEntry = WorkloadResult['simulated'][number];
export type WithoutData = WorkloadResult['noData'][number];
export type SensitivityRow = WorkloadResult['sensitivity'][number];
