import type { Importer } from './importer.ts';
import { inferencePerf } from './inference-perf.ts';
import { inferencex } from './inferencex.ts';
import { llmperf } from './llmperf.ts';
import { mlEnergy } from './ml-energy.ts';
import { mlperf } from './mlperf.ts';
import { optimumBenchmark } from './optimum-benchmark.ts';
import { runDocument } from './run-document.ts';
import { timm } from './timm.ts';
import { trtllmBench } from './trtllm-bench.ts';
import { vllmServe } from './vllm-serve.ts';

/**
 * One line a kind of file; detection is by content, in this order: what has a schema of its own comes first, and
 * InferenceX before vLLM, from whose file its study differs by keys without a unit.
 */
export const IMPORTERS: readonly Importer[] = [
  runDocument,
  inferencex,
  vllmServe,
  llmperf,
  inferencePerf,
  trtllmBench,
  mlperf,
  optimumBenchmark,
  timm,
  mlEnergy,
];
