import { z } from 'zod';

export const MigrationFinding = z.strictObject({
  kind: z.enum(['CONTRACT', 'REWRITE', 'LOCK_TIMEOUT']),
  /** Difference that PostgreSQL has after the statement, in words. */
  found: z.string(),
  /** First line of the statement that does it. */
  statement: z.string(),
  fix: z.string(),
});
export type MigrationFinding = z.infer<typeof MigrationFinding>;

export const MigrationVerdict = z.strictObject({
  name: z.string(),
  /** Path below the checkout. */
  file: z.string(),
  /** Reason for which it may take away what an older version reads, as it says itself. */
  contract: z.string().nullable(),
  findings: z.array(MigrationFinding),
});
export type MigrationVerdict = z.infer<typeof MigrationVerdict>;
