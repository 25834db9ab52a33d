import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

export const DocumentChangeType = objectType('DocumentChange', 'One value in which two revisions differ.', {
  path: z.string().describe('Where in the document.'),
  before: z.string().nullable().describe('What the revision before says; null where it says nothing.'),
  after: z.string().nullable().describe('What this one says.'),
});
