import { z } from 'zod';
import { KvPressure } from './cache-room.ts';
import { OwnershipAssumptions } from '../terms/ownership.ts';
import { SimulatedPrecision } from '../terms/precision.ts';
import { Cost } from '../scores/score.ts';
import { TechniqueEffect } from './technique-effect.ts';
import { Capacity, LimitingResource, Placement, StepBytes } from '../scores/simulation.ts';

/** Times and rates of one level of the model; a phase has those that it defines. */
export const SimulatedTimes = z
  .strictObject({
    prefillLatencyMs: z.number().optional().describe('Whole batch, prompts to first tokens, ms.'),
    tpotMs: z.number().optional().describe('Time per output token of one sequence, ms.'),
    decodeTokensPerSec: z.number().optional().describe('Tokens per second of one sequence.'),
    outputTokensPerSec: z.number().optional().describe('Tokens per second, all sequences, all chips.'),
    e2eLatencySec: z.number().optional().describe('Whole batch, prompts to last token, seconds.'),
    imageLatencyMs: z.number().optional().describe('One image: time of the batch ÷ batch, ms.'),
    imagesPerSec: z.number().optional().describe('Images per second, all chips.'),
    opLatencyUs: z.number().optional().describe('One kernel, µs.'),
  })
  .describe('Times and rates of one level of the model; null where the phase has no such quantity.');
export type SimulatedTimes = z.infer<typeof SimulatedTimes>;

/** Range in which a measured figure is expected: two thirds of the figures behind it lie inside. */
export const SimulatedBand = z
  .strictObject({
    share: z.number().describe('Half-width of the error of the expected times, as a share.'),
    low: z.number().describe('Factor of the low end on an expected time; a rate is divided by it.'),
    high: z.number().describe('Factor of the high end.'),
    basis: z.string().describe('What it rests on, in words.'),
  })
  .describe('Where measured times are expected, as factors on the expected ones.');
export type SimulatedBand = z.infer<typeof SimulatedBand>;

/** Ratio of two simulations with its own band: what both err by alike cancels (docs/model.md#calibration). */
export const SimulatedRatio = z.strictObject({
  ratio: z.number().describe('How many times as fast the first is as the other.'),
  low: z.number().describe('Lower end of the band of the ratio.'),
  high: z.number().describe('Upper end.'),
  basis: z.string().describe('What that band rests on, in words.'),
});
export type SimulatedRatio = z.infer<typeof SimulatedRatio>;

export const SimulatedAgainst = z
  .strictObject({
    chip: z.string().describe('Slug of the other chip.'),
    chips: z.int().describe('Number of chips.'),
    placement: Placement.describe('How the model is split.'),
    expected: SimulatedTimes.describe('Its expected times and rates.'),
    ...SimulatedRatio.shape,
  })
  .describe('The same work on another chip, and how many times as fast the first is.');
export type SimulatedAgainst = z.infer<typeof SimulatedAgainst>;

export const SimulatedPower = z
  .strictObject({
    chipWatts: z.number().describe('One chip, at its own sensor.'),
    acceleratorWatts: z.number().describe('All chips.'),
    wallWatts: z.number().describe('At the wall: chips, hosts and supply losses.'),
    clamped: z.boolean().describe('A part of the work wants more than the limit and is slower for it.'),
    band: SimulatedBand.describe('Where measured watts are expected, as factors.'),
  })
  .describe('Mean power while the work runs at its expected time.');

export const SimulatedEnergy = z
  .strictObject({
    boundary: z.enum(['device_sensor', 'wall']).describe('Where the watts would be measured.'),
    joulesPerOutputToken: z.number().nullable().describe('Null where no answer is given.'),
    joulesPerRequest: z.number().nullable().describe('Null where no whole request is served.'),
    joulesPerImage: z.number().nullable().describe('Null for language models.'),
    band: SimulatedBand.describe('Where measured joules are expected, as factors.'),
  })
  .describe('Energy at one power boundary; prompts are included.');

export const SimulatedCapacity = Capacity.extend({
  kvPressure: KvPressure.shape.kvPressure.describe(
    'Share of the memory beside the weights that the caches take; null for work without a cache.',
  ),
  batchHalvesAtContext: KvPressure.shape.batchHalvesAtContext,
}).describe('Memory of the placement.');

/** What `simulate` answers. A part that this engine cannot give is null and named under `missing` with its reason. */
export const SimulateResult = z
  .strictObject({
    fits: z.literal(true),
    chips: z.int().describe('Number of chips.'),
    placement: Placement.describe('How the model is split.'),
    precision: SimulatedPrecision.describe('Precision, defaults filled in.'),
    boundBy: LimitingResource.describe('What most of the attainable time goes into.'),
    ideal: SimulatedTimes.describe('At full peak and bandwidth.'),
    attainable: SimulatedTimes.describe('By the best stack.'),
    expected: SimulatedTimes.describe('On the named stack; without one, on the best public stack.'),
    band: SimulatedBand.describe('Where a measured time is expected.'),
    against: SimulatedAgainst.optional().describe('The same on another chip, where that was asked for.'),
    flops: z.number().describe('Operations of the work.'),
    bytes: StepBytes.describe('Bytes that move.'),
    arithmeticIntensity: z.number().describe('FLOP per byte of memory traffic.'),
    ridgePoint: z.number().describe('Peak ÷ bandwidth, FLOP per byte.'),
    usefulTops: z.number().describe('Useful TOPS per chip at the attainable time.'),
    utilisation: z.number().describe('Useful rate ÷ peak of all chips.'),
    expectedUsefulTops: z.number().describe('Useful TOPS per chip at the expected time.'),
    expectedUtilisation: z.number().describe('Useful rate at the expected time ÷ peak of all chips.'),
    power: SimulatedPower.nullable().describe('Null where `missing` says why.'),
    energy: z
      .array(SimulatedEnergy)
      .nullable()
      .describe('One entry a power boundary; null where `missing` says why.'),
    cost: Cost.nullable().describe('Null without a price.'),
    /** Costs on every basis that has a price; bases never mix. */
    costs: z.array(Cost),
    costAssumptions: OwnershipAssumptions,
    split: z
      .strictObject({
        algorithm: z.number().describe('Share of peak that the workload allows on this chip.'),
        hardware: z.number().describe('Share of that which the architecture realises.'),
      })
      .describe('Factors of the attainable rate.'),
    missing: z
      .record(z.string(), z.string())
      .describe('Parts that this engine cannot give, with the reason.'),
    capacity: SimulatedCapacity.describe('Memory.'),
    effects: z
      .array(TechniqueEffect)
      .optional()
      .describe('What each technique gains and costs, where that was asked for.'),
    provenance: z.record(z.string(), z.string()).describe('How sure each figure behind it is.'),
    engineVersion: z.string().describe('Version of the simulator.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
  })
  .describe('What one configuration needs on a chip: ideal, and attainable by the best stack.');
export type SimulateResult = z.infer<typeof SimulateResult>;
