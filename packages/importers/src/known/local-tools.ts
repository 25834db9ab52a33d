import { MEASURE_GGUF, MEASURE_SERVER } from './advice.ts';
import type { KnownTool } from './tool-sign.ts';

/** Tools of one machine: engines that time themselves, and scores of devices. */
export const LOCAL_TOOLS: readonly KnownTool[] = [
  {
    name: 'llama-bench',
    signs: [
      {
        text: /^\|\s*model\s*\|\s*size\s*\|\s*params\s*\|\s*backend\s*\|/m,
        shown: '| model | size | params | backend |',
      },
      { text: /^CREATE TABLE IF NOT EXISTS \w+ \(\s*build_commit/m, shown: 'CREATE TABLE … build_commit' },
      { text: /^INSERT INTO \w+ \(build_commit,/m, shown: 'INSERT INTO … build_commit' },
    ],
    advice: 'run `llama-bench` again with `-o json`, `-o jsonl` or `-o csv`',
  },
  {
    name: 'llama-batched-bench',
    signs: [
      { keys: ['n_kv_max', 'pp', 'tg', 'pl', 'speed_pp', 'speed_tg'] },
      { text: /^\|\s*PP\s*\|\s*TG\s*\|\s*B\s*\|\s*N_KV\s*\|/m, shown: '| PP | TG | B | N_KV |' },
    ],
    advice: 'run it with `--output-format jsonl`, or run `llama-bench -o json`',
  },
  {
    name: 'llama-server',
    signs: [
      { keys: ['timings.prompt_per_second', 'timings.predicted_per_second'] },
      {
        text: /^(?:.*(?:llama_print_timings|llama_perf_context_print|common_perf_print):)?\s*prompt eval time\s*=.*ms per token/m,
        shown: 'prompt eval time = … ms per token',
      },
    ],
    advice: `${MEASURE_GGUF}, or ${MEASURE_SERVER}`,
  },
  {
    name: 'ollama',
    signs: [
      { keys: ['total_duration', 'eval_count', 'eval_duration'] },
      { text: /^eval rate:\s+[\d.]+ tokens?\/s/m, shown: 'eval rate: … tokens/s' },
    ],
    advice: `keep the answer of \`/api/generate\` with \`"stream": false\`, ${MEASURE_GGUF}, or ${MEASURE_SERVER}`,
  },
  {
    name: 'llama-benchy',
    signs: [{ keys: ['latency_mode', 'benchmarks.[].pp_throughput', 'benchmarks.[].tg_throughput'] }],
    advice: `run \`llama-bench -o json\` with the same model, or ${MEASURE_SERVER}`,
  },
  {
    name: 'mlx-lm',
    signs: [
      { text: /Timing with prompt_tokens=\d+/, shown: 'Timing with prompt_tokens=' },
      { text: /^Averages: prompt_tps=/m, shown: 'Averages: prompt_tps=' },
    ],
    advice: `run \`llama-bench -o json\` with the same model, or serve it and ${MEASURE_SERVER}`,
  },
  {
    name: 'LM Studio',
    signs: [
      { keys: ['stats.tokens_per_second', 'stats.time_to_first_token', 'stats.generation_time'] },
      { keys: ['stats.tokens_per_second', 'stats.time_to_first_token', 'model_info'] },
      { keys: ['stats.tokensPerSecond', 'stats.timeToFirstTokenSec'] },
    ],
    advice: `${MEASURE_GGUF}, or start its server and ${MEASURE_SERVER}`,
  },
  {
    name: 'koboldcpp',
    signs: [
      { text: /Benchmark Completed - v?[\d.]+ Results:/, shown: 'Benchmark Completed - … Results:' },
      { columns: ['ProcessingTime', 'ProcessingSpeed', 'GenerationTime', 'GenerationSpeed'] },
    ],
    advice: `${MEASURE_GGUF}: its speeds are of one request in a context that is full`,
  },
  {
    name: 'LocalScore',
    signs: [
      { keys: ['results_summary.avg_prompt_tps', 'results_summary.avg_gen_tps'] },
      { keys: ['avg_prompt_tps', 'avg_gen_tps', 'avg_ttft_ms', 'performance_score'] },
      { text: /^\s*LocalScore:\s*\d+/m, shown: 'LocalScore: …' },
    ],
    advice: `${MEASURE_GGUF}: a score over several tests is none of one load`,
  },
  {
    name: 'MLPerf Client',
    signs: [
      { text: /2nd\+ Token Generation Rate/, shown: '2nd+ Token Generation Rate' },
      { keys: ['Benchmark Status', 'Overall Results'] },
      { keys: ['Scenario', 'Model', 'Category Results'] },
    ],
    advice: `${MEASURE_GGUF}, or serve the model and ${MEASURE_SERVER}: its scores are means over prompts of several lengths`,
  },
  {
    name: 'Geekbench AI',
    signs: [
      { keys: ['single_precision_score', 'half_precision_score', 'quantized_score'] },
      { text: /^Geekbench AI [\d.]+/m, shown: 'Geekbench AI …' },
    ],
    advice: 'measure a model of the catalogue: a score over ten workloads is no rate of one',
  },
  {
    name: 'OpenVINO',
    signs: [
      { columns: ['pretrain_time(s)', 'infer_count', '1st_latency(ms)', '2nd_avg_latency(ms)'] },
      { text: /^\[ INFO \] Throughput:\s+[\d.]+ FPS/m, shown: '[ INFO ] Throughput: … FPS' },
      { text: /^\[Step \d+\/\d+\] .*\n[^]*\[ INFO \]/m, shown: '[Step …] … [ INFO ]' },
    ],
    advice: `serve the model with OpenVINO Model Server and ${MEASURE_SERVER}`,
  },
];
