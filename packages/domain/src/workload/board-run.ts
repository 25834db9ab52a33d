import { z } from 'zod';
import { ConfigurationBasis, MeasuredOn } from '../terms/measured-on.ts';
import { Kind } from '../terms/kind.ts';
import { ServingMode } from '../terms/layout.ts';
import { PrecisionBasis } from '../terms/precision-basis.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { Phase } from '../terms/slice.ts';
import { EvidenceGrade, Score } from '../scores/score.ts';
import { SpecificationStanding } from '../scores/standing.ts';
import { LatencyFigures } from '../tradeoff/tradeoff-point.ts';

/** Who submitted and measured a run, and what nobody reviewed of it. */
export const SubmittedBy = z.object({
  submitter: z.string(),
  /** Null where nobody confirmed who measured. */
  testedBy: z.string().nullable(),
  specificationStanding: SpecificationStanding,
  precisionBasis: PrecisionBasis,
});

/** A run that takes part in ranks, or waits for its review, as narrow as a map of all runs of a model needs it. */
export const BoardRun = z.object({
  pointId: z.string(),
  phase: Phase,
  precision: PrecisionClass,
  /** Techniques as a comparability key names them; "plain" without any. */
  technique: z.string(),
  chip: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  frameworkVersion: z.string().nullable(),
  /** Layout by which the chips share the work; null where nobody stated it. */
  layout: z.string().nullable(),
  mode: ServingMode,
  /** Prompt and answer as they name the load, tokens; null where the work has none. */
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  /** Tokens in the cache, or of the prompt: where work has no lengths. */
  contextTokens: z.number().nullable(),
  /** Requests in flight or the static batch; null where nobody stated it. */
  users: z.number().nullable(),
  /** Output tokens a second and chip, of prompts and images useful TOPS a chip: equal work stands in one order by both. */
  rate: z.number(),
  /** Useful TOPS a chip, with the ends of its interval. */
  usefulTops: z.number(),
  low: z.number(),
  high: z.number(),
  intervalAssumed: z.boolean(),
  kind: Kind,
  configuration: ConfigurationBasis,
  evidenceGrade: EvidenceGrade,
  measured: MeasuredOn.nullable(),
  source: z.string().nullable(),
  /** Who stands behind a run that was submitted here; null of a published one, whose source says it. */
  whose: SubmittedBy.nullable(),
  /** A newer run of the same configuration took its place. */
  older: z.boolean(),
  /** Nobody reviewed it yet: it stands in its place and takes none, whoever published it. */
  waits: z.boolean(),
});
export type BoardRun = z.infer<typeof BoardRun>;

/** A run with the model that it ran. */
export const ModelRun = BoardRun.extend({ model: z.string() });
export type ModelRun = z.infer<typeof ModelRun>;

/** Figures of a run in every column of a board. */
export const BoardFigures = Score.pick({
  metrics: true,
  costs: true,
  energy: true,
  utilisation: true,
  work: true,
})
  .strip()
  .extend({
    pointId: z.string(),
    /** Time to first token as published or counted; null of work that is not served. */
    ttft: LatencyFigures.nullable(),
  });
export type BoardFigures = z.infer<typeof BoardFigures>;
