import { z } from 'zod';

/**
 * How sure a figure is. `press`, `estimate` and `unverified` (general knowledge, not seen in a text that was read) never
 * make a chip rank (SPEC-SOURCE); of prices see `isPublishedPrice`.
 */
export const Confidence = z.enum(['measured', 'datasheet', 'press', 'estimate', 'unverified']);
export type Confidence = z.infer<typeof Confidence>;

/** Keys that every published figure carries: where it was read and how sure it is. `source` names an entry of the document's `sources`. */
export const SOURCED = {
  source: z
    .string()
    .min(1)
    .max(64)
    .describe('Which of the sources it was read from.')
    .meta({ examples: ['datasheet'] }),
  confidence: Confidence.describe('How sure it is.').meta({ examples: ['datasheet'] }),
};

export const Sources = z.record(
  z.string().min(1).max(64),
  z.strictObject({
    /** What was read, precise enough to find it again: repository, path and commit, or document and table. */
    where: z
      .string()
      .min(1)
      .max(600)
      .describe('Address of what was read, and which page or table of it.')
      .meta({ examples: ['https://example.com/accelerator-datasheet.pdf, table 2'] }),
    readOn: z.iso
      .date()
      .describe('Day on which it was read.')
      .meta({ examples: ['2026-11-21'] }),
  }),
);

/** True where a figure may carry a rank. */
export function isPublic(confidence: Confidence): boolean {
  return confidence === 'measured' || confidence === 'datasheet';
}

/** Vendors seldom publish prices, so that a dated report of the press counts as one, named as such; an estimate does not. */
export function isPublishedPrice(confidence: Confidence): boolean {
  return isPublic(confidence) || confidence === 'press';
}
