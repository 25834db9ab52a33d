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
  'SPEC-IDENTITY',
  'SPEC-NAME',
  'SPEC-VENDOR',
  'SPEC-LINE',
  'SPEC-PEAK-DENSE',
  'SPEC-RIDGE',
  'SPEC-RANGE',
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
  'STAT-LOAD',
  'PHYS-COMPUTE',
  'PHYS-BANDWIDTH',
  'PHYS-CAPACITY',
  'PHYS-PREFILL',
  'PHYS-DECODE',
  'PHYS-SERVING',
  'PHYS-POWER',
  'PHYS-ATTAINABLE',
  'TECH-SPECULATIVE',
  'TECH-CACHE',
  'TECH-CONTEXT',
  'TECH-PRECISION',
  'QUAL-ACCURACY',
  'DUP-POINT',
  'OUT-SYSTEM',
  'OUT-RIVAL',
]);
export type RuleId = z.infer<typeof RuleId>;

/** One verdict of one rule: what, where, expected, why, and how to fix or resolve it. */
export const Finding = z
  .strictObject({
    rule: RuleId.describe('Rule id, for example PHYS-BANDWIDTH.'),
    severity: Severity.describe('What it means for the result.'),
    /** Path, for example `points[0].latency.tpot.meanSec`. */
    path: z.string().describe('JSON path in the run.'),
    message: z.string().describe('A sentence with the arithmetic.'),
    value: z.string().nullable().describe('What was found, with its unit.'),
    expected: z.string().nullable().describe('What would pass.'),
    fix: z.string().nullable().describe('How to fix or explain it.'),
  })
  .describe('Verdict of one rule: what, where, expected, why, how to fix.');
export type Finding = z.infer<typeof Finding>;

/** True for a path of one point; `points[1]` is not `points[10]`. */
export function isOfPoint(path: string, index: number): boolean {
  return path === `points[${index}]` || path.startsWith(`points[${index}].`);
}

/** The findings that hold a submission back. */
export function flagsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'flag');
}
