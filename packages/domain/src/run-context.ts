import { z } from 'zod';
import { Power } from './point.ts';
import { RunPrecision, System, Techniques } from './run.ts';

/**
 * What a result file does not hold and its owner states beside it: `--context-file` of the CLI, `context` of the API.
 * Every key is optional; a key given here wins over what the importer found, and the importer says so in a warning.
 */
export const RunContext = z.strictObject({
  schema: z.literal('inferbench.context/1').optional(),
  example: z.boolean().optional(),
  system: System.partial()
    .extend({
      // Without their defaults: what is not stated here must not overwrite what the file says.
      pipelineParallel: System.shape.pipelineParallel.unwrap().optional(),
      expertParallel: System.shape.expertParallel.unwrap().optional(),
    })
    .optional(),
  model: z.strictObject({ slug: z.string().min(1).max(200) }).optional(),
  precision: RunPrecision.partial().optional(),
  techniques: Techniques.partial().optional(),
  power: Power.optional(),
});
export type RunContext = z.infer<typeof RunContext>;
