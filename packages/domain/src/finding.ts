import { z } from 'zod';

/** reject: cannot enter · flag: needs an explanation or waiver · warn: shown beside the result. */
export const Severity = z.enum(['reject', 'flag', 'warn']);
export type Severity = z.infer<typeof Severity>;

export const RuleId = z.enum([
  'SCHEMA-SHAPE',
  'SCHEMA-UNKNOWN-KEY',
  'SCHEMA-MISSING',
  'SCHEMA-REFERENCE',
  'SCHEMA-IMPORT',
  'ACC-COUNTS',
  'ACC-ORDER',
  'PHYS-BANDWIDTH',
  'PHYS-CAPACITY',
]);
export type RuleId = z.infer<typeof RuleId>;

/** One verdict of one rule: what, where, expected, why, and how to fix or resolve it. */
export const Finding = z.strictObject({
  rule: RuleId,
  severity: Severity,
  /** JSON path in the run, for example `points[0].latency.tpot.meanSec`. */
  path: z.string(),
  /** A sentence with the arithmetic. */
  message: z.string(),
  value: z.string().nullable(),
  expected: z.string().nullable(),
  fix: z.string().nullable(),
});
export type Finding = z.infer<typeof Finding>;
