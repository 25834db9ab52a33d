import type { CompressedAttention, Indexer } from './attention-shape.ts';
import type { LanguageModel } from './model.ts';
import { type Recurrent, recurrentWidths } from './recurrent-shape.ts';

/** Weights of one layer with a state: both projections, the convolution and its small vectors. */
export function recurrentParameters(hidden: number, recurrent: Recurrent): number {
  const { projected, inner, small, decayRank } = recurrentWidths(recurrent);
  return hidden * projected + decayRank * inner + inner * hidden + small;
}

/** Weights of one indexer: queries, one key for all heads with its norm, and the weights of heads. */
export function indexerParameters(
  { heads, headDim, weighted }: Indexer,
  { hidden, queryInput }: { hidden: number; queryInput: number },
): number {
  const matrices = queryInput * heads * headDim + hidden * headDim + (weighted ? hidden * heads : 0);
  return matrices + 2 * headDim;
}

/** Values that an entry is pooled from: key and gate of each token, and of the tokens before where entries overlap. */
export const OVERLAPPED = 2;

/** What pools `ratio` tokens into an entry: two projections of the token, a bias for each place, a norm. */
export function compressorParameters(
  hidden: number,
  width: number,
  ratio: number,
  overlapped: boolean,
): number {
  const pooled = (overlapped ? OVERLAPPED : 1) * width;
  return 2 * hidden * pooled + ratio * pooled + width;
}

/** Weights of compressed attention in all layers of a model (transformers, `deepseek_v4`). */
export function compressedParameters(
  { hidden, heads, headDim }: Pick<LanguageModel, 'hidden' | 'heads' | 'headDim'>,
  { qLoraRank, outputGroups, outputRank, sparse, heavy, windowLayers = 0 }: CompressedAttention,
): number {
  const query = hidden * qLoraRank + qLoraRank + qLoraRank * heads * headDim;
  const key = hidden * headDim + headDim;
  const output = heads * headDim * outputRank + outputGroups * outputRank * hidden;
  const core = query + key + output;
  const { indexer, ratio } = sparse;
  // The indexer pools keys of its own; its head weights and queries are those of any indexer.
  const index =
    compressorParameters(hidden, indexer.headDim, ratio, true) +
    qLoraRank * indexer.heads * indexer.headDim +
    hidden * indexer.heads;
  return (
    windowLayers * core +
    sparse.layers * (core + compressorParameters(hidden, headDim, ratio, true) + index) +
    heavy.layers * (core + compressorParameters(hidden, headDim, heavy.ratio, false))
  );
}

/** Values that one site mixes its streams with: how they collapse, where the block’s output goes, how they mix. */
export function streamMixes(streams: number): number {
  return (2 + streams) * streams;
}

/** Hyper-connections: one site before attention and one before the feed-forward of each layer, and the last collapse. */
export function hyperConnectionParameters({ hidden, layers, residualStreams }: LanguageModel): number {
  if (residualStreams === undefined) return 0;
  const mixes = streamMixes(residualStreams);
  const site = mixes * residualStreams * hidden + mixes + 3;
  return 2 * layers * site + residualStreams * residualStreams * hidden + residualStreams + 1;
}
