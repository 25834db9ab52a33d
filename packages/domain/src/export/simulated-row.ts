import { z } from 'zod';
import { Slug } from '../names/slug.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { figure } from '../terms/figure.ts';

/** Slices of one model that are simulated: all that have published points, and the one that its page opens with. */
export const SimulatedFilter = z
  .strictObject({
    model: Slug.describe('Slug of the model; required, since each of its slices is simulated on every chip.'),
    precision: PrecisionClass.optional().describe('Only slices of this precision class.'),
  })
  .describe('Which simulated systems.');
export type SimulatedFilter = z.infer<typeof SimulatedFilter>;

/** A simulated load of a simulated system, or the reason why a chip has none. */
export const SimulatedRow = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    inputTokens: z.number().describe('Prompt tokens of each request.'),
    outputTokens: z.number().describe('Answer tokens of each request.'),
    precision: PrecisionClass.describe('Precision class.'),
    hasPublished: z.boolean().describe('Whether the slice has published points.'),
    chip: z.string().describe('Slug of the chip.'),
    chips: z.int().describe('Number of chips, as the chart over load chooses it.'),
    calibrated: z
      .boolean()
      .nullable()
      .describe(
        'Whether a published run of its family fits the simulator; others take no place. Null without figures.',
      ),
    users: figure('Requests in flight.'),
    tokensPerSecPerUser: figure('Tokens a second that each user sees.'),
    tokensPerSecPerChip: figure('Output tokens a second and chip.'),
    errorShare: figure('Half-width of the error of its times, as a share.'),
    rentedUsdPerMillionOutputTokens: figure('USD per million output tokens, rented; null without a price.'),
    contractUsdPerMillionOutputTokens: figure('USD per million output tokens, by a contract of three years.'),
    ownedUsdPerMillionOutputTokens: figure('USD per million output tokens, bought.'),
    joulesPerOutputToken: figure('Joules per output token at the wall; null where no power is known.'),
    energyErrorShare: figure('Half-width of the error of its energy, as a share.'),
    promptMs: figure('Prompt of one user alone, ms; null where the engine does not say.'),
    promptErrorShare: figure('Half-width of the error of that time, as a share.'),
    reason: z.string().nullable().describe('Why the chip has no figures, as a code; null where it has.'),
    engineVersion: z.string().describe('Version of the engine that simulated it.'),
  })
  .describe('A simulated load of a simulated system.');
export type SimulatedRow = z.infer<typeof SimulatedRow>;
