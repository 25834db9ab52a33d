import { z } from 'zod';

const total = z.number().nonnegative().max(1e18);

/** What servers count, in one vocabulary: totals since their start, but for the three that are of the moment. */
export const ServerCounters = z.strictObject({
  prefixCacheQueriedTokens: total.optional().describe('Prompt tokens that were looked up.'),
  prefixCacheHitTokens: total.optional().describe('Prompt tokens that the prefix cache answered.'),
  draftTokens: total.optional().describe('Tokens that were drafted.'),
  acceptedDraftTokens: total.optional().describe('Drafted tokens that were accepted.'),
  drafts: total.optional().describe('Steps that drafted.'),
  promptTokens: total.optional(),
  generatedTokens: total.optional(),
  kvUsedRatio: z.number().min(0).max(1).optional().describe('Share of the cache in use, at the moment.'),
  runningRequests: total.optional().describe('At the moment.'),
  waitingRequests: total.optional().describe('At the moment.'),
});
export type ServerCounters = z.infer<typeof ServerCounters>;

export const CounterServer = z.enum(['vllm', 'sglang', 'tgi', 'llama.cpp']);
export type CounterServer = z.infer<typeof CounterServer>;
