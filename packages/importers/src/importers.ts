import { aiperf, genaiPerf } from './aiperf.ts';
import { guidellm } from './guidellm.ts';
import type { Importer } from './importer.ts';
import { llamaBench } from './llama-bench.ts';
import { runDocument } from './run-document.ts';
import { sglangOneBatch } from './sglang-one-batch.ts';
import { sglangServing } from './sglang-serving.ts';
import { vllmLatency } from './vllm-latency.ts';
import { vllmServe } from './vllm-serve.ts';
import { vllmThroughput } from './vllm-throughput.ts';

/** One line a kind of file; detection is by content, in this order: what has a schema of its own comes first. */
export const IMPORTERS: readonly Importer[] = [
  runDocument,
  llamaBench,
  guidellm,
  aiperf,
  genaiPerf,
  vllmServe,
  vllmLatency,
  vllmThroughput,
  sglangServing,
  sglangOneBatch,
];
