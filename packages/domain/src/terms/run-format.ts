import { keysOf } from '@inferbench/units/keys-of';
import { z } from 'zod';

/** Formats in which a run can be submitted, and what each is. */
export const RUN_FORMATS = {
  AUTO: 'Detected by content.',
  RUN: "InferBench's own run document.",
  MEASUREMENT: '`inferbench measure`, JSON lines.',
  VLLM: '`vllm bench serve`, `latency` or `throughput`.',
  SGLANG:
    "SGLang's `bench_serving`, `bench_one_batch`, `bench_one_batch_server` or `bench_offline_throughput`.",
  SERVING_CONSOLE: 'What the serving benchmarks of vLLM and SGLang print.',
  AIPERF: "NVIDIA aiperf's JSON, CSV or records.",
  GENAI_PERF: "NVIDIA genai-perf's JSON or CSV.",
  LLAMA_BENCH: "llama.cpp's `llama-bench`: table, JSON, JSON lines, CSV or SQL.",
  LLAMA_BATCHED_BENCH: "llama.cpp's `llama-batched-bench`: JSON lines or table.",
  LLAMA_SERVER: "Timings of llama.cpp's `llama-server`, of an answer or of its log.",
  LLAMA_BENCHY: "llama-benchy's JSON.",
  OLLAMA: "ollama's answers, or what `ollama run --verbose` prints.",
  MLX_LM: 'What `mlx_lm.benchmark` prints.',
  EVALSCOPE: '`evalscope perf`, its summary.',
  GUIDELLM: '`guidellm benchmark`, JSON.',
  LLMPERF: "LLMPerf's summary or single responses.",
  INFERENCE_PERF: "inference-perf's stage files.",
  INFERENCEX: 'InferenceX aggregates.',
  TRTLLM_BENCH: '`trtllm-bench --report_json`.',
  MLPERF: 'MLPerf LoadGen logs, and summaries of MLPerf Endpoints.',
  OPTIMUM_BENCHMARK: "optimum-benchmark's report.",
  TIMM: "timm's `benchmark.py`, CSV.",
  ML_ENERGY: 'Points of the ML.ENERGY leaderboard, v3 included.',
  LLM_D: 'A Benchmark Report of llm-d, YAML or JSON.',
} as const;

export const RunFormat = z.enum(keysOf(RUN_FORMATS));
export type RunFormat = z.infer<typeof RunFormat>;
