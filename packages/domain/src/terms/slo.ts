import { z } from 'zod';

const limitMs = z.number().positive().max(1e9).nullable();

/** Limits that one request has to keep, all of them at once; null asks for nothing. */
export const Slo = z
  .strictObject({
    ttftMs: limitMs.describe('Time to first token, ms.'),
    tpotMs: limitMs.describe('Time per output token after the first, ms.'),
    e2eMs: limitMs.describe('Request sent to last token, ms.'),
  })
  .describe('Limits that one request has to keep, all at once; null asks for nothing.');
export type Slo = z.infer<typeof Slo>;

export const SloPreset = z.enum(['CHATBOT', 'AGENT', 'BATCH']);
export type SloPreset = z.infer<typeof SloPreset>;

/** Scoring policy v1: what interactive work is held to. A batch job has no limit: it ranks by throughput. */
export const SLO_PRESETS: Readonly<Record<SloPreset, Slo>> = {
  CHATBOT: { ttftMs: 500, tpotMs: 50, e2eMs: null },
  AGENT: { ttftMs: 2_000, tpotMs: 30, e2eMs: 30_000 },
  BATCH: { ttftMs: null, tpotMs: null, e2eMs: null },
};

export const Goodput = z
  .strictObject({
    slo: Slo.describe('The limits.'),
    /** REQUESTS are single ones; BOUNDED is the least that the known percentiles allow. */
    basis: z.enum(['REQUESTS', 'BOUNDED']).describe('What it was counted from.'),
    fraction: z.number().describe('Share of sent requests; where bounded, the least possible.'),
    /** Wilson, of single requests. */
    low: z.number().describe('Lower end: 95 % interval, or what the percentiles allow.'),
    high: z.number().describe('Upper end.'),
    sentPerSecPerChip: z.number().describe('Requests sent per second and chip.'),
    requestsPerSecPerChip: z.number().describe('Requests per second and chip that keep every limit.'),
  })
  .describe('Share of all sent requests that keep every limit; failed and empty ones count as missed.');
export type Goodput = z.infer<typeof Goodput>;
