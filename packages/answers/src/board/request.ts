import { z } from 'zod';
import { Extent } from '@inferbench/domain/board/system-class';
import { Slug } from '@inferbench/domain/names/slug';
import { ServingMode } from '@inferbench/domain/terms/layout';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase } from '@inferbench/domain/terms/slice';
import { ComparedMetric } from '../comparison/shape.ts';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';

/** Prompts and answers on the same chips, or apart; UNSTATED where several chips share the work and nobody said how. */
export const BoardPools = z.enum([...ServingMode.options, 'UNSTATED']);
export type BoardPools = z.infer<typeof BoardPools>;

/** Columns of a board by which its systems can stand. */
export const BoardColumn = z.enum([...ComparedMetric.options, 'FIRST_TOKEN', 'SPEED']);
export type BoardColumn = z.infer<typeof BoardColumn>;

const tokens = z.int().min(1).max(10_000_000);

export const WorkloadBoardRequest = z
  .strictObject({
    model: Slug.describe('Slug of the model.'),
    phase: Phase.optional().describe('Workload; the fullest where left out, as is every field below.'),
    inputTokens: tokens.optional().describe('Prompt, tokens.'),
    outputTokens: tokens.optional().describe('Answer, tokens.'),
    contextTokens: tokens
      .optional()
      .describe('Tokens in the cache or of the prompt, of work without lengths.'),
    users: z.int().min(1).max(1_000_000).optional().describe('Requests in flight, or the static batch.'),
    precision: PrecisionClass.optional().describe('Precision class.'),
    run: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .describe('Id of a result: the board on which it stands, whatever else is stated.'),
    extent: Extent.optional().describe('How far systems reach.'),
    pools: BoardPools.optional().describe('Whether prompts are read on chips of their own.'),
    technique: TechniqueClass.optional().describe('PLAIN, or DRAFTING.'),
    by: BoardColumn.default('OUTPUT').describe('Column that ranks; output where left out.'),
    vendors: z
      .array(z.string().min(1).max(80))
      .length(2)
      .optional()
      .describe('Two vendors that the map compares; those with most systems where left out.'),
    simulated: z.boolean().default(true).describe('Whether chips that nobody ran here are simulated.'),
  })
  .describe('A model, and a workload of it: what is left out is where most systems of two vendors stand.');
export type WorkloadBoardRequest = z.infer<typeof WorkloadBoardRequest>;
