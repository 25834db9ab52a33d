import { z } from 'zod';
import { FRAMEWORK_TEXT, foldFramework, OTHER_FRAMEWORK } from '../names/framework-name.ts';
import { Layout } from '../terms/layout.ts';
import { MeasuredOn } from '../terms/measured-on.ts';
import { Point } from './point.ts';
import { PrecisionWord } from '../terms/precision.ts';
import { Slug } from '../names/slug.ts';

const text = (max: number) => z.string().min(1).max(max);

/** Where an imported value came from: the tool's key, its value and unit beside ours. */
export const FieldMapping = z
  .strictObject({
    path: text(120).describe('Path in the run.'),
    key: text(120).describe('Key in the file.'),
    originalValue: z.union([z.number(), z.string()]).nullable().describe('Value in the file.'),
    originalUnit: text(20).nullable().describe('Unit in the file.'),
  })
  .describe('Where a value came from.');
export type FieldMapping = z.infer<typeof FieldMapping>;

export const ImportWarning = z
  .strictObject({
    code: text(60).describe('Stable name.'),
    message: text(500).describe('In words.'),
    path: text(120).nullable().describe('Path in the run.'),
  })
  .describe('Something to know of an import.');

/** What a file says of model or system beside what was mapped: shown with its key, used for nothing by itself. */
export const ImportHint = z.strictObject({
  /** What of the run it is about, such as `system.chip`. */
  path: text(120),
  key: text(120),
  value: text(200),
});
export type ImportHint = z.infer<typeof ImportHint>;

/** What a file says and its owner states otherwise (CTX-CONFLICT). */
export const ContextConflict = z.strictObject({
  path: text(120),
  /** The file's key. */
  key: text(120),
  fileValue: text(200),
  statedValue: text(200),
  /** Name of the two that the run has; null: neither, since the file's words name no entry of the catalogue. */
  used: z.enum(['file', 'stated']).nullable(),
});
export type ContextConflict = z.infer<typeof ContextConflict>;

export const RunSource = z.strictObject({
  tool: text(60),
  toolVersion: text(60).nullable(),
  /** `aggregate` or `detailed`: with per-request data the statistics are ours (grade E2). */
  variant: z.enum(['aggregate', 'detailed']),
  fields: z.array(FieldMapping).max(200),
  warnings: z.array(ImportWarning).max(100),
  unknownKeys: z.array(text(200)).max(500),
  // Optional, left out where there are none: runs that were stored before have none of the three.
  hints: z.array(ImportHint).max(100).optional(),
  conflicts: z.array(ContextConflict).max(60).optional(),
  stated: z
    .array(text(120))
    .max(100)
    .optional()
    .describe('Paths whose values its owner stated beside the file; all others are from the file.'),
});
export type RunSource = z.infer<typeof RunSource>;

/** Speculative decoding as declared; mean accepted tokens a step is what physics needs to know. */
export const Speculative = z.strictObject({
  /** draft_model, eagle, medusa, mtp, ngram, … */
  method: text(60),
  /** Weights that draft; null for methods that have none of their own (TECH-SPECULATIVE). */
  draftModel: text(200).nullable(),
  /** Tokens proposed a step; null where a published source does not say (TECH-SPECULATIVE). */
  draftTokens: z.int().positive().nullable(),
  /**
   * Tokens that a step yields on average, the one that the model adds itself included: 1 to draftTokens + 1; null where a
   * published source does not say: then no bound that needs it is asked.
   */
  meanAcceptedTokens: z.number().min(1).nullable(),
});

/** What was done to the work itself: it changes what physics allows and what a result may be compared with. */
export const Techniques = z.strictObject({
  speculative: Speculative.nullable(),
  /** Share of prompt tokens that a prefix cache answered over the measured window. */
  prefixCacheHitRate: z.number().min(0).max(1).nullable(),
  prefixCache: z
    .enum(['on', 'off'])
    .optional()
    .describe('Whether the server kept prompts for later requests; left out: nobody said (TECH-CACHE).'),
});

/** A score that the served weights reached on a public benchmark, beside that of the published ones. */
export const QualityEvidence = z.strictObject({
  /** Benchmark, for example "MMLU-Pro, 5 shots". */
  benchmark: text(120),
  score: z.number().positive().max(1e9),
  /** Score of the weights as published, by the same harness. Higher is better in both. */
  referenceScore: z.number().positive().max(1e9),
  /** Where log and command can be read. */
  source: text(300).optional(),
});

export const RunPrecision = z.strictObject({
  weights: PrecisionWord.nullable(),
  activations: PrecisionWord.nullable(),
  kv: PrecisionWord.nullable(),
  quality: QualityEvidence.optional().describe(
    'A benchmark score of the served weights beside that of the published ones; left out: nothing shows that quantised weights still answer as well (QUAL-ACCURACY).',
  ),
});

/** What a system had served before the measured window; it is in no count. */
export const WarmUp = z.strictObject({
  requests: z.int().nonnegative().max(1e9),
  durationSec: z.number().nonnegative().max(1e6),
});

