import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

const RateLimitType = objectType(
  'RateLimit',
  'Where the client stands in its minute, this request counted.',
  {
    limit: z.int().describe('Points a minute.'),
    remaining: z.int().describe('Points left in this minute.'),
    resetAt: z.string().describe('When the next minute begins, ISO 8601 UTC.'),
    cost: z.int().describe('Points that this request costs.'),
  },
);
type RateLimitType = InstanceType<typeof RateLimitType>;

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimitType, { nullable: true, description: 'The limit that this request counts against.' })
  rateLimit(@Ctx() { client, answer, reads }: ApiContext): RateLimitType | null {
    reads.personal();
    const state = client.state();
    if (state === null) return null;
    const { limit, remaining, resetAt } = state;
    return { limit, remaining, resetAt: resetAt.toISOString(), cost: answer.cost ?? 0 };
  }
}
