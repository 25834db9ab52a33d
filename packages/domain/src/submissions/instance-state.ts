import { z } from 'zod';

/** Whether what nobody reviewed is listed on request only, or stands with the rest. */
export const ReviewSetting = z.enum(['required', 'off']);
export type ReviewSetting = z.infer<typeof ReviewSetting>;

/** What holds for a whole installation. */
export const InstanceState = z
  .strictObject({
    review: ReviewSetting.describe('Whether two persons agree before a result is listed.'),
    demo: z.boolean().describe('Whether results of demo organisations are kept here.'),
  })
  .describe('What holds for the whole installation.');
export type InstanceState = z.infer<typeof InstanceState>;
