import type { Scheduler } from './scheduler.ts';

/** A scheduler as its project ships it. */
export interface SchedulerPreset {
  scheduler: Scheduler;
  /** Tokens of a block of the cache by default. */
  blockTokens: number;
  /** Release or state of the source that the values were read in. */
  version: string;
  /** Places where values stand, by field. */
  sources: Readonly<Partial<Record<keyof Scheduler | 'blockTokens', string>>>;
}

/** Defaults on a GPU of 70 GiB or more that is not an A100; smaller ones take 2,048 tokens and 256 sequences. */
const vllm: SchedulerPreset = {
  scheduler: {
    name: 'vllm-v1',
    policy: 'continuous',
    tokenBudget: 8192,
    maxSequences: 1024,
    chunked: true,
    prefillFirst: false,
    watermark: 0,
    reservedOutput: 0,
    preempt: 'recompute',
    overlapHost: true,
  },
  blockTokens: 16,
  version: 'vLLM V1 engine, main as of 2026',
  sources: {
    tokenBudget: 'vllm/engine/arg_utils.py, get_batch_defaults: 8192 for the API server',
    maxSequences: 'vllm/engine/arg_utils.py, get_batch_defaults: 1024 for the API server',
    chunked: 'vllm/engine/arg_utils.py: on for generative models',
    prefillFirst:
      'vllm/v1/core/sched/scheduler.py, schedule: running requests first, prompts fill the budget',
    preempt: 'vllm/v1/core/sched/scheduler.py: the last of the running list, back to the head of the queue',
    blockTokens: 'vllm/config/cache.py: 16 on CUDA',
  },
};

/** Defaults on a GPU of 35 to 160 GB. */
const sglang: SchedulerPreset = {
  scheduler: {
    name: 'sglang',
    policy: 'continuous',
    tokenBudget: 8192,
    maxSequences: 4096,
    chunked: true,
    prefillFirst: true,
    watermark: 0,
    reservedOutput: 0.7,
    preempt: 'recompute',
    overlapHost: true,
  },
  blockTokens: 1,
  version: 'SGLang, main as of 2026',
  sources: {
    tokenBudget: 'python/sglang/srt/server_args.py: chunked_prefill_size 8192 below 160 GB, 16384 above',
    maxSequences: 'python/sglang/srt/model_executor/model_runner.py: from the memory, 2048 to 4096',
    prefillFirst:
      'python/sglang/srt/managers/scheduler.py, get_next_batch_to_run: a prompt batch before a decode batch',
    reservedOutput:
      'python/sglang/srt/environ.py: SGLANG_INIT_NEW_TOKEN_RATIO 0.7 (its decay is not modelled)',
    preempt: 'python/sglang/srt/managers/schedule_batch.py, retract_decode',
    overlapHost: 'python/sglang/srt/server_args.py: overlap schedule on',
    blockTokens: 'python/sglang/srt/server_args.py: page_size 1',
  },
};

const tensorRt: SchedulerPreset = {
  scheduler: {
    name: 'trtllm-inflight',
    policy: 'continuous',
    tokenBudget: 8192,
    maxSequences: 2048,
    chunked: false,
    prefillFirst: false,
    watermark: 0,
    reservedOutput: 1,
    preempt: 'never',
    overlapHost: true,
  },
  blockTokens: 32,
  version: 'TensorRT-LLM 1.0',
  sources: {
    tokenBudget: 'tensorrt_llm/builder.py, BuildConfig: max_num_tokens 8192',
    maxSequences: 'tensorrt_llm/builder.py, BuildConfig: max_batch_size 2048',
    chunked: 'tensorrt_llm/llmapi/llm_args.py: enable_chunked_prefill false',
    preempt: 'tensorrt_llm/llmapi/llm_args.py: CapacitySchedulerPolicy GUARANTEED_NO_EVICT',
    blockTokens: 'tensorrt_llm/llmapi/llm_args.py: tokens_per_block 32',
  },
};

export const SCHEDULER_PRESETS = { 'vllm-v1': vllm, sglang, 'trtllm-inflight': tensorRt } as const;
export type SchedulerName = keyof typeof SCHEDULER_PRESETS;
