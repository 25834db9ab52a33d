import { z } from 'zod';
import { ClaimRequest } from './claim.ts';
import { PrecisionWord } from '../terms/precision.ts';
import { SimulateResult } from './simulate-result.ts';
import { Slug } from '../names/slug.ts';

const { model, batch, context, chips, activationPrecision, kvPrecision } = ClaimRequest.shape;

/** Operating point that the chip is asked for. */
export const OperatingPoint = z.strictObject({
  model,
  batch: batch.unwrap().describe('Sequences at a time.'),
  inputTokens: context.describe('Tokens of each prompt.'),
  outputTokens: context.describe('Tokens of each answer.'),
  weightPrecision: PrecisionWord.describe('Precision word of the weights.'),
  activationPrecision,
  kvPrecision,
  chips: chips.unwrap().optional().describe('Left out: the smallest power of two on which it fits.'),
});
export type OperatingPoint = z.infer<typeof OperatingPoint>;

export const ChipEdit = z
  .strictObject({
    figure: z.string().min(1).max(40).describe('Name of the figure, for example bandwidthTBps.'),
    value: z
      .number()
      .positive()
      .optional()
      .describe('In SI units, whatever its name says; left out, the rate is taken away.'),
  })
  .describe('Another value of a figure of a specification.');
export type ChipEdit = z.infer<typeof ChipEdit>;

/** Figures that a chip has to edit are fewer. */
const MOST_EDITS = 32;

export const WhatIfRequest = OperatingPoint.extend({
  chip: Slug.describe('Slug of the chip.'),
  edits: z.array(ChipEdit).max(MOST_EDITS).default([]).describe('What is otherwise than specified.'),
}).describe('A chip with other figures at an operating point.');
export type WhatIfRequest = z.infer<typeof WhatIfRequest>;

/** What the attainable model takes off a chip's peaks. */
export const AttainableShares = z
  .strictObject({
    computeShare: z.number().describe('Share of dense peak that large operators reach.'),
    bandwidthShare: z.number().describe('Share of memory bandwidth that streaming reaches.'),
    uncalibrated: z.boolean().describe('No measurement of this family went into the figures.'),
  })
  .describe('What the attainable model takes off the peaks of a chip.');
export type AttainableShares = z.infer<typeof AttainableShares>;

export const BatchPlace = z
  .strictObject({
    place: z.int().describe('1 for the most output per chip.'),
    of: z
      .int()
      .describe('Chips that the simulator is fitted to and that hold the batch, this one among them.'),
    overlapsFirst: z.boolean().describe('Its interval overlaps that of the first.'),
    first: z.string().describe('Catalogue slug of the chip that is first by value.'),
  })
  .describe('Where a chip stands among those that are sold, by output per chip of one batch.');
export type BatchPlace = z.infer<typeof BatchPlace>;

export const WhatIfPlaces = z
  .strictObject({
    before: BatchPlace.nullable().describe('As specified; null where the chip has no place.'),
    after: BatchPlace.nullable().describe('As edited.'),
    firstName: z.string().describe('Short name of the chip that is first beside the edited one.'),
  })
  .describe('The place of a chip before and after its edits.');
export type WhatIfPlaces = z.infer<typeof WhatIfPlaces>;

/** A static batch from prompts to last token, and its two phases by themselves. */
export const PointPhases = z
  .strictObject({
    generate: SimulateResult.describe('From prompts to last token.'),
    prefill: SimulateResult.describe('The prompts alone.'),
    decode: SimulateResult.describe('One step of answer tokens.'),
  })
  .describe('A static batch, and its two phases on the same chips.');
export type PointPhases = z.infer<typeof PointPhases>;
