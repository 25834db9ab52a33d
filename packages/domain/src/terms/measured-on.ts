import { z } from 'zod';

/** Whether a source names what it measured, or it was recovered from what the source publishes instead. */
export const ConfigurationBasis = z.enum(['STATED', 'INFERRED']);
export type ConfigurationBasis = z.infer<typeof ConfigurationBasis>;

const day = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'a year, month or day: 2026, 2026-03 or 2026-03-25');

/** Time when published figures were measured. */
export const MeasuredOn = z
  .strictObject({
    from: day.nullable().describe('Of a median over reruns, the day of the first; null for one run.'),
    to: day.describe('Day, month or year of the run, or of the last rerun.'),
  })
  .describe('When published figures were measured.');
export type MeasuredOn = z.infer<typeof MeasuredOn>;

/** "2026-03-25", or "median, 2025-10 to 2026-07-18" of reruns. */
export function measuredWords({ from, to }: MeasuredOn, median = 'median'): string {
  return from === null ? to : `${median}, ${from} to ${to}`;
}
