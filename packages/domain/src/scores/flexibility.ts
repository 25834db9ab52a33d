import { z } from 'zod';
import { ComputeClass } from '../terms/precision.ts';

/** What a cell of the grid is (docs/metrics.md#flexibility). */
export const CellState = z.enum(['unsupported', 'does_not_fit', 'below', 'at_least_half']);
export type CellState = z.infer<typeof CellState>;

/** One letter a cell keeps 4,320 of them in a few kilobytes. */
export const CELL_LETTERS = {
  unsupported: 'u',
  does_not_fit: 'f',
  below: 'b',
  at_least_half: 'h',
} as const satisfies Record<CellState, string>;

export const FlexibilityPhase = z.enum(['prefill', 'decode']);
export type FlexibilityPhase = z.infer<typeof FlexibilityPhase>;
/** w16a16kv16, w8a8kv8, w4a16kv16. */
export const FlexibilityPrecision = z.enum(['FP16', 'FP8', 'INT4']);
export type FlexibilityPrecision = z.infer<typeof FlexibilityPrecision>;

const share = z.number();
export const FlexibilityShares = z.strictObject({
  score: share.describe('Share of cells with ideal ÷ attainable of 1/2 or more: the headline.'),
  ownPeakScore: share.describe('Share of cells at half or more of its highest rate at that precision.'),
  fits: share.describe('Share of cells that is supported and fits.'),
  cells: z.int().describe('Cells.'),
});
export type FlexibilityShares = z.infer<typeof FlexibilityShares>;

export const FlexibilityRow = z
  .strictObject({
    precision: FlexibilityPrecision.describe('Precision.'),
    phase: FlexibilityPhase.describe('Phase.'),
    model: z.string().describe('Model of the grid, for example grid-70b.'),
    states: z
      .array(z.string())
      .describe(
        'One text a batch, one letter a context: u unsupported, f does not fit, b below, h at least half.',
      ),
    tested: z
      .array(z.string())
      .describe('The same shape: t where a published measurement covers the cell, else a dot.'),
  })
  .describe('All batches and contexts of one model size, phase and precision.');
export type FlexibilityRow = z.infer<typeof FlexibilityRow>;

/** The grid of one chip or system. Simulated: never mixed into a measured composite. */
export const FlexibilityReport = FlexibilityShares.extend({
  chip: z.string().describe('Slug of the chip.'),
  chips: z.int().describe('Number of chips, in one group.'),
  testedShare: share.describe('Share of cells that a published measurement covers.'),
  byPhase: z
    .array(
      FlexibilityShares.extend({ phase: FlexibilityPhase.describe('Phase.') }).describe(
        'Shares of the cells of one phase.',
      ),
    )
    .describe('Prefill and decode.'),
  byPrecision: z
    .array(
      FlexibilityShares.extend({
        precision: FlexibilityPrecision.describe('Precision.'),
        computed: ComputeClass.nullable().describe('Compute class that runs it; null where none does.'),
      }).describe('Shares of the cells of one precision.'),
    )
    .describe('FP16, FP8 and INT4.'),
  batches: z.array(z.int()).describe('Batches, in the order of `states`.'),
  contexts: z.array(z.int()).describe('Contexts, in the order of the letters.'),
  rows: z.array(FlexibilityRow).describe('By precision, model size and phase.'),
  uncalibrated: z.boolean().describe('The family has no constants fitted to measurements.'),
  engineVersion: z.string().describe('Version of the simulator.'),
  policyVersion: z.string().describe('Version of the scoring policy.'),
}).describe('The grid of a chip or system, simulated, with every cell.');
export type FlexibilityReport = z.infer<typeof FlexibilityReport>;
