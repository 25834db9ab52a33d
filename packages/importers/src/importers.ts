import { aiperf, genaiPerf } from './aiperf.ts';
import { guidellm } from './guidellm.ts';
import type { Importer } from './importer.ts';
import { inferencePerf } from './inference-perf.ts';
import { inferencex } from './inferencex.ts';
import { llamaBench } from './llama-bench.ts';
import { llmD } from './llm-d.ts';
import { llmperf } from './llmperf.ts';
import { measurement } from './measurement.ts';
import { mlEnergy } from './ml-energy.ts';
import { mlEnergyV3 } from './ml-energy-v3.ts';
import { mlperf } from './mlperf.ts';
import { optimumBenchmark } from './optimum-benchmark.ts';
import { runDocument } from './run-document.ts';
import { sglangOneBatch } from './sglang-one-batch.ts';
import { sglangServing } from './sglang-serving.ts';
import { timm } from './timm.ts';
import { trtllmBench } from './trtllm-bench.ts';
import { vllmLatency } from './vllm-latency.ts';
import { vllmServe } from './vllm-serve.ts';
import { vllmThroughput } from './vllm-throughput.ts';

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
  llmperf,
  inferencePerf,
  trtllmBench,
  mlperf,
  optimumBenchmark,
  timm,
  mlEnergy,
];
