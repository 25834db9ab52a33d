import { z } from 'zod';
import { Slug } from '@inferbench/domain/names/slug';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase } from '@inferbench/domain/terms/slice';

/** Most boards of one answer. */
export const MOST_BOARDS = 10_000;

export const BoardsRequest = z
  .strictObject({
    model: Slug.optional().describe('Slug of a model; every model where left out.'),
    phase: Phase.optional().describe('Workload; any where left out.'),
    precision: PrecisionClass.optional().describe('Precision class; any where left out.'),
    chip: Slug.optional().describe('Slug of a chip that stands there; any where left out.'),
    vendors: z
      .int()
      .min(1)
      .max(20)
      .default(1)
      .describe('Only boards on which chips of so many vendors stand; 1 where left out.'),
    first: z
      .int()
      .min(1)
      .max(MOST_BOARDS)
      .default(100)
      .describe('Boards that are listed at most, those that compare most first; 100 where left out.'),
  })
  .describe('Which boards to list.');
export type BoardsRequest = z.infer<typeof BoardsRequest>;
