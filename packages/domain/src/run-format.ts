import { z } from 'zod';

/** Formats in which a run can be submitted. AUTO detects by content. */
export const RunFormat = z.enum([
  'AUTO',
  'RUN',
  'VLLM',
  'SGLANG',
  'AIPERF',
  'GENAI_PERF',
  'LLAMA_BENCH',
  'GUIDELLM',
  'LLMPERF',
  'INFERENCE_PERF',
  'INFERENCEX',
  'TRTLLM_BENCH',
  'MLPERF',
  'OPTIMUM_BENCHMARK',
  'TIMM',
  'ML_ENERGY',
  'LLM_D',
]);
export type RunFormat = z.infer<typeof RunFormat>;
