import { z } from 'zod';

const requestsPerSec = z.number().positive().max(1e6);

/**
 * How the requests of a stage are offered. `closed`: so many clients, each with one request at a time · `open`: at times that
 * are drawn beforehand, whoever waits · `trace`: at the times of a file.
 */
export const MeasurementLoad = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('closed'), concurrency: z.int().positive().max(100_000) }),
  z
    .strictObject({
      kind: z.literal('open'),
      requestsPerSec,
      arrivals: z.enum(['poisson', 'gamma', 'constant']),
      cv: z
        .number()
        .positive()
        .max(100)
        .optional()
        .describe('Standard deviation ÷ mean of the gaps, of gamma arrivals.'),
    })
    .refine(({ arrivals, cv }) => (arrivals === 'gamma') === (cv !== undefined), {
      message: 'cv belongs to gamma arrivals, and they need it',
      path: ['cv'],
    }),
  z.strictObject({
    kind: z.literal('trace'),
    requestsPerSec: requestsPerSec.describe('Mean over the file.'),
  }),
]);
export type MeasurementLoad = z.infer<typeof MeasurementLoad>;

/** The name of a load among those of one measurement. */
export function loadKey(load: MeasurementLoad): string {
  if (load.kind === 'closed') return `closed ${load.concurrency}`;
  const arrivals = load.kind === 'open' ? [load.arrivals, ...(load.cv === undefined ? [] : [load.cv])] : [];
  return [load.kind, load.requestsPerSec, ...arrivals].join(' ');
}
