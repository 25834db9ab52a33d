import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { VersusRequest } from '../verdict/request.ts';

const { a, b, inputTokens, outputTokens, at } = VersusRequest.shape;
const side = a;

export const VersusChartRequest = z
  .strictObject({
    a,
    b,
    inputTokens,
    outputTokens,
    at,
    chip: side
      .optional()
      .describe('Chip on which two frameworks or precisions are compared; every one where left out.'),
    technique: TechniqueClass.default('PLAIN').describe('PLAIN, or DRAFTING; PLAIN where left out.'),
    precision: PrecisionClass.optional().describe(
      'Precision class; each that both ran where left out. Two precisions have none.',
    ),
  })
  .describe(
    'Two chips, vendors or generations, two frameworks, or two precisions, over all models; of a vendor or generation the chip that most models compare.',
  );
export type VersusChartRequest = z.infer<typeof VersusChartRequest>;
