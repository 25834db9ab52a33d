import { z } from 'zod';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { PrecisionSetting } from '../terms/precision.ts';
import { Refusal } from '../errors/refusal.ts';
import { CostBasis } from '../scores/score.ts';
import { LimitingResource, Placement } from '../scores/simulation.ts';

/**
 * The reference suite (docs/analyses.md#reference-sheet-suite-ib-1). A change of rows, contexts, model or precision makes a new
 * suite, never an edit.
 */
export const SHEET_SUITE = 'IB-1';

export const SheetRowName = z.enum(['decode-b1', 'decode-b32', 'decode-b256', 'decode-bmax', 'prefill-2048']);
export type SheetRowName = z.infer<typeof SheetRowName>;

/** Times of one step, or of the whole prompt, in milliseconds. */
export const SheetTimes = z
  .strictObject({
    idealMs: z.number().describe('At full peak and bandwidth, ms.'),
    attainableMs: z.number().describe('By the best stack, ms.'),
    expectedMs: z.number().describe('As expected, the power limit included, ms.'),
  })
  .describe('Milliseconds of one decode step, or of the whole prompt.');

export const CostEfficiency = z
  .strictObject({
    basis: CostBasis.describe('Owned or rented; never mixed.'),
    topsPerUsdPerHour: z.number().describe('Useful TOPS ÷ USD per hour.'),
    usdPerHour: z.number().describe('USD per hour of all chips.'),
    usdPerMillionTokens: z.number().describe('USD per million output tokens; prompt tokens in prefill.'),
  })
  .describe('Cost efficiency on one basis.');

export const EnergyEfficiency = z
  .strictObject({
    boundary: PowerBoundary.describe('What the watts include.'),
    topsPerWatt: z.number().describe('Useful TOPS ÷ watts.'),
    watts: z.number().describe('Watts of the whole placement.'),
    joulesPerToken: z.number().describe('Joules per output token; per prompt token in prefill.'),
  })
  .describe('Energy efficiency at one boundary, power simulated.');

/** What a chip does in one row. Useful TOPS, cost and energy stand at the expected time. */
export const SheetFigures = z
  .strictObject({
    ok: z.literal(true),
    batch: z.int().describe('Sequences.'),
    placement: Placement.describe('The smallest placement that holds one sequence.'),
    computed: z.string().describe('Compute class that runs it.'),
    limitedBy: LimitingResource.describe('What most of the attainable time goes into.'),
    times: SheetTimes.describe('Ideal, attainable, expected.'),
    usefulTops: z.number().describe('Per chip.'),
    utilisation: z.number().describe('Useful rate ÷ dense peak.'),
    tokensPerSecPerUser: z.number().nullable().describe('Of one user; null in prefill.'),
    tokensPerSec: z.number().describe('Of all users and chips; prompt tokens in prefill.'),
    costEfficiency: z.array(CostEfficiency).describe('On every basis that has a public price.'),
    energyEfficiency: z.array(EnergyEfficiency).describe('At every boundary; empty without a power model.'),
    missing: z
      .record(z.string(), z.string())
      .describe('Parts that this chip has no figure of, with the reason.'),
  })
  .describe('What the chip does in a row; rates, cost and energy at the expected time.');
export type SheetFigures = z.infer<typeof SheetFigures>;

const SheetRefusal = z.strictObject({ ok: z.literal(false), refusal: Refusal });

export const SheetRow = z.strictObject({
  name: SheetRowName,
  context: z.int(),
  outcome: z.discriminatedUnion('ok', [SheetFigures, SheetRefusal]),
});
export type SheetRow = z.infer<typeof SheetRow>;

/** One chip under the reference suite. */
export const ReferenceSheet = z.strictObject({
  suite: z.string(),
  chip: z.string(),
  model: z.string(),
  precision: PrecisionSetting,
  /** Chips of the scale-up domain that a placement may use; 1 where none is published. */
  scaleUpChips: z.int(),
  rows: z.array(SheetRow),
  /** Half-width of the error bar of decode and prefill times, as a share; null where nothing is simulated. */
  errorBar: z.strictObject({ decode: z.number(), prefill: z.number() }).nullable(),
  uncalibrated: z.boolean(),
  engineVersion: z.string(),
  policyVersion: z.string(),
});
export type ReferenceSheet = z.infer<typeof ReferenceSheet>;
