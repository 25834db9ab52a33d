import { gateWidth, type HeadGroup, headGroups } from './head-group.ts';
import { attentionLayers, denseLayers } from './layer-counts.ts';
import {
  compressedParameters,
  hyperConnectionParameters,
  indexerParameters,
  recurrentParameters,
} from './mixer-parameters.ts';
import { isItemModel, isLanguageModel, type LanguageModel, type Model, type MoeModel } from './model.ts';

/** Attention weights of one layer of a group: projections, their biases, head norms, sinks (docs/model.md#counting-a-workload). */
export function attentionParameters(model: LanguageModel, group: HeadGroup): number {
  const { hidden, latentAttention } = model;
  const { heads, headDim } = group;
  const gate = hidden * gateWidth(model, group);
  const sinks = model.attentionSinks ? heads : 0;
  if (latentAttention) {
    const { qLoraRank, kvLoraRank, nopeHeadDim, ropeHeadDim, valueHeadDim } = latentAttention;
    const query = hidden * qLoraRank + qLoraRank + qLoraRank * heads * headDim;
    const keyValue =
      hidden * (kvLoraRank + ropeHeadDim) + kvLoraRank + kvLoraRank * heads * (nopeHeadDim + valueHeadDim);
    return query + keyValue + gate + heads * valueHeadDim * hidden + sinks;
  }
  const queryWidth = heads * headDim;
  const { key, value } = keyValueWidths(group);
  const keyValueWidth = key + value;
  const biases = (model.biases.qkv ? queryWidth + keyValueWidth : 0) + (model.biases.out ? hidden : 0);
  const headNorms = model.qkNorm ? (group.ownKeys ? 2 : 1) * headDim : 0;
  const outputWidth = heads * group.valueHeadDim;
  return hidden * (queryWidth + outputWidth + keyValueWidth) + gate + biases + headNorms + sinks;
}

/** Columns of the projections of keys and of values in one layer of a group: none where others' are attended, one for both where keys are values. */
export function keyValueWidths({ ownKeys, kvHeads, headDim, valueHeadDim, keyIsValue }: HeadGroup): {
  key: number;
  value: number;
} {
  if (!ownKeys) return { key: 0, value: 0 };
  return { key: kvHeads * headDim, value: keyIsValue ? 0 : kvHeads * valueHeadDim };
}

/** Weights of one dense feed-forward of this inner width. */
export function feedForwardParameters(model: LanguageModel, ffn: number): number {
  const inputs = model.gatedFfn ? 2 : 1;
  const biases = model.biases.mlp ? inputs * ffn + model.hidden : 0;
  return (inputs + 1) * model.hidden * ffn + biases;
}

/** Weights of one expert. */
export function expertParameters({ hidden, gatedFfn, moe }: MoeModel): number {
  const inputs = gatedFfn ? 2 : 1;
  const width = moe.latent ?? hidden;
  return (inputs + 1) * width * moe.expertFfn + (moe.biases ? inputs * moe.expertFfn + width : 0);
}

/** Projections of one layer into the width of its experts and back. */
export function latentParameters({ hidden, moe }: MoeModel): number {
  return moe.latent === undefined ? 0 : 2 * hidden * moe.latent;
}

/** Router of one layer. */
export function routerParameters({ hidden, moe }: MoeModel): number {
  return hidden * moe.experts + (moe.biases || moe.routerCorrection ? moe.experts : 0);
}

/** Shared experts of one layer, which every token passes. */
export function sharedExpertParameters(model: MoeModel): number {
  const { sharedExperts, sharedExpertFfn, sharedGate = false } = model.moe;
  return sharedExperts * feedForwardParameters(model, sharedExpertFfn ?? 0) + (sharedGate ? model.hidden : 0);
}

/** Values of one norm: a scale, and a shift under layer norm. */
export function normParameters(model: LanguageModel): number {
  return (model.norm === 'layernorm' ? 2 : 1) * model.hidden;
}

/** Input embedding table; of it a step reads one row a token. */
export function embeddingParameters(model: LanguageModel): number {
  return model.vocab * model.hidden;
}

