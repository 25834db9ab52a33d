import { MEASURE_SERVER } from './advice.ts';
import type { KnownTool } from './tool-sign.ts';

/** Load generators of language models, and what serving stacks print of themselves. */
export const SERVING_TOOLS: readonly KnownTool[] = [
  {
    name: 'vLLM or SGLang, printed',
    signs: [
      { text: /=+ Serving Benchmark Result =+/, shown: '= Serving Benchmark Result =' },
      {
        text: /^Throughput: [\d.]+ requests\/s, [\d.]+ (?:total )?tokens\/s/m,
        shown: 'Throughput: … requests/s, … tokens/s',
      },
      { text: /^Avg latency: [\d.]+ seconds/m, shown: 'Avg latency: … seconds' },
    ],
    advice:
      'give the file of `vllm bench serve … --save-result`, `vllm bench latency|throughput --output-json F` or `sglang.bench_serving --output-file F`',
  },
  {
    name: 'SGLang one batch on a server',
    signs: [{ keys: ['batch_size', 'input_len', 'output_len', 'input_throughput', 'last_ttft'] }],
    advice:
      'give the file of `sglang.bench_one_batch --result-filename F` or `sglang.bench_serving --output-file F`',
  },
  {
    name: 'SGLang offline throughput',
    signs: [
      { keys: ['successful_requests', 'total_latency', 'total_output_tokens', 'total_throughput'] },
      { text: /=+ Offline Throughput Benchmark Result =+/, shown: '= Offline Throughput Benchmark Result =' },
    ],
    advice: 'give the file of `sglang.bench_serving --output-file F`',
  },
  {
    name: 'EvalScope',
    signs: [
      { keys: ['Number of concurrency', 'Total requests', 'Succeed requests', 'Average latency (s)'] },
      { keys: ['Percentiles', 'TTFT (s)', 'Latency (s)'] },
      { text: /Benchmarking summary:\s*\n\+[-=]+\+/, shown: 'Benchmarking summary:' },
    ],
    advice: `give benchmark_summary.json of \`evalscope perf\`, or ${MEASURE_SERVER}`,
  },
  {
    name: 'lmdeploy',
    signs: [
      { columns: ['batch', 'RPS', 'RPM', 'FTL(ave)(s)'] },
      { columns: ['batch', 'prompt_tokens', 'completion_tokens', 'FTL(ave)(s)'] },
    ],
    advice: `start \`lmdeploy serve api_server\` and ${MEASURE_SERVER}`,
  },
  {
    name: 'Hugging Face inference-benchmarker',
    signs: [
      {
        keys: [
          'results.[].executor_type',
          'results.[].inter_token_latency_ms_avg',
          'results.[].token_throughput_secs',
        ],
      },
    ],
    advice: MEASURE_SERVER,
  },
  {
    name: 'TGI benchmark',
    signs: [
      {
        text: /^\|\s*Step\s*\|\s*Batch Size\s*\|\s*(?:Average|p50)\s*\|/im,
        shown: '| Step | Batch Size | Average |',
      },
    ],
    advice: `start text-generation-inference and ${MEASURE_SERVER}`,
  },
  {
    name: 'genai-bench',
    signs: [
      { keys: ['aggregated_metrics', 'individual_request_metrics'] },
      { keys: ['traffic_scenario', 'server_engine', 'num_concurrency'] },
    ],
    advice: MEASURE_SERVER,
  },
  {
    name: 'JetStream',
    signs: [
      { keys: ['metrics.request_inthroughput', 'dimensions'] },
      { keys: ['metrics.mean_ttst_ms', 'dimensions'] },
      { keys: ['request_inthroughput', 'mean_ttft_ms', 'total_output_tokens'] },
    ],
    advice: `start its server and ${MEASURE_SERVER}`,
  },
  {
    name: 'perf_analyzer',
    signs: [
      { columns: ['Concurrency', 'Inferences/Second', 'Client Send'] },
      { columns: ['Request Rate', 'Inferences/Second', 'Client Send'] },
      { text: /^\*{3} Measurement Settings \*{3}/m, shown: '*** Measurement Settings ***' },
    ],
    advice: 'run `genai-perf profile` or `aiperf profile` on the same endpoint: inferences are no tokens',
  },
  {
    name: 'GPUStack',
    signs: [
      { keys: ['gpustack_version', 'request_throughput'] },
      { keys: ['requests_per_second_mean', 'time_to_first_token_mean', 'time_per_output_token_mean'] },
      { text: /^gpustack[- ]benchmark/im, shown: 'gpustack-benchmark' },
    ],
    advice: `give the raw report of guidellm that it keeps, or ${MEASURE_SERVER}`,
  },
  {
    name: 'neuronperf',
    signs: [
      { columns: ['n_models', 'workers_per_model', 'throughput_avg', 'latency_ms_p50'] },
      { keys: ['n_models', 'workers_per_model', 'throughput_avg', 'latency_ms_p50'] },
    ],
    advice: `serve the model with vLLM on Neuron and ${MEASURE_SERVER}`,
  },
  {
    name: 'MAD',
    signs: [{ columns: ['model', 'n_gpus', 'gpu_architecture', 'performance', 'metric'] }],
    advice:
      'give the result file that the benchmark inside the container wrote, for vLLM that of `--save-result`',
  },
];
