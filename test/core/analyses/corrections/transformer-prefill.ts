import type { LanguageModel } from '@inferbench/domain/models/model';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { prefillLoad } from '@inferbench/domain/models/step-load';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import { type CorrectionFacts, languageModelOf, type Recomputations } from './facts.ts';
import { decodeGraph, headFlops, operatorFlops, pairFlops, prefillGraph } from './language-step.ts';
import { matrixTrafficBytes } from './matrix-traffic.ts';

const PROMPT_TOKENS = 2048;
const PROMPT = prefillLoad(1, PROMPT_TOKENS);
const BYTES = 2;

const llama = (facts: CorrectionFacts): LanguageModel => languageModelOf(facts, 'llama-3-70b');
const weightBytes = (model: LanguageModel): number => BYTES * totalParameters(model);

/** Queries, keys and values as products of their own. */
const unfusedGraph = (facts: CorrectionFacts) => prefillGraph(llama(facts), { activationTraffic: 'unfused' });

/** Every token charged with all keys of the prompt, no output head: how the claims count. */
function uncausalFlops(model: LanguageModel): number {
  const graph = prefillGraph(model, { attentionFlops: 'uncausal' });
  return graphFlops(graph, PROMPT) - headFlops(graph);
}

/** FLOP per byte of weights and unfused activations; `gate` adds the gate product's two inputs and its output. */
function unfusedIntensity(model: LanguageModel, gate: boolean, scores: boolean): number {
  const graph = prefillGraph(model, { activationTraffic: 'unfused' });
  const activations = matrixTrafficBytes(graph, PROMPT, { activation: gate });
  // Scores are written, read by the softmax, written again and read by the value product; no graph moves them.
  const square = scores ? 4 * BYTES * model.layers * model.heads * PROMPT_TOKENS * PROMPT_TOKENS : 0;
  return uncausalFlops(model) / (weightBytes(model) + activations + square);
}

/** Counting the operations of Llama 3 70B, and its prompt of 2,048 tokens. */
export const TRANSFORMER_PREFILL: Recomputations = {
  'llama-q-projection': (facts) => [operatorFlops(unfusedGraph(facts), 'q_proj')],
  'llama-kv-projections': (facts) => [
    operatorFlops(unfusedGraph(facts), 'k_proj') + operatorFlops(unfusedGraph(facts), 'v_proj'),
  ],
  'llama-o-projection': (facts) => [operatorFlops(decodeGraph(llama(facts)), 'o_proj')],
  'llama-feed-forward': (facts) => {
    const graph = decodeGraph(llama(facts));
    return [operatorFlops(graph, 'ffn_up_proj') + operatorFlops(graph, 'ffn_down_proj')];
  },
  'llama-attention-per-key': (facts) => {
    const model = llama(facts);
    return [pairFlops(decodeGraph(model)) / model.layers];
  },
  'llama-prefill-flops-per-token': (facts) => {
    const model = llama(facts);
    const causal = graphFlops(prefillGraph(model), PROMPT);
    return [causal / PROMPT_TOKENS, uncausalFlops(model) / PROMPT_TOKENS];
  },
  'llama-prefill-flops': (facts) => {
    const model = llama(facts);
    const graph = prefillGraph(model);
    const causal = graphFlops(graph, PROMPT);
    return [causal, uncausalFlops(model), causal + (PROMPT_TOKENS - 1) * headFlops(graph)];
  },
  'llama-weights': (facts) => [weightBytes(llama(facts)), totalParameters(llama(facts))],
  'llama-prefill-intensity': (facts) => {
    const model = llama(facts);
    return [
      uncausalFlops(model) / weightBytes(model),
      unfusedIntensity(model, true, false),
      unfusedIntensity(model, false, false),
      unfusedIntensity(model, true, true),
    ];
  },
};
