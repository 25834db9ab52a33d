import { z } from 'zod';
import { Slug } from '@inferbench/domain/names/slug';
import { PrecisionClass } from '@inferbench/domain/terms/precision';

/** Text that a machine is asked about where nobody says how much. */
export const USUAL_TOKENS = 4096;
/** Cards that one machine at home holds at most. */
export const MOST_CARDS = 8;

export const MineRequest = z
  .strictObject({
    chip: Slug.describe('Slug of the card, or of the chip of the machine.'),
    count: z.int().min(1).max(MOST_CARDS).default(1).describe('How many of it; one where left out.'),
    tokens: z
      .int()
      .min(128)
      .max(1_048_576)
      .default(USUAL_TOKENS)
      .describe('Text that is held, tokens; 4,096 where left out.'),
    precision: PrecisionClass.default('W4A16').describe('Class of the weights; 4 bits where left out.'),
  })
  .describe('A machine of one user.');
export type MineRequest = z.infer<typeof MineRequest>;
