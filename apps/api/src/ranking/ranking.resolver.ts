import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import type { Metric } from '@inferbench/domain/terms/metric';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { EvidenceInput, evidenceFilter } from '../board/evidence.input.ts';
import { SliceInput } from '../board/leaderboard.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { MetricEnum } from '../graphql/enums.ts';
import { ComparisonType } from './comparison.type.ts';
import { ParetoFrontType } from './pareto-front.type.ts';
import { readComparison } from './read-comparison.ts';
import { readParetoFront } from './read-pareto-front.ts';

@Resolver()
export class RankingResolver {
  @Query(() => ParetoFrontType, {
    description:
      'Systems of a slice that no other beats on every axis; what lacks an axis is named with the reason.',
  })
  paretoFront(
    @Arg('slice', () => SliceInput, { description: 'The slice.' }) slice: SliceInput,
    @Arg('axes', () => [MetricEnum], {
      defaultValue: [...FOUR_METRICS],
      description: 'Metrics by which systems are compared.',
    })
    axes: Metric[],
    @Arg('evidence', () => EvidenceInput, {
      nullable: true,
      description: 'Which results count; measured and reported ones of every grade where left out.',
    })
    evidence: EvidenceInput | null,
    @Ctx() context: ApiContext,
  ): Promise<ParetoFrontType> {
    return readParetoFront(context, { slice, axes, evidence: evidenceFilter(evidence) });
  }

  @Query(() => ComparisonType, {
    description: 'Two systems of a slice side by side: what was assumed, every metric, what to beware of.',
    deprecationReason:
      'Use `chipComparison`, which compares two to four chips at one work; remove after 2027-11-26',
  })
  compare(
    @Arg('slice', () => SliceInput, { description: 'The slice.' }) slice: SliceInput,
    @Arg('a', () => String, { description: 'Slug of a system with a point in the slice.' }) a: string,
    @Arg('b', () => String, { description: 'Slug of another one.' }) b: string,
    @Ctx() context: ApiContext,
  ): Promise<ComparisonType> {
    return readComparison(context, { slice, a, b });
  }
}
