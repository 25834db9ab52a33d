import { readUnranked, type StoredUnranked } from '@inferbench/db/unranked-reader';
import { sliceAround } from '@inferbench/domain/slice-buckets';
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { globalId } from '../graphql/global-id.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { SystemType, toSystemType } from '../chip/system.type.ts';
import { SliceInput } from './leaderboard.type.ts';
import { checkSlice, sliceOf } from './slice-of-input.ts';

@ObjectType('UnrankedPoint', { description: 'The point that does not rank; `point(id)` gives all of it.' })
export class UnrankedPointType {
  @Field(() => ID, { description: 'Global id of the point.' })
  id!: string;
}

@ObjectType('UnrankedEntry', { description: 'A system with a point in a slice that does not rank, and why.' })
export class UnrankedEntryType {
  @Field(() => SystemType, { description: 'The system.' })
  system!: SystemType;

  @Field(() => String, { description: 'SOURCE_GRADE_C, SMOKE_RUN, CLAIMS_ONLY or FLAGGED.' })
  reason!: StoredUnranked['reason'];

  @Field(() => String, { description: 'The reason in words.' })
  detail!: string;

  @Field(() => UnrankedPointType, { description: 'The point.' })
  point!: UnrankedPointType;
}

const UnrankedConnectionType = connectionOf(
  'UnrankedEntry',
  () => UnrankedEntryType,
  'A page of the points of a slice that do not rank, newest first.',
);

@Resolver()
export class UnrankedResolver {
  @Query(() => UnrankedConnectionType, {
    description: 'Points of a slice that are shown and do not rank, with why.',
  })
  async unranked(
    @Arg('slice', () => SliceInput, { description: 'Slice to show.' }) input: SliceInput,
    @Arg('first', () => Int, { description: 'Entries a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last entry seen.' })
    after: string | null,
    @Ctx() { database, cursors, epochs }: ApiContext,
  ): Promise<Page<UnrankedEntryType>> {
    checkPageSize(first);
    checkSlice(input);
    const slice = sliceAround(sliceOf(input));
    const scope = `unranked:${JSON.stringify(slice)}`;
    const position = after ? cursors.decodeKey(after, z.uuid(), scope) : null;
    const { rows, totalCount } = await epochs.pinned(
      (epochId) => readUnranked(database.pool, slice, { after: position, limit: first + 1, epochId }),
      (page) => page.epochId,
    );
    return pageOf(
      rows,
      { first, after, totalCount },
      { node: toUnrankedEntry, cursor: (row) => cursors.encodeKey(row.pointId, scope) },
    );
  }
}

function toUnrankedEntry({ system, reason, detail, pointId }: StoredUnranked): UnrankedEntryType {
  return { system: toSystemType(system), reason, detail, point: { id: globalId('Point', pointId) } };
}
