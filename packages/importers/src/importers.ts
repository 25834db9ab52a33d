import { aiperf, genaiPerf } from './tools/aiperf/aiperf.ts';
import { guidellm } from './tools/guidellm/guidellm.ts';
import type { Importer } from './shared/importer.ts';
import { inferencePerf } from './tools/inference-perf/inference-perf.ts';
import { inferencex } from './tools/inferencex/inferencex.ts';
import { llamaBench } from './tools/llama-bench/llama-bench.ts';
import { llmD } from './tools/llm-d/llm-d.ts';
import { llmperf } from './tools/llmperf/llmperf.ts';
import { measurement } from './tools/measurement/measurement.ts';
import { mlEnergy } from './tools/ml-energy/ml-energy.ts';
import { mlEnergyV3 } from './tools/ml-energy/v3.ts';
import { mlperf } from './tools/mlperf/mlperf.ts';
import { optimumBenchmark } from './tools/optimum/benchmark.ts';
import { runDocument } from './content/run-document.ts';
import { sglangOneBatch } from './tools/sglang/one-batch.ts';
import { sglangOffline } from './tools/sglang/offline.ts';
import { sglangOneBatchServer } from './tools/sglang/one-batch-server.ts';
import { servingConsole } from './tools/serving-console/serving-console.ts';
import { llamaBatchedBench } from './tools/llama-batched-bench/llama-batched-bench.ts';
import { llamaServer } from './tools/llama-server/llama-server.ts';
import { llamaBenchy } from './tools/llama-benchy/llama-benchy.ts';
import { ollama } from './tools/ollama/ollama.ts';
import { mlxLm } from './tools/mlx-lm/mlx-lm.ts';
import { evalscope } from './tools/evalscope/evalscope.ts';
import { sglangServing } from './tools/sglang/serving.ts';
import { timm } from './tools/timm/timm.ts';
import { trtllmBench } from './tools/trtllm/bench.ts';
import { vllmLatency } from './tools/vllm/latency.ts';
import { vllmServe } from './tools/vllm/serve.ts';
import { vllmThroughput } from './tools/vllm/throughput.ts';

/**
 * One line a kind of file; detection is by content, in this order: what has a schema of its own comes first, and
 * InferenceX before vLLM, from whose file its study differs by keys without a unit.
 */
export const IMPORTERS: readonly Importer[] = [
  runDocument,
  measurement,
  mlEnergyV3,
  llmD,
  llamaBench,
  guidellm,
  aiperf,
  genaiPerf,
  inferencex,
  vllmServe,
  vllmLatency,
  vllmThroughput,
  sglangServing,
  sglangOneBatch,
  sglangOneBatchServer,
  sglangOffline,
  servingConsole,
  llamaBatchedBench,
  llamaServer,
  llamaBenchy,
  ollama,
  mlxLm,
  evalscope,
  llmperf,
  inferencePerf,
  trtllmBench,
  mlperf,
  optimumBenchmark,
  timm,
  mlEnergy,
];
