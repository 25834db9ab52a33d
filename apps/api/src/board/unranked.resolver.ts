import { UnrankedReason } from '@inferbench/domain/scores/score';
import type { Metric } from '@inferbench/domain/terms/metric';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import '../graphql/publication-types.ts';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf, notShown } from '../graphql/shown-as.ts';
import { readUnranked } from '@inferbench/db/board/unranked-reader';
import { sliceAround } from '@inferbench/domain/board/slice-buckets';
import type { StandingInclude } from '@inferbench/domain/scores/standing';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { SystemType, toSystemType } from '../chip/system.type.ts';
import { MetricEnum } from '../graphql/enums.ts';
import { boardExample, type ExampleOfSlice } from './board-example.ts';
import { BoardExampleType, PlaceWithoutRankType } from './board-example.type.ts';
import { StandingIncludeEnum } from './evidence.input.ts';
import { SliceInput } from './leaderboard.type.ts';
import { checkSlice, sliceOf } from './slice-of-input.ts';

export const UnrankedPointType = objectType(
  'UnrankedPoint',
  'The point that does not rank; `point(id)` gives all of it.',
  {
    id: Id.describe('Global id of the point.'),
    configuration: ConfigurationBasis.describe('Whether its source names what it measured.'),
  },
);

export const UnrankedEntryType = objectType(
  'UnrankedEntry',
  'A system with a point in a slice that does not rank, and why.',
  {
    system: instanceOf(SystemType).describe('The system.'),
    reason: z.string().describe(`${UnrankedReason.options.join(', ')} or FLAGGED.`),
    detail: z.string().describe('The reason in words.'),
    point: instanceOf(UnrankedPointType).describe('The point.'),
    ofPoint: notShown<ExampleOfSlice>(),
  },
);
export type UnrankedEntryType = InstanceType<typeof UnrankedEntryType>;

const UnrankedConnectionType = connectionOf(
  'UnrankedEntry',
  () => UnrankedEntryType,
  'A page of the points of a slice that do not rank, by id.',
);

@Resolver(() => UnrankedEntryType)
export class UnrankedResolver {
  @Query(() => UnrankedConnectionType, {
    description: 'Points of a slice that are shown and do not rank, with why.',
  })
  async unranked(
    @Arg('slice', () => SliceInput, { description: 'Slice to show.' }) input: SliceInput,
    @Arg('include', () => [StandingIncludeEnum], {
      nullable: true,
      description: 'What stands on request only, beside what stands by default; nothing where left out.',
    })
    include: StandingInclude[] | null,
    @Arg('first', () => Int, { description: 'Entries a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last entry seen.' })
    after: string | null,
    @Ctx() { catalogue, database, cursors, epochs }: ApiContext,
  ): Promise<Page<UnrankedEntryType>> {
    checkPageSize(first);
    checkSlice(input);
    const slice = sliceAround(sliceOf(input, catalogue));
    const scope = `unranked:${JSON.stringify([slice, include ?? []])}`;
    const position = after ? cursors.decodeKey(after, z.uuid(), scope) : null;
    const { rows, totalCount } = await epochs.pinned(
      (epochId) =>
        readUnranked(database.pool, slice, {
          after: position,
          limit: first + 1,
          epochId,
          include: include ?? [],
        }),
      (page) => page.epochId,
    );
    return pageOf(
      rows,
      { first, after, totalCount },
      {
        node: (row) => ({
          system: toSystemType(row.system),
          reason: row.reason,
          detail: row.detail,
          point: { id: globalId('Point', row.pointId), configuration: row.configuration },
          ofPoint: { pointId: row.pointId, techniques: row.techniques, slice },
        }),
        cursor: (row) => cursors.encodeKey(row.pointId, scope),
      },
    );
  }

  @FieldResolver(() => BoardExampleType, {
    nullable: true,
    description: 'Of an example, where it would stand by a metric; null for anything else.',
    deprecationReason: 'Use `inPlace`, which also places what nobody reviewed; remove after 2027-11-26',
  })
  async example(
    @Root() { reason, ofPoint }: UnrankedEntryType,
    @Arg('metric', () => MetricEnum, { description: 'Metric to place it by.' }) metric: Metric,
    @Ctx() context: ApiContext,
  ): Promise<BoardExampleType | null> {
    return reason === 'EXAMPLE' ? boardExample(context, ofPoint, metric) : null;
  }

  @FieldResolver(() => PlaceWithoutRankType, {
    nullable: true,
    description:
      'Of an example, and of what nobody reviewed, where it stands by a metric; null for anything else.',
  })
  async inPlace(
    @Root() { reason, ofPoint }: UnrankedEntryType,
    @Arg('metric', () => MetricEnum, { description: 'Metric to place it by.' }) metric: Metric,
    @Ctx() context: ApiContext,
  ): Promise<PlaceWithoutRankType | null> {
    if (reason !== 'EXAMPLE' && reason !== 'PROVISIONAL') return null;
    const found = await boardExample(context, ofPoint, metric);
    return found === null ? null : { ...found, wouldRank: reason === 'EXAMPLE' ? found.wouldRank : null };
  }
}
