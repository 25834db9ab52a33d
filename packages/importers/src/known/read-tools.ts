import type { RunFormat } from '@inferbench/domain/terms/run-format';

/** A tool whose file is read: for people who look for their tool, and for files that are near it. */
export interface ReadTool {
  name: string;
  /** Command or place that makes its file. */
  make: string;
  /** Figures that are read of it. */
  reads: string;
  /** Facts that have to be stated beside it. */
  missing: string;
  /** Keys or columns that its files have. */
  keys: readonly string[];
}

const CHIP = 'chip, chips, precision';

export const READ_TOOLS: Readonly<Record<Exclude<RunFormat, 'AUTO'>, ReadTool>> = {
  RUN: {
    name: 'run document',
    make: 'by hand, or `inferbench import … --json`',
    reads: 'all of it',
    missing: 'what it leaves out',
    keys: ['schema', 'source', 'system', 'model', 'precision', 'techniques', 'points'],
  },
  MEASUREMENT: {
    name: 'inferbench measure',
    make: '`inferbench measure`',
    reads: 'every request, counters of the server, power; a point a stage',
    missing: 'what its header does not state',
    keys: ['record', 'stage', 'schema'],
  },
  VLLM: {
    name: 'vLLM',
    make: '`vllm bench serve … --save-result`, `vllm bench latency|throughput --output-json F`',
    reads: 'counts, tokens, rate, TTFT, TPOT, ITL, E2E; single requests with `--save-detailed`',
    missing: `${CHIP}, version of the server`,
    keys: [
      'model_id',
      'num_prompts',
      'request_rate',
      'max_concurrency',
      'duration',
      'completed',
      'mean_ttft_ms',
      'mean_tpot_ms',
      'mean_itl_ms',
      'avg_latency',
      'elapsed_time',
    ],
  },
  SGLANG: {
    name: 'SGLang',
    make: '`python -m sglang.bench_serving … --output-file F`, `sglang.bench_one_batch … --result-filename F`',
    reads:
      'counts, tokens, rate, TTFT, TPOT, ITL, E2E; single requests with `--output-details`; prefill, step and whole of a batch',
    missing: `model, ${CHIP}`,
    keys: [
      'backend',
      'dataset_name',
      'random_input_len',
      'random_output_len',
      'mean_e2e_latency_ms',
      'batch_size',
      'input_len',
      'output_len',
      'prefill_latency',
    ],
  },
  SERVING_CONSOLE: {
    name: 'the console of vLLM and SGLang',
    make: 'what `vllm bench serve` or `python -m sglang.bench_serving` prints at its end; a file of `--save-result` or `--output-file` holds more',
    reads: 'counts, tokens, rate, TTFT, TPOT, ITL, E2E with the digits that are printed',
    missing: `model, lengths where not printed, ${CHIP}`,
    keys: ['Serving Benchmark Result', 'Successful requests', 'Benchmark duration', 'Mean TTFT'],
  },
  AIPERF: {
    name: 'aiperf',
    make: '`aiperf profile …` → `profile_export_aiperf.json`, `.csv`, `profile_export.jsonl`',
    reads: 'every metric by the unit beside it, load, single requests, telemetry',
    missing: CHIP,
    keys: [
      'input_config',
      'request_latency',
      'time_to_first_token',
      'inter_token_latency',
      'output_token_throughput',
      'benchmark_duration',
    ],
  },
  GENAI_PERF: {
    name: 'genai-perf',
    make: '`genai-perf profile …` → `profile_export_genai_perf.json`, `.csv`',
    reads: 'rates and latencies by the unit beside them',
    missing: `${CHIP}, duration`,
    keys: [
      'request_throughput',
      'request_latency',
      'time_to_first_token',
      'input_config',
      'output_sequence_length',
    ],
  },
  LLAMA_BENCH: {
    name: 'llama-bench',
    make: '`llama-bench …` as it prints it, or with `-o json`, `-o jsonl`, `-o csv`, `-o sql`',
    reads: 'prompt and answer tests with their repetitions',
    missing: CHIP,
    keys: ['build_commit', 'model_filename', 'n_prompt', 'n_gen', 'avg_ns', 'avg_ts', 'n_gpu_layers'],
  },
  LLAMA_BATCHED_BENCH: {
    name: 'llama-batched-bench',
    make: '`llama-batched-bench … --output-format jsonl`, or the table that it prints',
    reads: 'prompts and steps of each batch',
    missing: `model, ${CHIP}`,
    keys: ['pp', 'tg', 'pl', 'n_kv', 't_pp', 't_tg', 'speed_tg'],
  },
  LLAMA_SERVER: {
    name: 'llama-server',
    make: 'answers of `/completion` or `/v1/chat/completions` with `timings`, or the lines of its log',
    reads: 'prompt and answer of each request, tokens and times',
    missing: CHIP,
    keys: ['timings', 'prompt_n', 'prompt_ms', 'predicted_n', 'predicted_ms', 'generation_settings'],
  },
  LLAMA_BENCHY: {
    name: 'llama-benchy',
    make: '`llama-benchy … --format json --save-result F`',
    reads: 'prompts and answers of each combination with their spread',
    missing: `${CHIP}, framework`,
    keys: ['benchmarks', 'latency_mode', 'latency_ms', 'pp_throughput', 'tg_throughput'],
  },
  OLLAMA: {
    name: 'ollama',
    make: 'the last answer of `/api/generate` or `/api/chat`, or what `ollama run --verbose` prints',
    reads: 'prompt and answer of each request, tokens and times',
    missing: CHIP,
    keys: ['total_duration', 'load_duration', 'prompt_eval_count', 'eval_count', 'eval_duration'],
  },
  MLX_LM: {
    name: 'mlx-lm',
    make: 'what `mlx_lm.benchmark` prints',
    reads: 'prompts and steps of each trial',
    missing: `model, ${CHIP}`,
    keys: ['Timing with prompt_tokens', 'prompt_tps', 'generation_tps', 'Averages'],
  },
  EVALSCOPE: {
    name: 'EvalScope',
    make: '`evalscope perf …` → `benchmark_summary.json`, with `benchmark_percentile.json`',
    reads: 'counts, rate, load, TTFT, TPOT, E2E; percentiles with the second file',
    missing: `model, ${CHIP}`,
    keys: [
      'Time taken for tests (s)',
      'Succeed requests',
      'Output token throughput (tok/s)',
      'Number of concurrency',
    ],
  },
  GUIDELLM: {
    name: 'guidellm',
    make: '`guidellm benchmark … --output-path benchmarks.json`, or `.csv`',
    reads: 'each load of the sweep: counts, window, TTFT, TPOT, E2E',
    missing: CHIP,
    keys: ['benchmarks', 'metadata', 'args', 'type_', 'scheduler_metrics'],
  },
  LLMPERF: {
    name: 'llmperf',
    make: '`token_benchmark_ray.py … --results-dir D` → `*_summary.json` with `*_individual_responses.json`',
    reads: 'counts, TTFT, E2E, concurrency; all statistics with the responses',
    missing: `${CHIP}, start`,
    keys: [
      'num_concurrent_requests',
      'results_num_completed_requests',
      'results_ttft_s_mean',
      'end_to_end_latency_s',
      'error_code',
    ],
  },
  INFERENCE_PERF: {
    name: 'inference-perf',
    make: 'its report folder: `stage_N_lifecycle_metrics.json`, `config.yaml`',
    reads: 'a point a stage; single requests where they are kept',
    missing: CHIP,
    keys: ['load_summary', 'successes', 'failures', 'requested_rate', 'send_duration'],
  },
  INFERENCEX: {
    name: 'InferenceX',
    make: '`agg_*.json`, `agg_bmk.json`, combined or agentic rows',
    reads: 'rates a GPU × GPUs, TTFT, TPOT, E2E, power of the boards; a row a run',
    missing: 'chip (a name)',
    keys: [
      'hw',
      'conc',
      'isl',
      'osl',
      'tput_per_gpu',
      'output_tput_per_gpu',
      'median_intvty',
      'infmax_model_prefix',
    ],
  },
  TRTLLM_BENCH: {
    name: 'trtllm-bench',
    make: '`trtllm-bench … throughput … --streaming --report_json r.json`, or what it prints',
    reads: 'counts, TTFT, TPOT, E2E, system',
    missing: 'chip (a name), load',
    keys: ['engine', 'world_info', 'request_info', 'performance', 'streaming_metrics'],
  },
  MLPERF: {
    name: 'MLPerf Inference and Endpoints',
    make: '`mlperf_log_summary.txt` with `mlperf_log_detail.txt`, `systems/*.json`, `measurements.json`; `performance/result_summary.json`',
    reads: 'rate and latencies of the scenario, system, window for power',
    missing: 'model, prompt lengths',
    keys: [
      'qps',
      'tps',
      'duration_ns',
      'accelerator_model_name',
      'accelerators_per_node',
      'weight_data_types',
    ],
  },
  OPTIMUM_BENCHMARK: {
    name: 'optimum-benchmark',
    make: '`benchmark.json`, or `benchmark_report.json` with `benchmark_config.json`',
    reads: 'prefill and decode, calls and passes with their values',
    missing: CHIP,
    keys: ['report', 'config', 'prefill', 'decode', 'per_token', 'latency', 'throughput'],
  },
  TIMM: {
    name: 'timm',
    make: '`benchmark.py --bench infer --results-file r.csv`',
    reads: 'images a second and time of a batch; a row a run',
    missing: CHIP,
    keys: ['model', 'infer_samples_per_sec', 'infer_step_time', 'infer_batch_size', 'infer_img_size'],
  },
  ML_ENERGY: {
    name: 'ML.ENERGY',
    make: '`data/` of the leaderboard, one JSON a point; v3 `MODEL__TASK.json`',
    reads: 'mean batch, rate, ITL, power and energy; images',
    missing: 'chip (a name)',
    keys: [
      'model_id',
      'gpu_model',
      'energy_per_token_joules',
      'configurations',
      'output_throughput_tokens_per_sec',
    ],
  },
  LLM_D: {
    name: 'llm-d',
    make: '`br_v0_*.yaml` or `.json` of llm-d-benchmark or inference-perf',
    reads: 'counts, lengths, all latencies by their unit, every engine of the stack',
    missing: 'chip (a name), precision',
    keys: ['version', 'scenario', 'metrics', 'run', 'results'],
  },
};
