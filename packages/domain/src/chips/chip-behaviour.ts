import { z } from 'zod';
import { figure, wholeFigure, word } from '../terms/figure.ts';

export const ArrayUtilisation = z
  .strictObject({
    rows: z.int().describe('Rows M: tokens of the step.'),
    overlapped: z.number().describe('Share where the next weights load while the array computes.'),
    apart: z.number().describe('Share where they load in between.'),
  })
  .describe(
    'Share of systolic arrays that an M × 8,192 by 8,192 × 8,192 product keeps busy, weights stationary.',
  );
export type ArrayUtilisation = z.infer<typeof ArrayUtilisation>;

export const SramPlacement = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Name of the model.'),
    weightBytes: z
      .number()
      .describe('Bytes of its weights at the narrowest of INT8, FP8 and FP16 of the chip.'),
    sramChips: wholeFigure(
      'Chips whose SRAM holds weights and caches; null where its bandwidth is not published.',
    ),
    chips: wholeFigure('Fewest chips with any placement, external memory included; null above 1,024.'),
    placement: word('Fastest placement on them, as TP2 × PP173.'),
    decodeSec: figure('Attainable seconds a token there, uncalibrated.'),
  })
  .describe('What one model needs of a dataflow chip: one sequence at 2,048 keys.');
export type SramPlacement = z.infer<typeof SramPlacement>;

export const CapacityCliffPoint = z
  .strictObject({
    layers: z.int().describe('Layers of 2,048 values.'),
    weightBytes: z.number().describe('Bytes of the weights.'),
    residentShare: z.number().describe('Share of the weights that stays in the arrays.'),
    decodeSec: z.number().describe('Attainable seconds a token, uncalibrated.'),
  })
  .describe('One token of one sequence on one in-memory chip, for a model of this size.');
export type CapacityCliffPoint = z.infer<typeof CapacityCliffPoint>;

export const ArrayPasses = z
  .strictObject({
    bits: z.int().describe('Bits of inputs and weights.'),
    passes: z.int().describe('Passes.'),
    arithmetic: z.string().describe('Where they come from, with numbers.'),
    adcBits: z.int().describe('Bits of its converters.'),
    losslessAdcBits: wholeFigure('Bits that would lose nothing; null: rows not published.'),
    rowGroups: wholeFigure(
      'Groups of rows that would have to be read apart to lose nothing; null: rows not published.',
    ),
    opsPerSec: figure('Dense rate; null without a published 8-bit rate.'),
    published: z.boolean().describe('The rate is published, not scaled by passes.'),
  })
  .describe('Passes of an analog chip through its arrays at one precision.');
export type ArrayPasses = z.infer<typeof ArrayPasses>;

export const SectionStep = z
  .strictObject({
    batch: z.int().describe('Sequences.'),
    sections: z.int().describe('Sections that one layer is cut into.'),
    configurations: z.int().describe('Configurations that differ.'),
    loads: z.int().describe('Loads of configurations in the step.'),
    stepSec: z.number().describe('Attainable seconds of the step, uncalibrated.'),
    reconfigurationShare: z.number().describe('Share of the step that waits for configurations.'),
  })
  .describe('A decode step of an 8B model on one reconfigurable chip, 2,048 keys a sequence.');
export type SectionStep = z.infer<typeof SectionStep>;

export const ChipBehaviour = z
  .strictObject({
    utilisation: z.array(ArrayUtilisation).describe('Systolic: utilisation over rows.'),
    sram: z.array(SramPlacement).describe('Dataflow: chips that each model needs.'),
    spillSecPerByte: figure(
      'Dataflow: seconds that each byte beyond the SRAM adds to a step; null where nothing can spill.',
    ),
    cliff: z.array(CapacityCliffPoint).describe('In-memory: decode time over model size.'),
    passes: z.array(ArrayPasses).describe('Analog in-memory: passes by precision.'),
    sections: z.array(SectionStep).describe('Reconfigurable: sections and configurations by batch.'),
  })
  .describe(
    'What sets the family of a chip apart, simulated and uncalibrated; lists of other families are empty.',
  );
export type ChipBehaviour = z.infer<typeof ChipBehaviour>;
