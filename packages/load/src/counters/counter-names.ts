import type { CounterServer, ServerCounters } from '@inferbench/domain/runs/measurement/counters';

/** Names of one figure in the order in which they are asked for: later ones are those of older versions. */
type Names = Readonly<Partial<Record<keyof ServerCounters, readonly string[]>>>;

/** Counters with and without the suffix that newer clients of Prometheus add. */
const total = (name: string): string[] => [`${name}_total`, name];

/**
 * How each server calls what it counts. https://docs.vllm.ai/en/stable/usage/metrics/,
 * https://docs.sglang.io/references/production_metrics.html,
 * https://huggingface.co/docs/text-generation-inference/reference/metrics,
 * https://github.com/ggml-org/llama.cpp/tree/master/tools/server (read 2026-11-23)
 */
export const COUNTER_NAMES: Readonly<Record<CounterServer, Names>> = {
  vllm: {
    // Before version 1 of its engine they were counted in blocks and as `gpu_prefix_cache_*`: another unit, so not read.
    prefixCacheQueriedTokens: total('vllm:prefix_cache_queries'),
    prefixCacheHitTokens: total('vllm:prefix_cache_hits'),
    drafts: total('vllm:spec_decode_num_drafts'),
    draftTokens: total('vllm:spec_decode_num_draft_tokens'),
    acceptedDraftTokens: total('vllm:spec_decode_num_accepted_tokens'),
    promptTokens: total('vllm:prompt_tokens'),
    generatedTokens: total('vllm:generation_tokens'),
    kvUsedRatio: ['vllm:kv_cache_usage_perc', 'vllm:gpu_cache_usage_perc'],
    runningRequests: ['vllm:num_requests_running'],
    waitingRequests: ['vllm:num_requests_waiting'],
  },
  sglang: {
    // All prompts are looked up in its radix cache.
    prefixCacheQueriedTokens: total('sglang:prompt_tokens'),
    prefixCacheHitTokens: total('sglang:cached_tokens'),
    promptTokens: total('sglang:prompt_tokens'),
    generatedTokens: total('sglang:generation_tokens'),
    kvUsedRatio: ['sglang:token_usage'],
    runningRequests: ['sglang:num_running_reqs'],
    waitingRequests: ['sglang:num_queue_reqs'],
  },
  tgi: {
    promptTokens: ['tgi_request_input_length_sum'],
    generatedTokens: ['tgi_request_generated_tokens_sum'],
    runningRequests: ['tgi_batch_current_size'],
    waitingRequests: ['tgi_queue_size'],
  },
  'llama.cpp': {
    promptTokens: ['llamacpp:prompt_tokens_total'],
    generatedTokens: ['llamacpp:tokens_predicted_total'],
    kvUsedRatio: ['llamacpp:kv_cache_usage_ratio'],
    runningRequests: ['llamacpp:requests_processing'],
    waitingRequests: ['llamacpp:requests_deferred'],
  },
};
