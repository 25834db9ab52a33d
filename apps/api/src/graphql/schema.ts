import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { LeaderboardResolver } from '../board/leaderboard.resolver.ts';
import { ChipResolver } from '../chip/chip.resolver.ts';
import { PointResolver } from '../point/point.resolver.ts';
import { SubmissionResolver } from '../submission/submission.resolver.ts';

/** The executable schema. Arguments are parsed by zod and the domain, so type-graphql's own validation stays off. */
export function buildApiSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [LeaderboardResolver, ChipResolver, PointResolver, SubmissionResolver],
    validate: false,
  });
}
