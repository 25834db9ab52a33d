import { z } from 'zod';

/** What keeps a system from serving more. */
export const CapacityLimit = z.enum(['kv', 'sequences', 'budget', 'prompts']);
export type CapacityLimit = z.infer<typeof CapacityLimit>;

export const ServingCapacity = z
  .strictObject({
    requestsPerSec: z.number().describe('Requests a second.'),
    outputTokensPerSec: z.number().describe('Answer tokens a second.'),
    limitedBy: CapacityLimit.describe(
      'What keeps it from more: room for keys and values, places, the tokens of a step, or the chips for prompts.',
    ),
  })
  .describe(
    'The fastest that requests of this shape could come for ever, found from a backlog: the rate of no load.',
  );
export type ServingCapacity = z.infer<typeof ServingCapacity>;
