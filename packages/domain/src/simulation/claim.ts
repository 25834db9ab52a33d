import { z } from 'zod';
import { AskedWeights, SimulatedPrecision, PrecisionWord } from '../terms/precision.ts';
import { LimitingResource, Placement } from '../scores/simulation.ts';
import { Slug } from '../names/slug.ts';

const tokens = z.int().min(1).max(100_000_000);

/** "500 tokens/s at 128K on this chip, this model": what has to be said before it means anything. */
export const ClaimRequest = z
  .strictObject({
    chip: Slug.describe('Chip slug.'),
    model: Slug.describe('Model slug.'),
    tokensPerSec: z.number().positive().max(1e12).describe('The claimed tokens per second.'),
    context: tokens.describe('Tokens of a sequence, prompt and answer.'),
    chips: z
      .int()
      .min(1)
      .max(1024)
      .optional()
      .describe('Number of chips; where left out the smallest power of two on which one sequence fits.'),
    weightPrecision: AskedWeights,
    activationPrecision: PrecisionWord.optional().describe('Of activations; the natural one where left out.'),
    kvPrecision: PrecisionWord.optional().describe('Of the KV cache; 16 bits where left out.'),
    batch: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .describe('Users at a time; whatever suits the claim where left out.'),
    inputTokens: tokens.optional().describe('Prompt; what the context leaves where left out.'),
    outputTokens: tokens.optional().describe('Answer; 512 or half of the context where left out.'),
    memoryBytesPerChip: z
      .number()
      .positive()
      .max(1e18)
      .optional()
      .describe('Other memory a chip than specified, bytes; all of it at the bandwidth of its own.'),
  })
  .superRefine(({ context, inputTokens = 0, outputTokens = 0 }, issues) => {
    if (inputTokens + outputTokens <= context) return;
    const message = 'prompt and answer are longer than the context';
    issues.addIssue({ code: 'custom', path: ['context'], message });
  })
  .describe('A claimed speed and what it is claimed of, in the words of `inferbench claim`.');
export type ClaimRequest = z.infer<typeof ClaimRequest>;

/** Three speeds that "tokens per second" can mean. */
export const ClaimReading = z.enum(['one_user', 'one_user_with_prompt', 'all_users']);
export type ClaimReading = z.infer<typeof ClaimReading>;

/** `holds` at the attainable time · `ideal_only`: the bound allows it and no stack is known to · `fails`: physics says no. */
export const ClaimState = z.enum(['holds', 'ideal_only', 'fails', 'does_not_fit']);
export type ClaimState = z.infer<typeof ClaimState>;

export const BatchRange = z
  .strictObject({ from: z.int().describe('The smallest.'), to: z.int().describe('The largest.') })
  .describe('Batches from one to another.');
export const Level = z
  .strictObject({
    batches: BatchRange.nullable().describe('Batches at which it holds; null where none does.'),
    largestTokensPerSec: z.number().describe('The largest speed at that context.'),
    atBatch: z.int().describe('The batch that has it.'),
    statedTokensPerSec: z.number().nullable().describe('At the stated batch; null where none is stated.'),
  })
  .describe('A claim at the bound, or at what is attainable.');
export type ClaimLevel = z.infer<typeof Level>;

export const Reading = z
  .strictObject({
    reading: ClaimReading.describe('The sense.'),
    state: ClaimState.describe('At the stated batch, else at the best one.'),
    ideal: Level.describe('At the bound.'),
    attainable: Level.describe('By the best stack.'),
    sentence: z.string().describe('The finding in one sentence.'),
  })
  .describe('One sense of a claim.');
export type ClaimReadingAnswer = z.infer<typeof Reading>;

export const Term = z
  .strictObject({
    resource: LimitingResource.describe('Resource.'),
    /** "70.6 GB of weights + 42.9 GB of keys and values". */
    what: z.string().describe('What has to move or be computed.'),
    amount: z.number().describe('Bytes, or FLOPs.'),
    perSec: z.number().describe('Bytes per second, or FLOPs per second, of all chips.'),
    seconds: z.number().describe('Their quotient.'),
  })
  .describe('Bytes ÷ bandwidth, or FLOPs ÷ peak.');

export const ClaimCell = z
  .strictObject({
    batch: z.int().describe('Sequences.'),
    context: z.int().describe('Tokens of a sequence.'),
    oneUser: ClaimState.describe('Steady decode of one user.'),
    oneUserWithPrompt: ClaimState.describe('One user, prompt processing included.'),
    allUsers: ClaimState.describe('All users together.'),
  })
  .describe('One batch and context.');
export type ClaimCell = z.infer<typeof ClaimCell>;

export const ClaimBinding = z
  .strictObject({
    resource: LimitingResource.describe('The resource that takes longest.'),
    batch: z.int().describe('Sequences of the step.'),
    seconds: z.number().describe('No step is shorter.'),
    terms: z.array(Term).describe('Memory and arithmetic.'),
    sentence: z.string().describe('The arithmetic in one sentence.'),
  })
  .describe('The bound of one step with its arithmetic.');

export const ClaimRegion = z
  .strictObject({
    batches: z.array(z.int()).describe('Batches, growing.'),
    contexts: z.array(z.int()).describe('Contexts, growing.'),
    cells: z.array(ClaimCell).describe('By context, then batch.'),
  })
  .describe('Where each sense can hold.');

export const Claim = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    model: z.string().describe('Slug of the model.'),
    tokensPerSec: z.number().describe('The claimed speed.'),
    context: z.int().describe('Tokens of a sequence.'),
    inputTokens: z.int().describe('Prompt.'),
    outputTokens: z.int().describe('Answer.'),
    batch: z.int().nullable().describe('Stated batch.'),
    placement: Placement.describe('How the model is split.'),
    precision: SimulatedPrecision.describe('Precision, defaults filled in.'),
    maxBatch: z.number().describe('Largest batch of that context.'),
    readings: z.array(Reading).describe('The three senses.'),
    /** Bound of one step at the stated batch, else of one sequence: no step is faster than `seconds`. */
    binding: ClaimBinding.describe('The bound.'),
    region: ClaimRegion.describe('Batch × context.'),
    sentence: z.string().describe('The whole answer in words.'),
    assumptions: z.array(z.string()).describe('What was assumed in favour of the claim, or is not known.'),
    errorBar: z.number().describe('Half-width of the error bar of the attainable time, as a share.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('A claimed speed, held against the simulator.');
export type Claim = z.infer<typeof Claim>;
