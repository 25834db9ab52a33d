import { z } from 'zod';
import { Load, Power, SummaryPoint } from './point.ts';
import { Task } from '../terms/task.ts';
import { RunPrecision, StatedSystem, Techniques } from './run.ts';

/** What a power log leaves open, stated by its owner: clocks are joined as they are stated and never by guess. */
export const PowerClock = z.strictObject({
  /** Zone of the log's times: "Z", or hours and minutes that its clock is ahead of UTC ("+02:00"). */
  utcOffset: z.string().regex(/^(?:Z|[+-]\d{2}:\d{2})$/),
  /** Seconds by which the log's clock runs ahead of the run's; negative where behind. */
  aheadSec: z.number().min(-86_400).max(86_400).optional(),
  /** The devices of the system, where the log has others too. */
  devices: z.array(z.string().min(1).max(100)).min(1).max(1000).optional(),
  /** Readings further apart than this leave a gap; 3 s if left out. */
  maxGapSec: z.number().positive().max(60).optional(),
});
export type PowerClock = z.infer<typeof PowerClock>;

/**
 * What a result file does not hold and its owner states beside it: `--context-file` of the CLI, `context` of the API.
 * Every key is optional and fills what the file does not say; where the file says otherwise the file's value counts, and the
 * run carries a finding with both (CTX-CONFLICT).
 */
export const RunContext = z.strictObject({
  schema: z.literal('inferbench.context/1').optional(),
  example: z.boolean().optional(),
  system: StatedSystem.omit({ frameworkText: true })
    .partial()
    .extend({
      // A name as people write it; the import makes it a slug, or asks which one is meant.
      chip: z.string().min(1).max(120).optional(),
      // Without their defaults: what is not stated here must not overwrite what the file says.
      pipelineParallel: StatedSystem.shape.pipelineParallel.unwrap().optional(),
      expertParallel: StatedSystem.shape.expertParallel.unwrap().optional(),
    })
    .optional(),
  model: z.strictObject({ slug: z.string().min(1).max(200) }).optional(),
  precision: RunPrecision.partial().optional(),
  techniques: Techniques.partial().optional(),
  power: Power.optional(),
  powerLog: PowerClock.optional(),
  /**
   * Load of files that state figures without what was run; it fills what a point does not say and never changes what
   * it says.
   */
  load: Load.partial().optional(),
  /** What the samples of a file are that counts no tokens. */
  task: Task.optional(),
  workload: SummaryPoint.pick({ batch: true, inputTokens: true, outputTokens: true, contextTokens: true })
    .partial()
    .optional(),
});
export type RunContext = z.infer<typeof RunContext>;
