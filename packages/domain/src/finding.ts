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
  'SCHEMA-DATE',
  'CTX-CONFLICT',
  'SPEC-NAME',
  'SPEC-PEAK-DENSE',
  'SPEC-RIDGE',
  'SPEC-POWER',
  'SPEC-SOURCE',
  'SPEC-CONSISTENT',
  'ACC-COUNTS',
  'ACC-ORDER',
  'ACC-RATE',
  'ACC-LATENCY',
  'ACC-LITTLE',
  'ACC-WINDOW',
  'ACC-ENERGY',
  'ACC-EMPTY',
  'STAT-DURATION',
  'STAT-SMOKE',
  'STAT-SAMPLES',
  'PHYS-COMPUTE',
  'PHYS-BANDWIDTH',
  'PHYS-CAPACITY',
  'PHYS-PREFILL',
  'PHYS-DECODE',
  'PHYS-POWER',
  'PHYS-ATTAINABLE',
  'TECH-SPECULATIVE',
  'TECH-CACHE',
  'TECH-CONTEXT',
  'TECH-PRECISION',
  'QUAL-ACCURACY',
  'DUP-POINT',
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
