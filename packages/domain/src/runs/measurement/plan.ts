import { z } from 'zod';
import { MEASUREMENT_LIMITS } from './limits.ts';
import { MeasurementLoad } from './load.ts';

const tokens = z.int().positive().max(MEASUREMENT_LIMITS.tokens);

/** Tokens of prompts or of answers, drawn for each request. */
export const LengthPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), mean: tokens }),
  z.strictObject({
    kind: z.literal('normal'),
    mean: z.number().positive().max(MEASUREMENT_LIMITS.tokens),
    stdev: z.number().nonnegative().max(MEASUREMENT_LIMITS.tokens),
    min: tokens,
    max: tokens,
  }),
  z.strictObject({ kind: z.literal('uniform'), min: tokens, max: tokens }),
  z.strictObject({
    kind: z.literal('file'),
    mean: z.number().positive().max(MEASUREMENT_LIMITS.tokens),
    min: tokens,
    max: tokens,
  }),
  z
    .strictObject({
      kind: z.literal('prompts'),
      count: z.int().positive().max(MEASUREMENT_LIMITS.requests),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .describe('As long as prompts of a file are, by the count of the server.'),
]);
export type LengthPlan = z.infer<typeof LengthPlan>;

const pixels = z.int().positive().max(8192);

/** Rule by which requests are dealt to servers: in turn, or to the one with the fewest on their way. */
export const ServerDeal = z.enum(['round-robin', 'least-busy']);
export type ServerDeal = z.infer<typeof ServerDeal>;

/** What was to be measured: written before the first request, so that a killed measurement can go on. */
export const MeasurementPlan = z.strictObject({
  loads: z.array(MeasurementLoad).min(1).max(MEASUREMENT_LIMITS.loads),
  sweep: z
    .boolean()
    .describe('Loads follow from what the ones before gave, from the first on, until the knee is found.'),
  repeats: z.int().positive().max(MEASUREMENT_LIMITS.repeats),
  inputTokens: LengthPlan,
  outputTokens: LengthPlan,
  sharedPrefix: z
    .strictObject({ groups: z.int().positive().max(1e6), tokens })
    .nullable()
    .describe('Prompts of a group begin with the same tokens; null: no two prompts share a block.'),
  requests: z.int().positive().max(MEASUREMENT_LIMITS.requests).nullable().describe('Measured, a stage.'),
  seconds: z.number().positive().max(1e6).nullable().describe('Of a stage, after its warm-up.'),
  warmUpRequests: z.int().nonnegative().max(MEASUREMENT_LIMITS.requests).describe('Before each stage.'),
  maxConcurrency: z
    .int()
    .positive()
    .max(100_000)
    .optional()
    .describe('Of an open load: no more are sent while so many wait.'),
  rampSeconds: z
    .number()
    .positive()
    .max(1e6)
    .optional()
    .describe('Of a closed load: its clients begin one after the other over this time.'),
  session: z
    .strictObject({
      turns: z.int().min(2).max(1000),
      thinkSeconds: z.number().nonnegative().max(86_400).describe('From an answer to the next turn.'),
    })
    .optional()
    .describe(
      'Each client of a closed load holds conversations: a turn repeats all before it, with random tokens for answers.',
    ),
  image: z
    .strictObject({ widthPixels: pixels, heightPixels: pixels })
    .optional()
    .describe('Each prompt shows an image of this size beside its text; no two are alike.'),
  servers: z
    .strictObject({ count: z.int().min(2).max(MEASUREMENT_LIMITS.servers), deal: ServerDeal })
    .optional()
    .describe('Requests are dealt to so many servers of one model. Left out: there is one.'),
  perClient: z
    .strictObject({
      requests: z.int().nonnegative().max(MEASUREMENT_LIMITS.requests),
      warmUpRequests: z.int().nonnegative().max(MEASUREMENT_LIMITS.requests),
    })
    .optional()
    .describe('What a closed stage has for each of its clients where that is more than the two above.'),
});
export type MeasurementPlan = z.infer<typeof MeasurementPlan>;
