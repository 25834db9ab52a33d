import { TENSOR_KINDS } from './gguf-file.ts';

/** A whole number of blocks, so that a tensor is written in pieces of constant memory. */
const PIECE_BYTES = TENSOR_KINDS.q8_0.blockBytes * 32_768;

/** 127 steps of a block are then 0.06: wide enough that answers differ, small enough that nothing overflows. */
const SCALE = 0.0005;

/** Weights of 8 bits drawn from a seed, in pieces. Xorshift of 32 bits (Marsaglia 2003). */
export function* seededBlocks(bytes: number, seed: number): Generator<Buffer> {
  const { blockBytes } = TENSOR_KINDS.q8_0;
  const scale = halfOf(SCALE);
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x9e3779b9) | 1;
  for (let written = 0; written < bytes; written += PIECE_BYTES) {
    const words = new Int32Array(PIECE_BYTES / 4);
    for (let index = 0; index < words.length; index += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      words[index] = state;
    }
    const piece = Buffer.from(words.buffer, 0, Math.min(PIECE_BYTES, bytes - written));
    for (let block = 0; block < piece.length; block += blockBytes) piece.writeUInt16LE(scale, block);
    yield piece;
  }
}

/** Ones, which norms multiply by. */
export function ones(count: number): Buffer {
  return Buffer.from(new Float32Array(count).fill(1).buffer);
}

/** The 16 bits of a positive normal half. */
function halfOf(value: number): number {
  const exponent = Math.floor(Math.log2(value));
  const fraction = Math.round((value / 2 ** exponent - 1) * 1024);
  return ((exponent + 15) << 10) + fraction;
}
