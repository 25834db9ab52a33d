import { z } from 'zod';
import { figure, wholeFigure } from '../terms/figure.ts';

/** Techniques that a request can ask for. */
export const AskedTechnique = z.enum([
  'attention-window',
  'kv-quantisation',
  'speculation',
  'prefix-cache',
  'chunked-prefill',
  'disaggregation',
]);
export type AskedTechnique = z.infer<typeof AskedTechnique>;

const ratio = (meaning: string) =>
  figure(`${meaning}, with ÷ without; null where the phase or the chip has none.`);

export const EffectRatios = z
  .strictObject({
    prefillLatency: ratio('Time of the prompts'),
    tpot: ratio('Time per output token'),
    outputTokensPerSecPerChip: ratio('Tokens per second and chip'),
    joulesPerOutputToken: ratio('Energy of a token at the chips'),
    usdPerMillionOutputTokens: ratio('Cost of tokens'),
    maxBatch: ratio('Most sequences that memory holds'),
    bytesNeeded: ratio('Memory'),
  })
  .describe('What a technique changes, as ratios: above 1 more of it.');
export type EffectRatios = z.infer<typeof EffectRatios>;

export const TechniqueEffect = z
  .strictObject({
    technique: AskedTechnique.describe('Which one.'),
    alone: EffectRatios.nullable().describe('It alone against none; null where one of both is refused.'),
    onTop: EffectRatios.nullable().describe('All of the request against all but it; null likewise.'),
    turnsAtBatch: wholeFigure(
      'Smallest batch at which it no longer makes tokens faster; null where there is none up to 1,024.',
    ),
    words: z.string().describe('Both in a sentence.'),
    validated: z.literal(false).describe('No measured pair has been held against it yet.'),
  })
  .describe('Gain and tax of one technique of a request, simulated.');
export type TechniqueEffect = z.infer<typeof TechniqueEffect>;
