import { layerKindOf } from '@inferbench/domain/models/layer-kind';
import type { Operator, OperatorGraph, StepPhase } from '@inferbench/domain/models/operator-graph';
import {
  embeddingParameters,
  expertParameters,
  layerTableParameters,
  normParameters,
  positionParameters,
  totalParameters,
} from '@inferbench/domain/models/parameter-count';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import { hyperConnections } from './hyper-connections.ts';
import { layerEmbeddings } from './layer-embeddings.ts';
import { kvCacheOf, mixerOperators } from './mixers.ts';
import { feedForwardOperators } from './feed-forward.ts';
import { type GraphOptions, graphSetting } from './graph-setting.ts';
import { type ElementBytes, linear, NOTHING, operator } from './operators.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

/** Phases of a network that answers token by token. */
export type TokenPhase = Extract<StepPhase, 'prefill' | 'decode'>;

/**
 * Operators of one step of a decoder-only transformer. Unless the options say otherwise attention is causal, activations
 * touch memory at block boundaries only and tokens choose experts uniformly (docs/model.md#counting-a-workload).
 */
export function transformerGraph(
  model: LanguageModel,
  precision: PrecisionSetting,
  phase: TokenPhase,
  options: GraphOptions = {},
): OperatorGraph {
  const setting = { ...graphSetting(precision, options, model.checkpoint), phase };
  const { bytes } = setting;
  return {
    model: model.slug,
    layerKind: layerKindOf(model),
    weightWord: precision.weights,
    phase,
    operators: [
      embeddingGather(model, bytes),
      norms(model, { name: 'layer_norms', multiplicity: model.layers * model.normsPerLayer }, bytes),
      ...layerEmbeddings(model, setting),
      ...hyperConnections(model, setting),
      ...mixerOperators(model, setting),
      ...feedForwardOperators(model, setting),
      norms(model, { name: 'final_norm', multiplicity: model.positions === 'alibi' ? 2 : 1 }, bytes),
      lmHead(model, bytes),
    ],
    storedWeightBytes: storedWeightBytes(model, bytes),
    kvCache: kvCacheOf(model, bytes),
    ...layersOf(model),
  };
}

/** Parts that a checkpoint stores in formats of their own, each at its bytes. */
function storedWeightBytes(model: LanguageModel, { weight, expert, embedding }: ElementBytes): number {
  const all = totalParameters(model);
  if (expert === weight && embedding === weight) return all * weight;
  const tables = embeddingParameters(model) * (model.tiedEmbeddings ? 1 : 2) + layerTableParameters(model);
  const experts =
    model.kind === 'moe' ? model.moe.moeLayers * model.moe.experts * expertParameters(model) : 0;
  return (all - tables - experts) * weight + tables * embedding + experts * expert;
}

/** Number of layers: with an indexer or two reaches of attention a layer mixes its tokens in several operators. */
function layersOf({ layers, indexer, compressedAttention }: LanguageModel): { layers?: number } {
  return indexer || compressedAttention ? { layers } : {};
}

/** Norms with the residual addition: two values read, one written a token; their arithmetic is not counted as useful FLOPs. */
function norms(
  model: LanguageModel,
  { name, multiplicity }: { name: string; multiplicity: number },
  bytes: ElementBytes,
): Operator {
  return elementwise(
    {
      name,
      multiplicity,
      read: 2 * model.hidden,
      written: model.hidden,
      flopsPerRow: (VECTOR_FLOPS[model.norm] + VECTOR_FLOPS.add) * model.hidden,
      weights: normParameters(model),
    },
    bytes,
  );
}

/** One row of the embedding table (and of learned positions) a token, read at weight precision. */
function embeddingGather(model: LanguageModel, bytes: ElementBytes): Operator {
  const { hidden } = model;
  const rows = positionParameters(model) > 0 ? 2 : 1;
  return operator({
    name: 'embedding',
    kind: 'gather',
    multiplicity: 1,
    activationBytes: { ...NOTHING, perToken: rows * hidden * bytes.embedding + hidden * bytes.activation },
  });
}

/** Logits of sampled tokens only: the last token of a prompt, each decoded token. */
function lmHead(model: LanguageModel, bytes: ElementBytes): Operator {
  const { hidden, vocab } = model;
  const shape = { name: 'lm_head', multiplicity: 1, k: hidden, n: vocab, rows: 1 };
  return { ...linear(shape, bytes), weightBytes: embeddingParameters(model) * bytes.embedding };
}
