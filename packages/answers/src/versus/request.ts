import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { VersusRequest } from '../verdict/request.ts';

const { a, b, inputTokens, outputTokens, at } = VersusRequest.shape;

export const VersusChartRequest = z
  .strictObject({
    a,
    b,
    inputTokens,
    outputTokens,
    at,
    technique: TechniqueClass.default('PLAIN').describe('PLAIN, or DRAFTING; PLAIN where left out.'),
    precision: PrecisionClass.optional().describe('Precision class; each that both ran where left out.'),
  })
  .describe('Two chips or two vendors over all models; of a vendor the chip that most models compare.');
export type VersusChartRequest = z.infer<typeof VersusChartRequest>;
