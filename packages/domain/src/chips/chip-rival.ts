import { z } from 'zod';

/** Why a chip is compared with another. */
export const RivalReason = z.enum(['SAME_TIME', 'PREDECESSOR', 'NEAREST_IN_PRICE']);
export type RivalReason = z.infer<typeof RivalReason>;

export const ChipRival = z
  .strictObject({
    chip: z.string().describe('Slug of the other chip.'),
    reason: RivalReason.describe(
      "SAME_TIME: another vendor's of those years; PREDECESSOR: its vendor's generation before; NEAREST_IN_PRICE by the hour.",
    ),
  })
  .describe('A chip that buyers weigh against another.');
export type ChipRival = z.infer<typeof ChipRival>;
