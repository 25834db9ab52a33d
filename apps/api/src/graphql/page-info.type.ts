import { z } from 'zod';
import { objectType } from './derived-type.ts';

export const PageInfoType = objectType('PageInfo', 'Where a page stands in its list.', {
  hasNextPage: z.boolean().describe('More entries follow.'),
  hasPreviousPage: z.boolean().describe('Entries precede.'),
  startCursor: z.string().nullable().describe('Cursor of the first entry.'),
  endCursor: z.string().nullable().describe('Cursor of the last entry.'),
});
export type PageInfoType = InstanceType<typeof PageInfoType>;
