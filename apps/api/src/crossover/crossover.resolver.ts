import type { Metric } from '@inferbench/domain/terms/metric';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { SliceInput } from '../board/leaderboard.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { MetricEnum } from '../graphql/enums.ts';
import { globalId } from '../graphql/global-id.ts';
import { ContextAnalysisType, toContextAnalysisType } from './context-analysis.type.ts';
import { readContextAnalysis } from './read-context-analysis.ts';

@Resolver()
export class CrossoverResolver {
  @Query(() => ContextAnalysisType, {
    description:
      'Value and rank of the systems of a slice over context, every point drawn on it, and where rankings cross.',
  })
  async crossovers(
    @Arg('slice', () => SliceInput, { description: 'Slice; its context is where the table stands.' })
    slice: SliceInput,
    @Arg('metric', () => MetricEnum, { description: 'Metric to compare by.' }) metric: Metric,
    @Ctx() context: ApiContext,
  ): Promise<ContextAnalysisType> {
    const analysis = await readContextAnalysis(context, { slice, metric });
    return toContextAnalysisType(analysis, (uuid) => globalId('Point', uuid));
  }
}
