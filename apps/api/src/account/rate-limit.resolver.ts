import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { RateLimitType } from './rate-limit.type.ts';

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
