import { Metric } from '@inferbench/domain/terms/metric';
import type { Normalised } from '@inferbench/domain/scores/normalised';
import { Profile } from '@inferbench/domain/scores/profile';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { MetricEnum } from '../graphql/enums.ts';
import {
  BoardEntryType,
  BoardMetricType,
  LeaderboardConnectionType,
  RelativeType,
  SliceInput,
} from './leaderboard.type.ts';
import { NormalisedType } from './normalised.type.ts';
import { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import { assumptionsOf, PriceInput, SloInput } from '../slice/assumptions.input.ts';
import { EvidenceInput, evidenceFilter } from './evidence.input.ts';
import { readLeaderboard } from './read-leaderboard.ts';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(Profile.shape.ranks.element, 'MetricRank');
const ProfileType = objectTypeOf(Profile, 'Profile');

@Resolver()
export class LeaderboardResolver {
  @Query(() => LeaderboardConnectionType, {
    description: 'Systems of a slice in rank order. Without a slice: the one with most systems.',
  })
  leaderboard(
    @Arg('slice', () => SliceInput, { nullable: true, description: 'Slice to show.' })
    slice: SliceInput | null,
    @Arg('metric', () => MetricEnum, {
      defaultValue: Metric.enum.USEFUL_TOPS,
      description: 'Metric to rank by.',
    })
    metric: Metric,
    @Arg('evidence', () => EvidenceInput, {
      nullable: true,
      description: 'Which results count; measured and reported ones of every grade where left out.',
    })
    evidence: EvidenceInput | null,
    @Arg('costAssumptions', () => OwnershipInput, {
      nullable: true,
      description:
        "Costs of owning otherwise than the policy's; what is left out stays. The answer echoes all of it.",
    })
    costAssumptions: OwnershipInput | null,
    @Arg('prices', () => [PriceInput], {
      nullable: true,
      description: 'Prices in place of the public ones, 200 at most.',
    })
    prices: PriceInput[] | null,
    @Arg('slo', () => SloInput, { nullable: true, description: 'Limits of GOODPUT; CHATBOT where left out.' })
    slo: SloInput | null,
    @Arg('first', () => Int, { description: 'Entries a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last entry seen.' })
    after: string | null,
    @Ctx() context: ApiContext,
  ): Promise<LeaderboardConnectionType> {
    return readLeaderboard(context, {
      slice: slice ?? null,
      evidence: evidenceFilter(evidence),
      assumptions: assumptionsOf({
        costAssumptions: costAssumptions ?? null,
        prices: prices ?? null,
        slo: slo ?? null,
      }),
      metric,
      first,
      after: after ?? null,
    });
  }
}

@Resolver(() => BoardEntryType)
export class BoardEntryResolver {
  @FieldResolver(() => [BoardMetricType], {
    description: 'Every metric of the system in this slice, each with its own rank.',
  })
  metrics(@Root() entry: BoardEntryType): Promise<BoardMetricType[]> {
    return entry.metricCells();
  }

  @FieldResolver(() => ProfileType, {
    description: 'Its ranks over the four metrics, and whether they lie far apart.',
  })
  profile(@Root() entry: BoardEntryType): Promise<Profile> {
    return entry.ranksOfMetrics();
  }

  @FieldResolver(() => NormalisedType, {
    description:
      'Ratio to one H100 SXM, simulated in this slice at the attainable time: worked out once a slice.',
  })
  normalised(@Root() entry: BoardEntryType): Promise<Normalised> {
    return entry.normalisedValue();
  }

  @FieldResolver(() => RelativeType, {
    nullable: true,
    description: 'Ratio to the A100 SXM4 80 GB in this slice; null where that has no entry.',
  })
  relative(@Root() entry: BoardEntryType): Promise<RelativeType | null> {
    return entry.relativeToReference();
  }
}
