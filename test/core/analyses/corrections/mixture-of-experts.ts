import type { LanguageModel } from '@inferbench/domain/models/model';
import {
  activeParameters,
  embeddingParameters,
  totalParameters,
} from '@inferbench/domain/models/parameter-count';
import { decodeLoad } from '@inferbench/domain/models/step-load';
import { graphFlops, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import { type CorrectionFacts, languageModelOf, type Recomputations } from './facts.ts';
import { bodyFlops, decodeGraph, headFlops, operatorFlops } from './language-step.ts';

const mixtral = (facts: CorrectionFacts): LanguageModel => languageModelOf(facts, 'mixtral-8x7b');

/** FLOPs of one token without attention over the cache, and the 16-bit bytes that a batch reads for it. */
function step(facts: CorrectionFacts, batch: number): { flops: number; bytes: number } {
  const graph = decodeGraph(mixtral(facts));
  return {
    flops: batch * (bodyFlops(graph) + headFlops(graph)),
    bytes: graphWeightBytes(graph, batch),
  };
}

/** Mixtral's experts behind the attention projections of Llama 3 70B, without router and head. */
function mixedFlops(facts: CorrectionFacts): number {
  const llama = decodeGraph(languageModelOf(facts, 'llama-3-70b'));
  const moe = decodeGraph(mixtral(facts));
  const experts = operatorFlops(moe, 'routed_experts_up') + operatorFlops(moe, 'routed_experts_down');
  const attention = operatorFlops(llama, 'qkv_proj') + operatorFlops(llama, 'o_proj');
  return mixtral(facts).layers * (attention + experts);
}

/** Mixtral 8x7B in decode. */
export const MIXTURE_OF_EXPERTS: Recomputations = {
  'mixtral-flops': (facts) => {
    const graph = decodeGraph(mixtral(facts));
    return [
      step(facts, 1).flops,
      ...[2048, 4096, 8192].map((context) => graphFlops(graph, decodeLoad(1, context))),
      mixedFlops(facts),
    ];
  },
  // The published count includes the input embedding table.
  'mixtral-active-parameters': (facts) => [
    activeParameters(mixtral(facts)) + embeddingParameters(mixtral(facts)),
    totalParameters(mixtral(facts)),
  ],
  'mixtral-intensity-b1': (facts) => [
    step(facts, 1).flops / step(facts, 1).bytes,
    mixedFlops(facts) / (2 * totalParameters(mixtral(facts))),
  ],
  'mixtral-batch-sensitive': (facts) => [
    step(facts, 16).bytes / step(facts, 1).bytes,
    ...[1, 2, 4, 8, 16].map((batch) => step(facts, batch).flops / step(facts, batch).bytes),
  ],
};
