import { z } from 'zod';
import { PrecisionWord } from '../terms/precision.ts';
import { Slug } from '../names/slug.ts';

/** Chip whose simulated attainable value in the very slice is 1 of the normalised scale (docs/metrics.md#normalised-values). */
export const NORMALISING_CHIP = 'nvidia-h100-sxm5-80gb';

export const NormalisingReference = z
  .strictObject({
    chip: Slug.describe('Slug of the chip.'),
    chips: z.int().describe('The fewest chips on which the slice fits; values are of one of them.'),
    precision: PrecisionWord.describe('Weights: the nearest to that of the slice which the chip has.'),
    computed: z.string().describe('Compute class that runs it.'),
    value: z.number().describe('Its simulated attainable value, in the unit of the metric.'),
  })
  .describe('What a value is divided by: simulated, at the attainable time.');
export type NormalisingReference = z.infer<typeof NormalisingReference>;

export const Normalised = z
  .strictObject({
    value: z.number().nullable().describe('Value ÷ that of the reference; null with its reason.'),
    reference: NormalisingReference.nullable().describe('What it is divided by; null with its reason.'),
    engineVersion: z.string().describe('Version of the engine that simulated the reference.'),
    reason: z.string().nullable().describe('Why there is none, as a code; null where there is one.'),
    detail: z.string().nullable().describe('The reason in words.'),
  })
  .describe('A value in relation to a simulated H100 SXM in the same slice.');
export type Normalised = z.infer<typeof Normalised>;
