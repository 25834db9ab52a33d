import type { LoadCoefficients, Operator, OperatorGraph } from '@inferbench/domain/operator-graph';
import { embeddingParameters, totalParameters } from '@inferbench/domain/parameter-count';
import type { Model } from '@inferbench/domain/model';
import { PRECISION_FORMATS, type PrecisionSetting } from '@inferbench/domain/precision';
import { bitsToBytes } from '@inferbench/units/si';

const NOTHING: LoadCoefficients = { perToken: 0, perSampled: 0, perPair: 0, perCachedKey: 0 };

interface ElementBytes {
  weight: number;
  activation: number;
  kv: number;
}

function elementBytes(precision: PrecisionSetting): ElementBytes {
  return {
    weight: bitsToBytes(PRECISION_FORMATS[precision.weights].storedBits),
    activation: bitsToBytes(PRECISION_FORMATS[precision.activations].storedBits),
    kv: bitsToBytes(PRECISION_FORMATS[precision.kv].storedBits),
  };
}

/**
 * Operators of one step of a dense decoder-only transformer, prefill and decode alike: the phases differ only in their
 * load. Attention is fused and causal, activations touch memory at block boundaries only (simulator.md 0.2, 1.1).
 */
export function denseTransformerGraph(model: Model, precision: PrecisionSetting): OperatorGraph {
  const bytes = elementBytes(precision);
  return {
    model: model.slug,
    operators: [
      embeddingGather(model, bytes),
      ...layerOperators(model, bytes),
      norm('final_norm', { ...model, layers: 1 }, bytes),
      lmHead(model, bytes),
    ],
    storedWeightBytes: totalParameters(model) * bytes.weight,
    kvBytesPerToken: 2 * model.layers * model.kvHeads * model.headDim * bytes.kv,
  };
}

function layerOperators(model: Model, bytes: ElementBytes): Operator[] {
  const { hidden, heads, kvHeads, headDim, ffn } = model;
  const queryWidth = heads * headDim;
  const up = (model.gatedFfn ? 2 : 1) * ffn;
  const norms = Array.from({ length: model.normsPerLayer }, (_, i) => norm(`norm_${i + 1}`, model, bytes));
  return [
    ...norms,
    linear({ name: 'qkv_proj', k: hidden, n: queryWidth + 2 * kvHeads * headDim }, model, bytes),
    attention(model, bytes),
    linear({ name: 'o_proj', k: queryWidth, n: hidden, reduces: true }, model, bytes),
    // The gate product is fused into the up projection, so ffn values leave it, not 2 × ffn.
    linear({ name: 'gate_up_proj', k: hidden, n: up, written: ffn }, model, bytes),
    linear({ name: 'down_proj', k: ffn, n: hidden, reduces: true }, model, bytes),
  ];
}

interface LinearShape {
  name: string;
  k: number;
  n: number;
  /** Values written per token when fewer than n leave the operator. */
  written?: number;
  /** Row-parallel under tensor parallelism: its output is summed over the group. */
  reduces?: boolean;
}

/** 2·k·n FLOP a token (1 MAC = 2 FLOP); weights k·n read once a step. */
function linear(
  { name, k, n, written = n, reduces = false }: LinearShape,
  model: Model,
  bytes: ElementBytes,
): Operator {
  return {
    name,
    kind: 'gemm',
    multiplicity: model.layers,
    flops: { ...NOTHING, perToken: 2 * k * n },
    weightBytes: k * n * bytes.weight,
    activationBytes: { ...NOTHING, perToken: (k + written) * bytes.activation },
    kvBytes: NOTHING,
    gemm: { n, k },
    allReduceBytesPerToken: reduces ? n * bytes.activation : 0,
  };
}

/** 4·n_h·d_h FLOP per attended pair (scores and values); K and V of each cached token read once, of each new one written. */
function attention(model: Model, bytes: ElementBytes): Operator {
  const queryWidth = model.heads * model.headDim;
  const kvBytesPerTokenLayer = 2 * model.kvHeads * model.headDim * bytes.kv;
  return {
    name: 'attention',
    kind: 'attention',
    multiplicity: model.layers,
    flops: { ...NOTHING, perPair: 4 * queryWidth },
    weightBytes: 0,
    activationBytes: { ...NOTHING, perToken: 2 * queryWidth * bytes.activation },
    kvBytes: { ...NOTHING, perToken: kvBytesPerTokenLayer, perCachedKey: kvBytesPerTokenLayer },
    gemm: null,
    allReduceBytesPerToken: 0,
  };
}

/** Norms with the residual addition: two values read, one written a token; their arithmetic is not counted as useful FLOPs. */
function norm(name: string, model: Model, bytes: ElementBytes): Operator {
  return {
    name,
    kind: 'vector',
    multiplicity: model.layers,
    flops: NOTHING,
    weightBytes: model.hidden * bytes.weight,
    activationBytes: { ...NOTHING, perToken: 3 * model.hidden * bytes.activation },
    kvBytes: NOTHING,
    gemm: null,
    allReduceBytesPerToken: 0,
  };
}

/** One row of the embedding table a token, read at weight precision. */
function embeddingGather(model: Model, bytes: ElementBytes): Operator {
  const rowBytes = (embeddingParameters(model) / model.vocab) * bytes.weight;
  return {
    name: 'embedding',
    kind: 'gather',
    multiplicity: 1,
    flops: NOTHING,
    weightBytes: 0,
    activationBytes: { ...NOTHING, perToken: rowBytes + model.hidden * bytes.activation },
    kvBytes: NOTHING,
    gemm: null,
    allReduceBytesPerToken: 0,
  };
}

/** Logits of sampled tokens only: the last token of a prompt, each decoded token. */
function lmHead(model: Model, bytes: ElementBytes): Operator {
  const { hidden, vocab } = model;
  return {
    name: 'lm_head',
    kind: 'gemm',
    multiplicity: 1,
    flops: { ...NOTHING, perSampled: 2 * hidden * vocab },
    weightBytes: hidden * vocab * bytes.weight,
    activationBytes: { ...NOTHING, perSampled: (hidden + vocab) * bytes.activation },
    kvBytes: NOTHING,
    gemm: { n: vocab, k: hidden },
    allReduceBytesPerToken: 0,
  };
}
