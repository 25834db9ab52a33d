import type { ItemModel } from '@inferbench/domain/model';
import type { SpeechDecoder, TransformerEncoder } from '@inferbench/domain/network';
import type { KvCache, Operator, OperatorGraph } from '@inferbench/domain/operator-graph';
import type { PrecisionSetting } from '@inferbench/domain/precision';
import { type GraphOptions, type GraphSetting, graphSetting } from './graph-setting.ts';
import { linear, NOTHING, operator } from './operators.ts';
import { feedForward, queryKeyValue } from './projections.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

type Widths = Pick<TransformerEncoder, 'hidden' | 'heads' | 'headDim' | 'ffn'>;

/** Biases of queries and values; keys carry none (openai/whisper model.py). */
const BIASED_PROJECTIONS = 2;

/** Tied vocabulary, positions, blocks of self-attention, cross-attention and feed-forward with three norms, one norm more. */
export function speechDecoderParameters(
  { hidden, heads, headDim, ffn }: Widths,
  decoder: SpeechDecoder,
): number {
  const width = heads * headDim;
  const attention = 4 * hidden * width + BIASED_PROJECTIONS * width + hidden;
  const block = 2 * attention + 2 * hidden * ffn + ffn + hidden + 3 * 2 * hidden;
  const tables = (decoder.vocab + decoder.maxContextTokens) * hidden;
  return tables + decoder.blocks * block + 2 * hidden;
}

interface Speech {
  network: TransformerEncoder;
  decoder: SpeechDecoder;
  /** Tokens that the encoder hands over. */
  encoded: number;
}

/** The parts of a speech model; null where the model is none. */
function speechOf({ network }: ItemModel): Speech | null {
  if (network.architecture !== 'encoder' || network.decoder === null) return null;
  if (network.input.kind !== 'spectrogram') return null;
  return { network, decoder: network.decoder, encoded: network.input.frames / 2 };
}

/** Keys and values of the encoder's output for every decoder block: once a window of audio. Null without a speech decoder. */
export function crossKeyValueGraph(model: ItemModel, precision: PrecisionSetting): OperatorGraph | null {
  const speech = speechOf(model);
  if (speech === null) return null;
  const { bytes } = graphSetting(precision, {});
  const { network, decoder, encoded } = speech;
  const width = network.heads * network.headDim;
  const shape = { name: 'cross_kv_proj', multiplicity: decoder.blocks, rows: encoded, k: network.hidden };
  const projection = linear({ ...shape, n: 2 * width, extraWeights: width }, bytes);
  return graph(model, { phase: 'pass', operators: [projection] }, speech, bytes);
}

/** One step of the decoder: causal self-attention over its own tokens, attention to all of the encoder's. Null without one. */
export function speechDecoderGraph(
  model: ItemModel,
  precision: PrecisionSetting,
  options: GraphOptions = {},
): OperatorGraph | null {
  const speech = speechOf(model);
  if (speech === null) return null;
  const setting = graphSetting(precision, options);
  const { bytes } = setting;
  const { hidden } = speech.network;
  const { blocks, vocab } = speech.decoder;
  const operators = [
    operator({
      name: 'embedding',
      kind: 'gather',
      multiplicity: 1,
      activationBytes: { ...NOTHING, perToken: 2 * hidden * bytes.weight + hidden * bytes.activation },
    }),
    elementwise(
      {
        name: 'norms',
        multiplicity: 3 * blocks + 1,
        read: 2 * hidden,
        written: hidden,
        flopsPerRow: (VECTOR_FLOPS.layernorm + VECTOR_FLOPS.add) * hidden,
        weights: 2 * hidden,
      },
      bytes,
    ),
    ...selfAttention(speech, setting),
    ...crossAttention(speech, setting),
    ...feedForward(
      {
        name: 'ffn',
        multiplicity: blocks,
        hidden,
        ffn: speech.network.ffn,
        gated: false,
        extraWeights: speech.network.ffn + hidden,
      },
      setting,
    ),
    linear({ name: 'lm_head', multiplicity: 1, rows: 1, k: hidden, n: vocab }, bytes),
  ];
  return graph(model, { phase: 'decode', operators }, speech, bytes);
}

function selfAttention({ network, decoder }: Speech, setting: GraphSetting): Operator[] {
  const { hidden, heads, headDim } = network;
  const { bytes } = setting;
  const width = heads * headDim;
  const multiplicity = decoder.blocks;
  const kv = 2 * width * bytes.kv;
  const projections = { hidden, queryWidth: width, keyValueWidth: width };
  const out = { name: 'o_proj', multiplicity, k: width, n: hidden, extraWeights: hidden };
  return [
    ...queryKeyValue({ ...projections, multiplicity, extraWeights: BIASED_PROJECTIONS * width }, setting),
    operator({
      name: 'attention',
      kind: 'attention',
      multiplicity,
      flops: { ...NOTHING, perPair: 4 * width },
      vectorFlops: { ...NOTHING, perPair: VECTOR_FLOPS.softmax * heads },
      activationBytes: { ...NOTHING, perToken: 2 * width * bytes.activation },
      kvBytes: { ...NOTHING, perToken: kv, perCachedKey: kv },
    }),
    linear({ ...out, parallel: 'row' }, bytes),
  ];
}

function crossAttention({ network, decoder, encoded }: Speech, { bytes }: GraphSetting): Operator[] {
  const { hidden, heads, headDim } = network;
  const width = heads * headDim;
  const multiplicity = decoder.blocks;
  const out = { name: 'cross_o_proj', multiplicity, k: width, n: hidden, extraWeights: hidden };
  const query = { name: 'cross_q_proj', multiplicity, k: hidden, n: width, extraWeights: width };
  return [
    linear(query, bytes),
    operator({
      name: 'cross_attention',
      kind: 'attention',
      multiplicity,
      flops: { ...NOTHING, perToken: 4 * width * encoded },
      vectorFlops: { ...NOTHING, perToken: VECTOR_FLOPS.softmax * heads * encoded },
      activationBytes: { ...NOTHING, perToken: 2 * width * bytes.activation },
      kvBytes: { ...NOTHING, perSequence: 2 * width * encoded * bytes.kv },
    }),
    linear({ ...out, parallel: 'row' }, bytes),
  ];
}

function graph(
  { slug, parameters }: ItemModel,
  step: Pick<OperatorGraph, 'phase' | 'operators'>,
  { network, decoder, encoded }: Speech,
  bytes: GraphSetting['bytes'],
): OperatorGraph {
  const perToken = decoder.blocks * 2 * network.heads * network.headDim * bytes.kv;
  const kvCache: KvCache = {
    fullBytesPerToken: perToken,
    localBytesPerToken: 0,
    localTokens: 0,
    bytesPerSequence: perToken * encoded,
    shards: network.heads,
    stateShards: network.heads,
  };
  return { ...step, model: slug, storedWeightBytes: parameters * bytes.weight, kvCache };
}
