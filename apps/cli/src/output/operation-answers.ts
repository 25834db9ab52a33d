import { EpochState, RankChangeReport } from '@inferbench/domain/board/epoch';
import { MigrationVerdict } from '@inferbench/db/migrations/verdict';
import { BoardVerification } from '@inferbench/domain/board/verification';
import { z } from 'zod';
import { Verified } from '../backup/verified.ts';
import { Check } from '../doctor/check.ts';
import { judged, output } from './answer.ts';

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
  doctor: judged('doctor', { checks: z.array(Check) }),
  rescore: output('rescore', {
    epochs: z.array(epoch),
    /** Answer to `--switch` and `--roll-back`: the epochs that the board showed before and shows now. */
    switched: z.strictObject({ from: z.int().nullable(), to: z.int() }).optional(),
    /** Answer to `--report`, with the largest changes. */
    report: RankChangeReport.extend({ epoch: z.int() }).optional(),
  }),
  'db-migrate': output('db-migrate', { applied: z.array(z.string()) }),
  'db-migrate-check': judged('db-migrate-check', { pending: z.array(MigrationVerdict) }),
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
  'db-verify-board': judged('db-verify-board', BoardVerification.shape),
} as const;
