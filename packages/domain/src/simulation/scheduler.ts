import { z } from 'zod';

/** Schedulers as their projects ship them (docs/serving.md#schedulers). */
export const SchedulerName = z.enum(['vllm-v1', 'sglang', 'trtllm-inflight']);
export type SchedulerName = z.infer<typeof SchedulerName>;

/** What decides which requests a step computes; every field of it is an answer too. */
export const SchedulerSetting = z
  .strictObject({
    name: SchedulerName.describe('Preset that the others start from.'),
    tokenBudget: z.int().min(16).max(1_000_000).describe('Tokens that one step may compute.'),
    maxSequences: z.int().min(1).max(1_000_000).describe('Answers in a step at most.'),
    chunked: z.boolean().describe('Prompts are cut to what is left of the budget.'),
    prefillFirst: z.boolean().describe('Prompts have steps of their own, while answers wait.'),
    watermark: z
      .number()
      .min(0)
      .max(0.5)
      .describe('Share of the blocks that admitting a prompt leaves free.'),
    reservedOutput: z
      .number()
      .min(0)
      .max(1)
      .describe('Share of the answers still to come that must have room when a prompt is admitted.'),
    preempt: z
      .enum(['recompute', 'never'])
      .describe('Without room the newest starts over; or the whole answer has its room from the start.'),
    blockTokens: z.int().min(1).max(4096).describe('Tokens of a block of the cache.'),
  })
  .describe('What decides which requests a step computes.');
export type SchedulerSetting = z.infer<typeof SchedulerSetting>;

/** A preset by its name, or with some of its fields changed. */
export const AskedScheduler = z.union([SchedulerName, SchedulerSetting.partial()]);
export type AskedScheduler = z.infer<typeof AskedScheduler>;
