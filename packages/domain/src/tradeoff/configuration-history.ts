import { z } from 'zod';
import { SplitFactors, TradeoffPoint } from './tradeoff-point.ts';

/** What a newer version gained at the same configuration: two measured points, never an era median. */
export const SoftwareGain = z
  .strictObject({
    firstPointId: z.string().describe('The first dated point.'),
    lastPointId: z.string().describe('The last one.'),
    tokensPerSecPerChip: z.number().describe('Last ÷ first, tokens a second of each chip.'),
    isClear: z
      .boolean()
      .describe('More tokens a second of each chip than the interval of two such runs explains.'),
    tokensPerSecPerUser: z.number().describe('Last ÷ first, tokens a second of one user.'),
    months: z.int().describe('Months between them.'),
    split: SplitFactors.nullable().describe(
      'Factors of the three-way split, last ÷ first, where both have one.',
    ),
  })
  .describe('What changed between the first and the last point of a configuration.');
export type SoftwareGain = z.infer<typeof SoftwareGain>;

/** One configuration over dates and versions. */
export const ConfigurationHistory = z
  .strictObject({
    configuration: z.string().describe('Key of the configuration.'),
    model: z.string().describe('Model slug.'),
    label: z.string().describe('The configuration in words.'),
    points: z.array(TradeoffPoint).describe('Its dated points, oldest first; medians over an era are none.'),
    eras: z.int().describe('Medians over an era that are left out.'),
    gain: SoftwareGain.nullable().describe('First against last; null with fewer than two dates.'),
    sentence: z.string().describe('What was gained, in one sentence.'),
  })
  .describe('One configuration over dates and versions.');
export type ConfigurationHistory = z.infer<typeof ConfigurationHistory>;
