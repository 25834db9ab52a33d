import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

export const RateLimitType = objectType(
  'RateLimit',
  'Where the client stands in its minute, this request counted.',
  {
    limit: z.int().describe('Points a minute.'),
    remaining: z.int().describe('Points left in this minute.'),
    resetAt: z.string().describe('When the next minute begins, ISO 8601 UTC.'),
    cost: z.int().describe('Points that this request costs.'),
  },
);
export type RateLimitType = InstanceType<typeof RateLimitType>;
