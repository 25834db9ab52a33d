import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { USABLE_MEMORY_PERCENT } from '@inferbench/domain/terms/usable-memory';
import { wholeFigure } from '@inferbench/domain/terms/figure';

export const MemoryAtCount = z
  .strictObject({
    chips: z.int().describe('Number of chips.'),
    neededBytes: z.number().describe('Weights, cache and activations of one user on so many chips, bytes.'),
    usableBytes: z.number().describe(`${USABLE_MEMORY_PERCENT} of their memory, bytes.`),
    fits: z.boolean().describe('It fits.'),
  })
  .describe('So many chips against what one user needs.');
export type MemoryAtCount = z.infer<typeof MemoryAtCount>;

export const ChipMemoryNeeds = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    vendor: z.string().describe('Vendor.'),
    older: z.boolean().describe("Before its vendor's current generation."),
    counts: z
      .array(MemoryAtCount)
      .describe('1, 2, 4, 8 and so on, until it fits, and the fewest on which it does.'),
    chipsNeeded: wholeFigure(
      'Chips that hold it, as they are sold: a power of two of GPUs; null where none of the counts do.',
    ),
    sentence: z.string().describe('The answer with its sum.'),
  })
  .describe('How many of a chip hold a model.');
export type ChipMemoryNeeds = z.infer<typeof ChipMemoryNeeds>;

export const MemoryNeeds = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Name of the model.'),
    precision: PrecisionClass.describe('Precision class.'),
    inputTokens: z.int().describe('Prompt, tokens.'),
    outputTokens: z.int().describe('Answer, tokens.'),
    weightBytes: z.number().describe('Weights alone, bytes.'),
    finding: z.string().max(90).describe('What it shows in one sentence.'),
    chips: z.array(ChipMemoryNeeds).describe('By chip, those that need fewest first.'),
  })
  .describe('How many of each chip hold a model with one user.');
export type MemoryNeeds = z.infer<typeof MemoryNeeds>;
