import { z } from 'zod';
import { Kind } from './kind.ts';

/** Most characters of a finding: it stands as the title of a figure. */
export const MAX_FINDING_LENGTH = 90;

/** What every chart says of itself, whatever it draws. */
export const ChartHead = z
  .strictObject({
    finding: z
      .string()
      .max(MAX_FINDING_LENGTH)
      .describe('What it shows in one sentence: who leads is named only where intervals lie apart.'),
    slice: z.string().describe('Model, lengths, precision and chips: the line under the title.'),
    notes: z.array(z.string()).describe('What else a reader has to know, a sentence each.'),
    kinds: z.array(Kind).describe('Kinds of its numbers, the strongest first.'),
    source: z.string().describe('Engine and publications that the numbers are from.'),
    date: z.string().nullable().describe('Day of the newest datum; null where none is dated.'),
  })
  .describe('Title, slice, kinds, source and date of a chart.');
export type ChartHead = z.infer<typeof ChartHead>;
