import { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import { documentOf, type InputOf, selectionOf } from './whole-answer.ts';

/** Value and rank over context around a slice. */
export const Crossovers = documentOf<
  { crossovers: object },
  { slice: InputOf<'SliceInput'>; metric: InputOf<'Metric'> }
>(`query Crossovers($slice: SliceInput!, $metric: Metric!) {
  crossovers(slice: $slice, metric: $metric) ${selectionOf(ContextAnalysis.omit({ slice: true }))} }`);
