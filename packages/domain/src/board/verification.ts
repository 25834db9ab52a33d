import { z } from 'zod';

/** A value of one point on one board: of `board_value`, or of `best_score`, which has neither kind nor standing. */
export const PlacedRow = z.strictObject({
  metric: z.string(),
  sliceId: z.int(),
  comparabilityKey: z.string(),
  pointId: z.string(),
  value: z.number(),
  sortValue: z.number(),
  sortLow: z.number(),
  sortHigh: z.number(),
  intervalAssumed: z.boolean(),
  kind: z.string().nullable(),
  standing: z.int().nullable(),
  listed: z.boolean(),
});
export type PlacedRow = z.infer<typeof PlacedRow>;

/** A row of the board that is not what the scores give; null on the side that has no row. */
const BoardDifference = z.strictObject({
  epochId: z.int(),
  table: z.enum(['board_value', 'best_score']),
  /** Slug of the system. */
  system: z.string(),
  metric: z.string(),
  sliceId: z.int(),
  comparabilityKey: z.string(),
  found: PlacedRow.nullable(),
  expected: PlacedRow.nullable(),
});
export type BoardDifference = z.infer<typeof BoardDifference>;

/** A row of what is kept beside the board, and what it should be, as text. */
export const KeptDifference = z.strictObject({
  table: z.enum([
    'slice_stat',
    'standing_point',
    'point_count',
    'point_share',
    'tradeoff_group',
    'tradeoff_point',
    'epoch_run',
    'version_count',
    'rule_count',
    'workload_system',
  ]),
  key: z.string(),
  found: z.string().nullable(),
  expected: z.string().nullable(),
});
export type KeptDifference = z.infer<typeof KeptDifference>;

export const BoardVerification = z.strictObject({
  epochs: z.int(),
  /** Rows of both tables that were compared. */
  rows: z.int(),
  differences: z.array(BoardDifference),
  /** Rows that are kept so that no page counts, and differ from what they are kept of. */
  kept: z.array(KeptDifference),
});
export type BoardVerification = z.infer<typeof BoardVerification>;
