import type { SpeechDecoder, TransformerEncoder } from '@inferbench/domain/models/network';

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
