import { readScoreHistory } from '@inferbench/db/points/score-history';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { PointType } from './point.type.ts';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

const ScoreVersionType = objectType(
  'ScoreVersion',
  'What one engine and policy made of a point; never edited.',
  {
    engineVersion: z.string().describe('Version of the engine.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
    usefulTops: z.number().nullable().describe('Useful TOPS per chip; null where there is none.'),
    inputHash: z.string().describe('Hash of everything the score was computed from.'),
    scoredAt: z.string().describe('When it was scored, ISO 8601.'),
  },
);
type ScoreVersionType = InstanceType<typeof ScoreVersionType>;

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