/** Learned position table; OPT keeps two rows more than its context. */
export function positionParameters(model: LanguageModel): number {
  return model.positions === 'learned' ? (model.maxContextTokens + 2) * model.hidden : 0;
}

/** Tables of the embeddings that each layer has of its own; of each a step reads one row a token. */
export function layerTableParameters({ vocab, layers, layerEmbeddings = 0 }: LanguageModel): number {
  return vocab * layers * layerEmbeddings;
}

/** Operators that bring them into the layers: a projection of the token for all with a norm, and two products and a norm in each. */
export function layerEmbeddingParameters({ hidden, layers, layerEmbeddings = 0 }: LanguageModel): number {
  if (layerEmbeddings === 0) return 0;
  const first = hidden * layers * layerEmbeddings + layerEmbeddings;
  return first + layers * (2 * hidden * layerEmbeddings + hidden);
}

/** Norm on the embedding output of models with ALiBi (BLOOM). */
function embeddingNormParameters(model: LanguageModel): number {
  return model.positions === 'alibi' ? normParameters(model) : 0;
}

function feedForwardTotal(model: LanguageModel): number {
  const { otherFfn = { layers: 0, ffn: 0 } } = model;
  const dense =
    (denseLayers(model) - otherFfn.layers) *
      (model.ffn === null ? 0 : feedForwardParameters(model, model.ffn)) +
    (otherFfn.layers === 0 ? 0 : otherFfn.layers * feedForwardParameters(model, otherFfn.ffn));
  if (model.kind === 'dense') return dense;
  const { moe } = model;
  const layer =
    moe.experts * expertParameters(model) +
    sharedExpertParameters(model) +
    routerParameters(model) +
    latentParameters(model);
  return dense + moe.moeLayers * layer;
}

/** What mixes tokens in all layers: attention with its indexers, and states. */
function mixerTotal(model: LanguageModel): number {
  const { hidden, recurrent, indexer, compressedAttention, latentAttention } = model;
  const states = recurrent ? recurrent.layers * recurrentParameters(hidden, recurrent) : 0;
  const queryInput = latentAttention?.qLoraRank ?? hidden;
  const indexes = indexer ? indexer.layers * indexerParameters(indexer, { hidden, queryInput }) : 0;
  const sinks = model.attentionSinks ? model.heads : 0;
  const attention = compressedAttention
    ? compressedParameters(model, compressedAttention) + attentionLayers(model) * sinks
    : headGroups(model).reduce((sum, group) => sum + group.layers * attentionParameters(model, group), 0);
  return attention + indexes + states;
}

function languageParameters(model: LanguageModel): number {
  const head = model.tiedEmbeddings ? 0 : embeddingParameters(model);
  const norms = (model.layers * model.normsPerLayer + 1) * normParameters(model);
  return (
    embeddingParameters(model) +
    positionParameters(model) +
    layerTableParameters(model) +
    layerEmbeddingParameters(model) +
    embeddingNormParameters(model) +
    mixerTotal(model) +
    feedForwardTotal(model) +
    hyperConnectionParameters(model) +
    norms +
    head
  );
}

/** All weights, tied embeddings counted once; as published where no shape is known. */
export function totalParameters(model: Model): number {
  return isLanguageModel(model) ? languageParameters(model) : model.parameters;
}

/** Weights that one token uses, without the embedding tables of which it reads one row. */
export function activeParameters(model: LanguageModel): number {
  const inactive =
    model.kind === 'moe'
      ? model.moe.moeLayers * (model.moe.experts - model.moe.topK) * expertParameters(model)
      : 0;
  const table = model.tiedEmbeddings ? 0 : embeddingParameters(model);
  return (
    languageParameters(model) - positionParameters(model) - layerTableParameters(model) - table - inactive
  );
}

/**
 * Operations of one token against the weights that it uses, a multiplication and an addition each; attention to the text before it
 * comes on top (docs/model.md#counting-a-workload).
 */
export function weightOpsPerToken(model: LanguageModel): number {
  return 2 * activeParameters(model);
}

/** Weights that one token uses, derived or as published; null for models that process no tokens one by one. */
export function activeOrStated(model: Model): number | null {
  if (isLanguageModel(model)) return activeParameters(model);
  return isItemModel(model) ? null : model.activeParameters;
}
