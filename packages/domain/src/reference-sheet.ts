import { z } from 'zod';
import { PowerBoundary } from './power-boundary.ts';
import { PrecisionSetting } from './precision.ts';
import { Refusal } from './refusal.ts';
import { CostBasis } from './score.ts';
import { LimitingResource, Placement } from './simulation.ts';

/**
 * The reference suite (docs/analyses.md#reference-sheet-suite-ib-1). A change of rows, contexts, model or precision makes a new
 * suite, never an edit.
 */
export const SHEET_SUITE = 'IB-1';

export const SheetRowName = z.enum(['decode-b1', 'decode-b32', 'decode-b256', 'decode-bmax', 'prefill-2048']);
export type SheetRowName = z.infer<typeof SheetRowName>;

/** Times of one step, or of the whole prompt, in milliseconds. */
const SheetTimes = z.strictObject({ idealMs: z.number(), attainableMs: z.number(), expectedMs: z.number() });

const CostEfficiency = z.strictObject({
  basis: CostBasis,
  topsPerUsdPerHour: z.number(),
  usdPerHour: z.number(),
  /** Output tokens in decode, prompt tokens in prefill. */
  usdPerMillionTokens: z.number(),
});

const EnergyEfficiency = z.strictObject({
  boundary: PowerBoundary,
  topsPerWatt: z.number(),
  /** Watts of the whole placement. */
  watts: z.number(),
  /** Output tokens in decode, prompt tokens in prefill. */
  joulesPerToken: z.number(),
});

/** What a chip does in one row. Useful TOPS, cost and energy stand at the expected time. */
export const SheetFigures = z.strictObject({
  ok: z.literal(true),
  batch: z.int(),
  placement: Placement,
  computed: z.string(),
  limitedBy: LimitingResource,
  times: SheetTimes,
  /** Per chip. */
  usefulTops: z.number(),
  utilisation: z.number(),
  /** Null in prefill. */
  tokensPerSecPerUser: z.number().nullable(),
  /** All users and chips; prompt tokens in prefill. */
  tokensPerSec: z.number(),
  costEfficiency: z.array(CostEfficiency),
  energyEfficiency: z.array(EnergyEfficiency),
  /** Part → reason, for what this chip has no figure of. */
  missing: z.record(z.string(), z.string()),
});
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
