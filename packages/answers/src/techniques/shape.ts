import { z } from 'zod';
import { wholeFigure } from '@inferbench/domain/terms/figure';

export const TechniqueSample = z
  .strictObject({
    users: z.int().describe('Users at once.'),
    ratio: z.number().describe('Output of the server with it ÷ without.'),
  })
  .describe('What a technique makes of one load.');

export const TechniqueGain = z
  .strictObject({
    key: z.string().describe('Names it within this answer.'),
    name: z.string().describe('Short name.'),
    meaning: z.string().describe('What it does, in plain words, and what the trade calls it.'),
    samples: z.array(TechniqueSample).describe('Loads that fit with it and without, fewest users first.'),
    turnsAt: wholeFigure('Fewest users from which it makes less than without; null where it never turns.'),
    verdict: z.string().describe('What follows, in one sentence.'),
  })
  .describe('Gain and tax of one technique over load, simulated.');
export type TechniqueGain = z.infer<typeof TechniqueGain>;

export const DraftPair = z
  .strictObject({
    users: z.int().describe('Users at once.'),
    ratio: z.number().describe('Published output with drafts ÷ without.'),
    isTax: z.boolean().describe('The run without leads by more than the interval of the two.'),
    withPoint: z.string().describe('The run with drafts.'),
    withoutPoint: z.string().describe('The run without.'),
  })
  .describe('Two runs that differ in drafts alone.');

export const PublishedGain = z
  .strictObject({
    key: z.string().describe('Names it within this answer.'),
    name: z.string().describe('Chip, number of chips and stack.'),
    vendor: z.string().describe('Vendor of the chip.'),
    samples: z.array(DraftPair).describe('Pairs of equal load, fewest users first.'),
  })
  .describe('What drafts gained in published pairs of equal chips, stack, layout, lengths and users.');
export type PublishedGain = z.infer<typeof PublishedGain>;

export const Techniques = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    chips: z.int().describe('Chips of the server.'),
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Its name.'),
    inputTokens: z.int().describe('Prompt, tokens.'),
    outputTokens: z.int().describe('Answer, tokens.'),
    title: z.string().describe('What helps few users, and what many.'),
    sentence: z.string().describe('The largest gain and the largest tax, each with its load.'),
    mostUsers: z.int().describe('Most users that the server holds without any of them.'),
    gains: z.array(TechniqueGain).describe('Each technique alone.'),
    published: z
      .array(PublishedGain)
      .describe('Published pairs, most of them first; empty where nobody ran both.'),
    publishedTitle: z.string().describe('What the pairs say.'),
    band: z.string().describe('How well the simulation is known, in words.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('What each technique gains and costs over load.');
export type Techniques = z.infer<typeof Techniques>;
