import { z } from 'zod';
import { Kind } from '../terms/kind.ts';
import { ConfigurationBasis, MeasuredOn } from '../terms/measured-on.ts';
import { PrecisionClass } from '../terms/precision.ts';

/** Best run of a system for one user alone, in a slice of the board. */
export const StreamPoint = z.object({
  pointId: z.string(),
  model: z.string(),
  phase: z.enum(['DECODE', 'PREFILL']),
  context: z.number(),
  precision: PrecisionClass,
  chip: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  frameworkVersion: z.string().nullable(),
  /** Answer tokens a second, or prompt tokens a second; of the user, whatever the number of chips. */
  tokensPerSec: z.number(),
  intervalShare: z.number(),
  intervalAssumed: z.boolean(),
  kind: Kind,
  source: z.string().nullable(),
  measured: MeasuredOn.nullable(),
  configuration: ConfigurationBasis,
});
export type StreamPoint = z.infer<typeof StreamPoint>;
