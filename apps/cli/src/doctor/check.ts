import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { z } from 'zod';

/** `skip`: cannot be said from here, and nothing is wrong for that. */
const CheckStatus = z.enum(['ok', 'warn', 'fail', 'skip']);
export type CheckStatus = z.infer<typeof CheckStatus>;

export const Check = z.strictObject({
  id: z.string(),
  status: CheckStatus,
  /** What was found; never a secret, never a whole connection address. */
  found: z.string(),
  /** What to do; null where nothing is to be done. */
  fix: z.string().nullable(),
  /** Passes by itself when something is started or comes back. */
  retryable: z.boolean(),
});
export type Check = z.infer<typeof Check>;

export function check(id: string, status: CheckStatus, found: string, fix: string | null = null): Check {
  return { id, status, found, fix, retryable: false };
}

/** 0 where nothing failed, 6 where only what can come back by itself did, else 3. */
export function exitCodeOf(checks: readonly Check[]): number {
  const failed = checks.filter((entry) => entry.status === 'fail');
  if (failed.length === 0) return EXIT_CODES.ok;
  return failed.every((entry) => entry.retryable) ? EXIT_CODES.retryable : EXIT_CODES.invalid;
}
