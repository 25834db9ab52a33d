import { z } from 'zod';
import { Slug } from '@inferbench/domain/names/slug';
import { PriceOverride } from '@inferbench/domain/scores/assumptions';
import { StatedOwnership } from '@inferbench/domain/terms/ownership';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { PayBy } from '../load/request.ts';
import { USUAL_LIMITS } from './usual-limits.ts';

const tokens = z.int().min(1).max(1_000_000);
const limitMs = z.number().positive().max(1e9);

/** Largest share of a prompt that a cache holds. */
export const MOST_CACHED_SHARE = 0.95;

export const ServersRequest = z
  .strictObject({
    model: Slug.describe('Slug of the model.'),
    inputTokens: tokens.describe('Mean prompt, tokens.'),
    outputTokens: tokens.describe('Mean answer, tokens.'),
    cachedShare: z
      .number()
      .min(0)
      .max(MOST_CACHED_SHARE)
      .default(0)
      .describe('Share of each prompt that a cache holds; none where left out.'),
    users: z
      .int()
      .min(1)
      .max(1_000_000)
      .nullable()
      .default(null)
      .describe('Users who send again as soon as they are answered.'),
    requestsPerSec: z
      .number()
      .positive()
      .max(1_000_000)
      .nullable()
      .default(null)
      .describe('Requests that arrive each second, at random.'),
    ttftMs: limitMs
      .default(USUAL_LIMITS.ttftMs)
      .describe('Longest p95 of the time to first token, ms; 2,000 where left out.'),
    tpotMs: limitMs
      .default(USUAL_LIMITS.tpotMs)
      .describe('Longest p95 of the time per output token, ms; 50 where left out.'),
    e2eMs: limitMs
      .nullable()
      .default(null)
      .describe('Longest p95 from sending a request to its last token, ms; none where left out.'),
    precision: PrecisionClass.nullable()
      .default(null)
      .describe('Class of the weights; that of the published checkpoint where left out.'),
    prices: z.array(PriceOverride).max(200).default([]).describe('Prices in place of the public ones.'),
    ownership: StatedOwnership.prefault({}).describe("Costs of owning otherwise than the policy's."),
    pay: PayBy.default('RENTED').describe('How the chips are paid for; RENTED where left out.'),
  })
  .refine(({ users, requestsPerSec }) => (users === null) !== (requestsPerSec === null), {
    message: 'either users or requestsPerSec',
    path: ['users'],
  })
  .describe('A service: its model, lengths, load and limits. State either users or requestsPerSec.');
export type ServersRequest = z.infer<typeof ServersRequest>;
