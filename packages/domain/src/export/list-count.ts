import { z } from 'zod';

/** Length of a list, or of as much of it as was looked at. */
export const ListCount = z
  .strictObject({
    atLeast: z.int().min(0).describe('Entries that were found; all there are where `exact`.'),
    exact: z.boolean().describe('false: looking stopped, there may be more.'),
  })
  .describe('How long a list is, at a price that does not grow with it.');
export type ListCount = z.infer<typeof ListCount>;
