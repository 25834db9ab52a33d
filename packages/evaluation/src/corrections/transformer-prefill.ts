import type { LanguageModel } from '@inferbench/domain/model';
import { totalParameters } from '@inferbench/domain/parameter-count';
import { prefillLoad } from '@inferbench/domain/step-load';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { fullPrecision } from '@inferbench/domain/precision';
import { type CorrectionFacts, languageModelOf, type Recomputations } from './facts.ts';
import { bodyFlops, decodeGraph, headFlops, operatorFlops, pairFlops } from './language-step.ts';

const PROMPT_TOKENS = 2048;
const BYTES = 2;

const llama = (facts: CorrectionFacts): LanguageModel => languageModelOf(facts, 'llama-3-70b');
const weightBytes = (model: LanguageModel): number => BYTES * totalParameters(model);

/** Every token charged with all keys of the prompt, no output head: how the claims count. */
function uncausalFlops(model: LanguageModel): number {
  const graph = decodeGraph(model);
  return PROMPT_TOKENS * (bodyFlops(graph) + pairFlops(graph) * PROMPT_TOKENS);
}

/** Values that go through memory for one token and layer when nothing is fused: inputs and outputs of seven GEMMs. */
function gemmValues({ hidden, heads, kvHeads, headDim, ffn }: LanguageModel): number {
  const [query, keyValue, inner] = [heads * headDim, kvHeads * headDim, ffn ?? 0];
  const attention = hidden + query + 2 * (hidden + keyValue) + query + hidden;
  return attention + 2 * (hidden + inner) + inner + hidden;
}

/** FLOP per byte of weights and unfused activations; `gate` adds the gate product's two inputs and its output. */
function unfusedIntensity(model: LanguageModel, gate: boolean, scores: boolean): number {
  const product = gate ? 3 * (model.ffn ?? 0) : 0;
  const perLayer = PROMPT_TOKENS * (gemmValues(model) + product);
  // Scores are written, read by the softmax, written again and read by the value product.
  const square = scores ? 4 * model.heads * PROMPT_TOKENS * PROMPT_TOKENS : 0;
  const bytes = weightBytes(model) + BYTES * model.layers * (perLayer + square);
  return uncausalFlops(model) / bytes;
}

/** Counting the operations of Llama 3 70B, and its prompt of 2,048 tokens. */
export const TRANSFORMER_PREFILL: Recomputations = {
  'llama-q-projection': (facts) => {
    const { hidden, heads, headDim } = llama(facts);
    return [2 * hidden * heads * headDim];
  },
  'llama-kv-projections': (facts) => {
    const model = llama(facts);
    return [operatorFlops(decodeGraph(model), 'qkv_proj') - 2 * model.hidden * model.heads * model.headDim];
  },
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
    const causal = graphFlops(prefillGraph(model), prefillLoad(1, PROMPT_TOKENS));
    return [causal / PROMPT_TOKENS, uncausalFlops(model) / PROMPT_TOKENS];
  },
  'llama-prefill-flops': (facts) => {
    const model = llama(facts);
    const graph = prefillGraph(model);
    const causal = graphFlops(graph, prefillLoad(1, PROMPT_TOKENS));
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

function prefillGraph(model: LanguageModel) {
  return transformerGraph(model, fullPrecision('fp16', {}), 'prefill');
}
