import { isItemModel, type ItemModel } from '@inferbench/domain/models/model';
import type { OperatorGraph, OperatorKind } from '@inferbench/domain/models/operator-graph';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { costOf, passLoad } from '@inferbench/domain/models/step-load';
import { invariant } from '@inferbench/units/invariant';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import { passGraph, type PassOptions } from '@inferbench/workloads/pass';
import { matrixTrafficBytes } from './matrix-traffic.ts';
import { type CorrectionFacts, modelOf } from './facts.ts';

export function itemModelOf(facts: CorrectionFacts, slug: string): ItemModel {
  const model = modelOf(facts, slug);
  invariant(isItemModel(model), `${slug} has no passes over items`);
  return model;
}

/** One pass over one item in 16 bits. */
export function itemGraph(model: ItemModel, options: PassOptions = {}): OperatorGraph {
  return passGraph(model, fullPrecision('fp16', {}), options);
}

/** FLOPs of one pass, counted operator by operator. */
export function passFlops(model: ItemModel): number {
  return graphFlops(itemGraph(model), passLoad(1));
}

/** Counts operations of matrices or of attention alone. */
export function kindFlops(model: ItemModel, kind: OperatorKind): number {
  return itemGraph(model)
    .operators.filter((op) => op.kind === kind)
    .reduce((sum, op) => sum + op.multiplicity * costOf(op.flops, passLoad(1), op.locality), 0);
}

export function weightBytes(model: ItemModel): number {
  return itemGraph(model).storedWeightBytes;
}

/** Weights, and input and output of every matrix and of the activation function through memory. */
export function unfusedBytes(model: ItemModel): number {
  const graph = itemGraph(model, { activationTraffic: 'unfused' });
  return weightBytes(model) + matrixTrafficBytes(graph, passLoad(1), { activation: true });
}
