import { marketedBytes } from '@inferbench/domain/chips/marketed-size';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { decodeLoad, kvBytesPerSequence } from '@inferbench/domain/models/step-load';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import {
  chipOf,
  type CorrectionFacts,
  languageModelOf,
  present,
  type Recomputations,
  type Recompute,
  ridgeOf,
} from './facts.ts';
import {
  bodyFlops,
  decodeGraph,
  decodeIntensity,
  endlessBatchIntensity,
  headFlops,
  pairFlops,
} from './language-step.ts';

const llamaGraph = (facts: CorrectionFacts) => decodeGraph(languageModelOf(facts, 'llama-3-70b'));
const weightBytes = (facts: CorrectionFacts) => 2 * totalParameters(languageModelOf(facts, 'llama-3-70b'));
const a100Ridge = (facts: CorrectionFacts) => ridgeOf(chipOf(facts, 'nvidia-a100-sxm4-80gb'), 'bf16');

/** Operations without output head, attention and cache: the counting of the claims. */
const bodyOf =
  (batch: number): Recompute =>
  (facts) => [batch * bodyFlops(llamaGraph(facts))];
const bodyIntensity =
  (batch: number): Recompute =>
  (facts) => [(batch * bodyFlops(llamaGraph(facts))) / weightBytes(facts)];

/** Batch at which a decode step at this context reaches the ridge: B·F = ridge·(W + B·K), solved for B. */
function batchAtRidge(facts: CorrectionFacts, context: number): number {
  const graph = llamaGraph(facts);
  const flops = graphFlops(graph, decodeLoad(1, context));
  const cache = kvBytesPerSequence(graph.kvCache, context);
  const ridge = a100Ridge(facts);
  return (ridge * weightBytes(facts)) / (flops - ridge * cache);
}

/** Context above which no batch reaches the ridge: (F + p·S) ÷ (k·S) = ridge, solved for S. */
function contextAtRidge(facts: CorrectionFacts): number {
  const graph = llamaGraph(facts);
  const perKey = a100Ridge(facts) * kvBytesPerSequence(graph.kvCache, 1) - pairFlops(graph);
  return (bodyFlops(graph) + headFlops(graph)) / perKey;
}

/** Decode of Llama 3 70B on an A100, and its KV cache. */
export const TRANSFORMER_DECODE: Recomputations = {
  'llama-decode-flops-b1': (facts) => {
    const graph = llamaGraph(facts);
    return [bodyFlops(graph), bodyFlops(graph) + headFlops(graph)];
  },
  'llama-decode-intensity-b1': (facts) => [
    bodyFlops(llamaGraph(facts)) / weightBytes(facts),
    decodeIntensity(llamaGraph(facts), 1, 1),
  ],
  'llama-decode-flops-b8': bodyOf(8),
  'llama-decode-intensity-b8': bodyIntensity(8),
  'llama-decode-flops-b32': bodyOf(32),
  'llama-decode-intensity-b32': bodyIntensity(32),
  'llama-decode-flops-b128': bodyOf(128),
  'llama-decode-intensity-b128': bodyIntensity(128),
  'llama-decode-flops-b256': bodyOf(256),
  'llama-decode-intensity-b256': bodyIntensity(256),
  'llama-b256-balanced': (facts) => [
    (256 * bodyFlops(llamaGraph(facts))) / weightBytes(facts) / a100Ridge(facts),
    a100Ridge(facts),
    ridgeOf(chipOf(facts, 'nvidia-a100-sxm4-40gb'), 'bf16'),
  ],
  'llama-decode-intensity-without-cache': (facts) => {
    const graph = llamaGraph(facts);
    return [
      decodeIntensity(graph, 256, 8192),
      decodeIntensity(graph, 256, 2048),
      decodeIntensity(graph, 256, 32_768),
      decodeIntensity(graph, 128, 2048),
      decodeIntensity(graph, 128, 8192),
      decodeIntensity(graph, 128, 32_768),
    ];
  },
  'batch-makes-decode-compute-bound': (facts) => {
    const graph = llamaGraph(facts);
    return [
      contextAtRidge(facts),
      batchAtRidge(facts, 2048),
      ...[2048, 4096, 8192].map((context) => endlessBatchIntensity(graph, context)),
    ];
  },
  'a100-decode-utilisation': (facts) => [
    bodyFlops(llamaGraph(facts)) / weightBytes(facts) / a100Ridge(facts),
  ],
  'decode-attention-quadratic': (facts) => {
    const graph = llamaGraph(facts);
    return [pairFlops(graph) * 131_072];
  },
  'llama-kv-8192': (facts) => [kvBytesPerSequence(llamaGraph(facts).kvCache, 8192)],
  'llama-kv-b256': (facts) => [256 * kvBytesPerSequence(llamaGraph(facts).kvCache, 8192)],
  'llama-kv-exceeds-h100': (facts) => {
    const { capacity } = present(chipOf(facts, 'nvidia-h100-sxm5-80gb').memory, 'memory of the H100');
    return [(256 * kvBytesPerSequence(llamaGraph(facts).kvCache, 8192)) / marketedBytes(capacity)];
  },
};
