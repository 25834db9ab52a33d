import { readScoreHistory } from '@inferbench/db/points/score-history';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { PointType } from './point.type.ts';
import { ScoreVersionType } from './score-version.type.ts';

/** What became of a score with each engine: the board shows the last, a citation may name an earlier one. */
@Resolver(() => PointType)
export class ScoreHistoryResolver {
  @FieldResolver(() => [ScoreVersionType], {
    description: 'Every score that the point ever got, oldest first.',
  })
  async scoreHistory(
    @Root() { id }: PointType,
    @Ctx() { database: { pool } }: ApiContext,
  ): Promise<ScoreVersionType[]> {
    const versions = await readScoreHistory(pool, uuidOf('Point', id) ?? '');
    return versions.map(({ scoredAt, ...version }) => ({ ...version, scoredAt: scoredAt.toISOString() }));
  }
}
