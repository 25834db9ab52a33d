import { z } from 'zod';
import { KvPressure } from './cache-room.ts';
import { OwnershipAssumptions } from './ownership.ts';
import { PrecisionSetting } from './precision.ts';
import { Cost } from './score.ts';
import { Capacity, LimitingResource, Placement, StepBytes } from './simulation.ts';

/** Times and rates of one level of the model; a phase has those that it defines. */
export const SimulatedTimes = z.strictObject({
  /** The whole batch. */
  prefillLatencyMs: z.number().optional(),
  tpotMs: z.number().optional(),
  /** One sequence. */
  decodeTokensPerSec: z.number().optional(),
  /** All sequences, all chips. */
  outputTokensPerSec: z.number().optional(),
  /** The whole batch, prompts to last token. */
  e2eLatencySec: z.number().optional(),
  /** One image: time of the batch ÷ batch. */
  imageLatencyMs: z.number().optional(),
  imagesPerSec: z.number().optional(),
  opLatencyUs: z.number().optional(),
});
export type SimulatedTimes = z.infer<typeof SimulatedTimes>;

/** Mean power while the work runs at its expected time. */
const SimulatedPower = z.strictObject({
  chipWatts: z.number(),
  /** All chips, at their own sensors. */
  acceleratorWatts: z.number(),
  /** With hosts and supply losses. */
  wallWatts: z.number(),
  /** A part of the work wants more than the limit and runs slower for it. */
  clamped: z.boolean(),
});

const SimulatedEnergy = z.strictObject({
  boundary: z.enum(['device_sensor', 'wall']),
  joulesPerOutputToken: z.number().nullable(),
  joulesPerRequest: z.number().nullable(),
  joulesPerImage: z.number().nullable(),
});

/** What `simulate` answers. A part that this engine cannot give is null and named under `missing` with its reason. */
export const SimulateResult = z.strictObject({
  fits: z.literal(true),
  chips: z.int(),
  placement: Placement,
  precision: PrecisionSetting.extend({ computed: z.string() }),
  boundBy: LimitingResource,
  /** A bound that no schedule beats. */
  ideal: SimulatedTimes,
  /** The best public stack. */
  attainable: SimulatedTimes,
  /** The named stack. */
  expected: SimulatedTimes,
  /** Half-width of the error bar of the expected time, as a share. */
  errorBar: z.number(),
  flops: z.number(),
  bytes: StepBytes,
  /** FLOP per byte of memory traffic. */
  arithmeticIntensity: z.number(),
  /** Peak ÷ bandwidth, FLOP per byte. */
  ridgePoint: z.number(),
  /** Per chip, at the attainable time. */
  usefulTops: z.number(),
  utilisation: z.number(),
  power: SimulatedPower.nullable(),
  energy: z.array(SimulatedEnergy).nullable(),
  /** On the basis that has a price, owned before rented, at the expected time. */
  cost: Cost.nullable(),
  /** On every basis that has a price; bases never mix. */
  costs: z.array(Cost),
  costAssumptions: OwnershipAssumptions,
  split: z.strictObject({ algorithm: z.number(), hardware: z.number() }),
  missing: z.record(z.string(), z.string()),
  /** `kvPressure`: share of the memory beside the weights that the caches take; null for work without a cache. */
  capacity: Capacity.extend(KvPressure.pick({ kvPressure: true, batchHalvesAtContext: true }).shape),
  provenance: z.record(z.string(), z.string()),
  engineVersion: z.string(),
  policyVersion: z.string(),
});
export type SimulateResult = z.infer<typeof SimulateResult>;
