import { z } from 'zod';
import { PrecisionSetting, PrecisionWord } from './precision.ts';
import { LimitingResource, Placement } from './simulation.ts';
import { Slug } from './slug.ts';

const tokens = z.int().min(1).max(100_000_000);

/** "500 tokens/s at 128K on this chip, this model": what has to be said before it means anything. */
export const ClaimRequest = z
  .strictObject({
    chip: Slug,
    model: Slug,
    tokensPerSec: z.number().positive().max(1e12),
    /** Tokens of a sequence when its answer is complete: prompt and answer. */
    context: tokens,
    /** Missing: the smallest power of two on which one sequence of that context fits. */
    chips: z.int().min(1).max(1024).optional(),
    weightPrecision: PrecisionWord.default('fp16'),
    activationPrecision: PrecisionWord.optional(),
    kvPrecision: PrecisionWord.optional(),
    /** Users at a time. Missing: whatever suits the claim. */
    batch: z.int().min(1).max(100_000).optional(),
    /** Missing: what the context leaves. */
    inputTokens: tokens.optional(),
    /** Missing: 512, or half of a shorter context. */
    outputTokens: tokens.optional(),
    /** Other than the specification's: host memory counted in, for example. All of it at the chip's own bandwidth. */
    memoryBytesPerChip: z.number().positive().max(1e18).optional(),
  })
  .superRefine(({ context, inputTokens = 0, outputTokens = 0 }, issues) => {
    if (inputTokens + outputTokens <= context) return;
    const message = 'prompt and answer are longer than the context';
    issues.addIssue({ code: 'custom', path: ['context'], message });
  });
export type ClaimRequest = z.infer<typeof ClaimRequest>;

/** Three speeds that "tokens per second" can mean. */
export const ClaimReading = z.enum(['one_user', 'one_user_with_prompt', 'all_users']);
export type ClaimReading = z.infer<typeof ClaimReading>;

/** `holds` at the attainable time · `ideal_only`: the bound allows it and no stack is known to · `fails`: physics says no. */
export const ClaimState = z.enum(['holds', 'ideal_only', 'fails', 'does_not_fit']);
export type ClaimState = z.infer<typeof ClaimState>;

const BatchRange = z.strictObject({ from: z.int(), to: z.int() });
const Level = z.strictObject({
  /** Batches at which it holds, at the claim's context; null where none does. */
  batches: BatchRange.nullable(),
  /** The largest speed at that context, and the batch that has it. */
  largestTokensPerSec: z.number(),
  atBatch: z.int(),
  /** At the batch that the claim states; null where it states none. */
  statedTokensPerSec: z.number().nullable(),
});
export type ClaimLevel = z.infer<typeof Level>;

const Reading = z.strictObject({
  reading: ClaimReading,
  /** At the stated batch, else at the best one. */
  state: ClaimState,
  ideal: Level,
  attainable: Level,
  sentence: z.string(),
});
export type ClaimReadingAnswer = z.infer<typeof Reading>;

const Term = z.strictObject({
  resource: LimitingResource,
  /** "70.6 GB of weights + 42.9 GB of keys and values". */
  what: z.string(),
  amount: z.number(),
  perSec: z.number(),
  seconds: z.number(),
});

export const ClaimCell = z.strictObject({
  batch: z.int(),
  context: z.int(),
  oneUser: ClaimState,
  oneUserWithPrompt: ClaimState,
  allUsers: ClaimState,
});
export type ClaimCell = z.infer<typeof ClaimCell>;

export const Claim = z.strictObject({
  chip: z.string(),
  model: z.string(),
  tokensPerSec: z.number(),
  context: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  batch: z.int().nullable(),
  placement: Placement,
  precision: PrecisionSetting.extend({ computed: z.string() }),
  /** Largest batch of the claim's context. */
  maxBatch: z.number(),
  readings: z.array(Reading),
  /** The bound of one step at the stated batch, else of one sequence, with its arithmetic: no step is faster than `seconds`. */
  binding: z.strictObject({
    resource: LimitingResource,
    batch: z.int(),
    seconds: z.number(),
    terms: z.array(Term),
    sentence: z.string(),
  }),
  region: z.strictObject({
    batches: z.array(z.int()),
    contexts: z.array(z.int()),
    cells: z.array(ClaimCell),
  }),
  sentence: z.string(),
  /** What was assumed in favour of the claim, or is not known. */
  assumptions: z.array(z.string()),
  errorBar: z.number(),
  engineVersion: z.string(),
});
export type Claim = z.infer<typeof Claim>;
