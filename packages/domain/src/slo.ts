import { z } from 'zod';

const limitMs = z.number().positive().max(1e9).nullable();

/** Limits that one request has to keep, all of them at once; null asks for nothing. */
export const Slo = z.strictObject({
  ttftMs: limitMs,
  tpotMs: limitMs,
  e2eMs: limitMs,
});
export type Slo = z.infer<typeof Slo>;

export const SloPreset = z.enum(['CHATBOT', 'AGENT', 'BATCH']);
export type SloPreset = z.infer<typeof SloPreset>;

/** Scoring policy v1: what interactive work is held to. A batch job has no limit: it ranks by throughput. */
export const SLO_PRESETS: Readonly<Record<SloPreset, Slo>> = {
  CHATBOT: { ttftMs: 500, tpotMs: 50, e2eMs: null },
  AGENT: { ttftMs: 2_000, tpotMs: 30, e2eMs: 30_000 },
  BATCH: { ttftMs: null, tpotMs: null, e2eMs: null },
};

/** Share of all sent requests that keep every limit; failed and empty ones count as missed. */
export const Goodput = z.strictObject({
  slo: Slo,
  /** Of single requests, or the least that the known percentiles allow. */
  basis: z.enum(['REQUESTS', 'BOUNDED']),
  fraction: z.number(),
  /** Wilson 95 % interval of single requests; what the percentiles allow where bounded. */
  low: z.number(),
  high: z.number(),
  sentPerSecPerChip: z.number(),
  /** Requests a second and chip that keep every limit. */
  requestsPerSecPerChip: z.number(),
});
export type Goodput = z.infer<typeof Goodput>;
