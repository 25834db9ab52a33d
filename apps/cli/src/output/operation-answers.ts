import { EpochState, RankChangeReport } from '@inferbench/domain/board/epoch';
import { z } from 'zod';
import { Verified } from '../backup/verified.ts';
import { judged, output } from './answer.ts';

/** A row of the board: of `board_value`, or of `best_score`, which has neither kind nor standing. */
const boardRow = z.strictObject({
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

/** Null on the side that has no row. */
const boardDifference = z.strictObject({
  epochId: z.int(),
  table: z.enum(['board_value', 'best_score']),
  system: z.string(),
  metric: z.string(),
  sliceId: z.int(),
  comparabilityKey: z.string(),
  found: boardRow.nullable(),
  expected: boardRow.nullable(),
});

/** A row of what is kept beside the board, and what it should be, as text. */
const keptDifference = z.strictObject({
  table: z.enum(['slice_stat', 'standing_point', 'point_count', 'tradeoff_point']),
  key: z.string(),
  found: z.string().nullable(),
  expected: z.string().nullable(),
});

const epoch = z.strictObject({
  id: z.int(),
  engineVersion: z.string(),
  policyVersion: z.string(),
  state: EpochState,
  current: z.boolean(),
  createdAt: z.string(),
  activatedAt: z.string().nullable(),
  progress: z.strictObject({ scored: z.int(), points: z.int() }),
  report: RankChangeReport.omit({ largest: true }).nullable(),
});

/** Answers of what runs and checks an installation. */
export const OPERATION_ANSWERS = {
  doctor: judged('doctor', {
    checks: z.array(
      z.strictObject({
        id: z.string(),
        status: z.enum(['ok', 'warn', 'fail', 'skip']),
        found: z.string(),
        fix: z.string().nullable(),
        retryable: z.boolean(),
      }),
    ),
  }),
  rescore: output('rescore', {
    epochs: z.array(epoch),
    /** Answer to `--switch` and `--roll-back`: the epochs that the board showed before and shows now. */
    switched: z.strictObject({ from: z.int().nullable(), to: z.int() }).optional(),
    /** Answer to `--report`, with the largest changes. */
    report: RankChangeReport.extend({ epoch: z.int() }).optional(),
  }),
  'db-migrate': output('db-migrate', { applied: z.array(z.string()) }),
  'db-backup': output('db-backup', {
    dir: z.string(),
    method: z.enum(['files', 'pg_basebackup']),
    files: z.int(),
    bytes: z.int(),
    deleted: z.array(z.string()),
  }),
  'db-restore': output('db-restore', {
    stateDir: z.string(),
    backup: z.string(),
    before: z.string().nullable(),
    logEnded: z.boolean(),
  }),
  'db-verify-backup': judged('db-verify-backup', {
    backup: z.string(),
    ...Verified.shape,
  }),
  'db-verify-board': judged('db-verify-board', {
    epochs: z.int(),
    /** Rows of both tables that were compared. */
    rows: z.int(),
    differences: z.array(boardDifference),
    /** Rows that are kept so that no page counts, and differ from what they are kept of. */
    kept: z.array(keptDifference),
  }),
} as const;