/** A system as it is stated: its stack in any words. */
export const StatedSystem = z.strictObject({
  /** Catalogue slug of the accelerator. */
  chip: Slug.nullable(),
  chips: z.int().min(1).max(100_000).nullable(),
  tensorParallel: z.int().min(1).max(1024).nullable(),
  pipelineParallel: z.int().min(1).max(1024).nullable().default(null),
  /** Chips over which experts are spread; attention is then replicated or split as well. */
  expertParallel: z.int().min(1).max(1024).nullable().default(null),
  framework: text(60)
    .nullable()
    .describe(
      'Serving stack, in any spelling: one of the list, else "other", its words kept in frameworkText.',
    ),
  frameworkText: z
    .string()
    .regex(FRAMEWORK_TEXT)
    .optional()
    .describe('What a stack that is none of the list was called; on the page of a point only, in quotes.'),
  frameworkVersion: text(60).nullable(),
  maxContextTokens: z
    .int()
    .positive()
    .max(1e9)
    .optional()
    .describe(
      'Longest prompt and answer together that the server was configured for, such as --max-model-len (TECH-CONTEXT).',
    ),
  sequenceParallel: z
    .int()
    .min(2)
    .max(1024)
    .optional()
    .describe('Chips that share the tokens of one image; left out: each has its own.'),
  layout: Layout.optional().describe(
    'Pools of chips for prompts and for answers, and whether attention is data-parallel; left out where the sizes of groups say all.',
  ),
  warmUp: WarmUp.optional().describe(
    'What the system had served before the measured window: requests and seconds, in no count. Left out: nobody said; zeros: none (STAT-DURATION).',
  ),
});

type StatedSystem = z.infer<typeof StatedSystem>;

/** One spelling for each stack, whatever document it comes from; words of its own only where the list has none. */
function withListedFramework({ frameworkText, ...system }: StatedSystem): StatedSystem {
  if (system.framework === null) return system;
  const stated =
    system.framework === OTHER_FRAMEWORK
      ? { framework: OTHER_FRAMEWORK, frameworkText: frameworkText ?? null }
      : foldFramework(system.framework);
  return {
    ...system,
    framework: stated.framework,
    ...(stated.frameworkText === null ? {} : { frameworkText: stated.frameworkText }),
  };
}

export const System = StatedSystem.overwrite(withListedFramework);

/** Where a third party published the figures of a run that nobody submitted. */
export const Publication = z.strictObject({
  /** Repository, paper or page. */
  document: text(200),
  /** Commit, release or day. */
  revision: text(120).nullable(),
  licence: text(120).nullable(),
  /** How the source measured, in our words. */
  method: text(600).nullable(),
  /** What to know before comparing. */
  caution: text(800).nullable(),
  // Optional, left out where there is nothing to say: the content hash of what was stored before they existed stays.
  measured: MeasuredOn.optional().describe('When it was measured; left out: nobody said.'),
  campaign: text(60)
    .optional()
    .describe('Series of runs that several sources publish: two of them are not two witnesses.'),
  configuration: z
    .literal('INFERRED')
    .optional()
    .describe(
      'Chip, layout, stack and precision were recovered from what the source publishes instead of their names; left out: the source states them.',
    ),
  sourceConfiguration: text(40).optional().describe('Number under which the source lists the configuration.'),
});
export type Publication = z.infer<typeof Publication>;

/** One execution of a benchmark tool: a curve of points with shared system, software and evidence. */
export const Run = z.strictObject({
  schema: z.literal('inferbench.run/1'),
  source: RunSource,
  /** Marked on every page: made to show the way, not measured on hardware. */
  example: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  recordedAt: z.iso
    .datetime()
    .optional()
    .describe('An instant of the run that its file gives without saying whether it began or ended then.'),
  /** Set for figures somebody published; null for a run submitted here. */
  publication: Publication.nullable().default(null),
  system: System,
  model: z.strictObject({
    /** Name as the server called it. */
    servedName: text(200),
    slug: Slug.nullable(),
  }),
  precision: RunPrecision,
  techniques: Techniques,
  points: z.array(Point).min(1).max(1000),
});
export type Run = z.infer<typeof Run>;

/** What a run needs before it can be scored. Precision of activations and KV has natural defaults; these have none. */
export const NEEDED_TO_SCORE = [
  { path: 'system.chip', flag: '--chip', read: (run: Run) => run.system.chip },
  { path: 'system.chips', flag: '--chips', read: (run: Run) => run.system.chips },
  { path: 'model.slug', flag: '--model', read: (run: Run) => run.model.slug },
  { path: 'precision.weights', flag: '--weight-precision', read: (run: Run) => run.precision.weights },
] as const;

/** Names of what is still missing before the run can be scored. */
export function missingFields(run: Run): string[] {
  return NEEDED_TO_SCORE.filter((need) => need.read(run) === null).map((need) => need.path);
}
