import type { LanguageModel } from '@inferbench/domain/models/model';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { fullPrecision, type PrecisionWord } from '@inferbench/domain/terms/precision';
import { decodeLoad, kvBytesPerSequence } from '@inferbench/domain/models/step-load';
import { graphFlops, graphKvBytes, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import type { GraphOptions } from '@inferbench/workloads/graph-setting';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { present } from './facts.ts';

export function decodeGraph(model: LanguageModel, weights: PrecisionWord = 'fp16'): OperatorGraph {
  return transformerGraph(model, fullPrecision(weights, {}), 'decode');
}

/** A prompt in 16 bits, under the conventions that a claim follows. */
export function prefillGraph(model: LanguageModel, options: GraphOptions = {}): OperatorGraph {
  return transformerGraph(model, fullPrecision('fp16', {}), 'prefill', options);
}

/** FLOPs of the layers' matrices for one token: neither attention over the cache nor the output head. */
export function bodyFlops(graph: OperatorGraph): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * op.flops.perToken, 0);
}

/** FLOPs of the output head for one sampled token. */
export function headFlops(graph: OperatorGraph): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * op.flops.perSequence, 0);
}

/** FLOPs of all layers for one query token and one key. */
export function pairFlops(graph: OperatorGraph): number {
  return graph.operators.reduce((sum, op) => sum + op.multiplicity * op.flops.perPair, 0);
}

/** FLOPs of one operator of one layer for one token. */
export function operatorFlops(graph: OperatorGraph, name: string): number {
  return present(
    graph.operators.find((op) => op.name === name),
    `operator ${name}`,
  ).flops.perToken;
}

/** FLOP per byte of a decode step: weights once, and the KV cache of every sequence. */
export function decodeIntensity(graph: OperatorGraph, batch: number, context: number): number {
  const load = decodeLoad(batch, context);
  return graphFlops(graph, load) / (graphWeightBytes(graph, batch) + graphKvBytes(graph, load));
}

/** FLOP per byte as the batch grows without end: what one sequence computes ÷ what its cache holds. */
export function endlessBatchIntensity(graph: OperatorGraph, context: number): number {
  return graphFlops(graph, decodeLoad(1, context)) / kvBytesPerSequence(graph.kvCache, context);
}
