import { z } from 'zod';
import { ComputeClass } from './precision.ts';

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
  /** Share of cells with ideal ÷ attainable ≥ 1/2: the headline. */
  score: share,
  /** Share of cells whose useful rate is at least half of the chip's highest at that precision. */
  ownPeakScore: share,
  /** Share of cells that is supported and fits. */
  fits: share,
  cells: z.int(),
});
export type FlexibilityShares = z.infer<typeof FlexibilityShares>;

/** All batches and contexts of one model size, phase and precision. */
export const FlexibilityRow = z.strictObject({
  precision: FlexibilityPrecision,
  phase: FlexibilityPhase,
  model: z.string(),
  /** One text a batch, one letter a context: u unsupported, f does not fit, b below, h at least half. */
  states: z.array(z.string()),
  /** The same shape: t where a published measurement covers the cell, else a dot. */
  tested: z.array(z.string()),
});
export type FlexibilityRow = z.infer<typeof FlexibilityRow>;

/** The grid of one chip or system. Simulated: never mixed into a measured composite. */
export const FlexibilityReport = FlexibilityShares.extend({
  chip: z.string(),
  chips: z.int(),
  /** Share of cells that a published measurement covers. */
  testedShare: share,
  byPhase: z.array(FlexibilityShares.extend({ phase: FlexibilityPhase })),
  byPrecision: z.array(
    FlexibilityShares.extend({ precision: FlexibilityPrecision, computed: ComputeClass.nullable() }),
  ),
  batches: z.array(z.int()),
  contexts: z.array(z.int()),
  rows: z.array(FlexibilityRow),
  uncalibrated: z.boolean(),
  engineVersion: z.string(),
  policyVersion: z.string(),
});
export type FlexibilityReport = z.infer<typeof FlexibilityReport>;
