import { readPoints, type StoredPoint } from '@inferbench/db/points/point-reader';
import {
  approximateScores,
  countScores,
  readPointIds,
  readScoreRows,
} from '@inferbench/db/points/score-rows';
import { ListCount } from '@inferbench/domain/export/list-count';
import type { ScoreFilter } from '@inferbench/domain/export/score-row';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { scopeOf } from '../graphql/cursor.ts';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { PointType, toPointType } from '../point/point.type.ts';
import { readScoreFilter, ScoreFilterInput } from './score-filter.input.ts';
import { ScoreRowType, toScoreRow } from './score-row.type.ts';

const MAX_LISTED = 1_000;
/** Points whose scores are parsed in one go: the event loop has others to answer meanwhile. */
const POINTS_AT_ONCE = 128;

const PointConnectionType = connectionOf(
  'Point',
  () => PointType,
  'A page of all points that are shown, by id.',
);
const ScoreRowConnectionType = connectionOf(
  'ScoreRow',
  () => ScoreRowType,
  'A page of all scores that are shown, by the id of their points.',
);

/** The length of the whole list is counted when it is asked for: a page does not need it. */
interface Listed<T> extends Omit<Page<T>, 'totalCount'> {
  count: Count;
}
/** Counts by one of the readers, in the epoch of the request. */
type Count = <N>(read: (pool: Pool, filter: ScoreFilter, epochId: number | null) => Promise<N>) => Promise<N>;
type Pool = ApiContext['database']['pool'];

interface ListArguments {
  filter: ScoreFilterInput | null;
  first: number;
  after: string | null;
}

interface List {
  filter: ScoreFilter;
  /** Names the list in its cursors. */
  scope: string;
  after: string | null;
  limit: number;
}

function listOf(name: string, { cursors }: ApiContext, { filter, first, after }: ListArguments): List {
  checkPageSize(first, MAX_LISTED);
  const read = readScoreFilter(filter, 'filter');
  const asked = Object.entries(read).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const scope = `${name}:${scopeOf(asked)}`;
  const position = after === null ? null : cursors.decodeKey(after, z.uuid(), scope);
  return { filter: read, scope, after: position, limit: first + 1 };
}

interface Listing<Row, T> {
  /** One row more than the page has, where more follow. */
  read: (list: List) => Promise<readonly Row[]>;
  node: (row: Row) => T;
}

async function listed<Row extends { id: string }, T>(
  context: ApiContext,
  { name, ...given }: ListArguments & { name: string },
  { read, node }: Listing<Row, T>,
): Promise<Listed<T>> {
  const { cursors, database, epochs } = context;
  const list = listOf(name, context, given);
  const { totalCount: _, ...page } = pageOf(
    await read(list),
    { first: given.first, after: list.after, totalCount: 0 },
    { node, cursor: (row) => cursors.encodeKey(row.id, list.scope) },
  );
  const count: Count = (of) =>
    epochs.pinned(
      (epochId) => of(database.pool, list.filter, epochId),
      () => null,
    );
  return { ...page, count };
}

const FIRST = 'Rows a page, 1 to 1,000; each costs as much as it holds.';
const AFTER = 'Cursor of the last row seen.';
const TOTAL =
  'Entries of the whole list. Kept for model, chip and kind; under any other filter every entry is counted, where `approximateCount` stops.';
const APPROXIMATE =
  'Entries of the whole list as far as they are counted quickly, at every size of the database.';

const ListCountType = objectTypeOf(ListCount, 'ListCount');

@Resolver(() => ScoreRowConnectionType)
export class ScoreRowsResolver {
  @Query(() => ScoreRowConnectionType, {
    description:
      'Every score that is shown, ranked or not, in plain columns. `GET /export/scores.csv` gives all in one request.',
  })
  async scores(
    @Arg('filter', () => ScoreFilterInput, { nullable: true, description: 'Which ones; all where left out.' })
    filter: ScoreFilterInput | null,
    @Arg('first', () => Int, { description: FIRST }) first: number,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after: string | null,
    @Ctx() context: ApiContext,
  ): Promise<Listed<ScoreRowType>> {
    const { database, epochs } = context;
    return listed(
      context,
      { name: 'scores', filter: filter ?? null, first, after: after ?? null },
      {
        node: toScoreRow,
        async read(list) {
          const { rows } = await epochs.pinned(
            (epochId) => readScoreRows(database.pool, { ...list, epochId }),
            (page) => page.epochId,
          );
          return rows;
        },
      },
    );
  }

  @FieldResolver(() => Int, { description: TOTAL })
  totalCount(@Root() { count }: Listed<ScoreRowType>): Promise<number> {
    return count(countScores);
  }

  @FieldResolver(() => ListCountType, { description: APPROXIMATE })
  approximateCount(@Root() { count }: Listed<ScoreRowType>): Promise<ListCount> {
    return count(approximateScores);
  }
}

@Resolver(() => PointConnectionType)
export class PointsResolver {
  @Query(() => PointConnectionType, {
    description: 'Every point that is shown, ranked or not, with all that a point has.',
  })
  async points(
    @Arg('filter', () => ScoreFilterInput, { nullable: true, description: 'Which ones; all where left out.' })
    filter: ScoreFilterInput | null,
    @Arg('first', () => Int, { description: FIRST }) first: number,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after: string | null,
    @Ctx() context: ApiContext,
  ): Promise<Listed<PointType>> {
    const { database, epochs } = context;
    return listed(
      context,
      { name: 'points', filter: filter ?? null, first, after: after ?? null },
      {
        node: toPointType,
        async read(list) {
          const { ids, epochId } = await epochs.pinned(
            (pinned) => readPointIds(database.pool, { ...list, epochId: pinned }),
            (page) => page.epochId,
          );
          const points: StoredPoint[] = [];
          for (let from = 0; from < ids.length; from += POINTS_AT_ONCE)
            points.push(
              ...(await readPoints(database.pool, ids.slice(from, from + POINTS_AT_ONCE), epochId)),
            );
          return points;
        },
      },
    );
  }

  @FieldResolver(() => Int, { description: TOTAL })
  totalCount(@Root() { count }: Listed<PointType>): Promise<number> {
    return count(countScores);
  }

  @FieldResolver(() => ListCountType, { description: APPROXIMATE })
  approximateCount(@Root() { count }: Listed<PointType>): Promise<ListCount> {
    return count(approximateScores);
  }
}
