import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  aligned,
  ggufHead,
  type MetadataValue,
  type Tensor,
  tensorBytes,
  TENSOR_KINDS,
} from './gguf-file.ts';
import { SHAPES, type Shape, type ShapeName } from './shapes.ts';
import { END_ID, START_ID, UNKNOWN_ID, vocabularyOf } from './vocabulary.ts';

/** The words that a run of such a model is marked with. */
export const SYNTHETIC_WEIGHTS = 'synthetic weights';

/** Writes a model of a shape with weights drawn from a seed, once; gives where it is. */
export function writeModelFile(folder: string, shapeName: ShapeName, seed = 1): string {
  const file = path.join(folder, `${shapeName}-seed-${seed}.gguf`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const shape = SHAPES[shapeName];
  const tensors = tensorsOf(shape);
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w');
  try {
    writeSync(handle, ggufHead(metadataOf(shape), tensors));
    for (const [index, tensor] of tensors.entries()) writeTensor(handle, tensor, seed * 1000 + index);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  return file;
}

function writeTensor(handle: number, tensor: Tensor, seed: number): void {
  const bytes = tensorBytes(tensor);
  if (tensor.kind === 'f32') writeSync(handle, ones(bytes / 4));
  else for (const piece of seededBlocks(bytes, seed)) writeSync(handle, piece);
  writeSync(handle, Buffer.alloc(aligned(bytes) - bytes));
}

function metadataOf(shape: Shape): Record<string, MetadataValue> {
  const vocabulary = vocabularyOf(shape);
  const count = (value: number): MetadataValue => ({ kind: 'uint32', value });
  return {
    'general.architecture': { kind: 'string', value: 'llama' },
    'general.name': { kind: 'string', value: shape.name },
    'general.tags': { kind: 'strings', value: [SYNTHETIC_WEIGHTS] },
    // Mostly Q8_0.
    'general.file_type': count(7),
    'llama.context_length': count(shape.contextTokens),
    'llama.embedding_length': count(shape.hidden),
    'llama.block_count': count(shape.layers),
    'llama.feed_forward_length': count(shape.feedForward),
    'llama.attention.head_count': count(shape.heads),
    'llama.attention.head_count_kv': count(shape.kvHeads),
    'llama.attention.layer_norm_rms_epsilon': { kind: 'float32', value: 1e-5 },
    'llama.rope.dimension_count': count(shape.hidden / shape.heads),
    'llama.rope.freq_base': { kind: 'float32', value: shape.ropeBase },
    'llama.vocab_size': count(shape.vocabulary),
    'tokenizer.ggml.model': { kind: 'string', value: 'llama' },
    'tokenizer.ggml.tokens': { kind: 'strings', value: vocabulary.map(({ text }) => text) },
    'tokenizer.ggml.scores': { kind: 'float32s', value: vocabulary.map(({ score }) => score) },
    'tokenizer.ggml.token_type': { kind: 'int32s', value: vocabulary.map(({ kind }) => kind) },
    'tokenizer.ggml.unknown_token_id': count(UNKNOWN_ID),
    'tokenizer.ggml.bos_token_id': count(START_ID),
    'tokenizer.ggml.eos_token_id': count(END_ID),
    'tokenizer.ggml.add_bos_token': { kind: 'bool', value: false },
    'tokenizer.ggml.add_space_prefix': { kind: 'bool', value: false },
  };
}

function tensorsOf({ layers, hidden, feedForward, heads, kvHeads, vocabulary }: Shape): Tensor[] {
  const kvWidth = (hidden / heads) * kvHeads;
  const weights = (name: string, inputs: number, outputs: number): Tensor => ({
    name: `${name}.weight`,
    dims: [inputs, outputs],
    kind: 'q8_0',
  });
  const norm = (name: string): Tensor => ({ name: `${name}.weight`, dims: [hidden], kind: 'f32' });
  const blocks = Array.from({ length: layers }, (_, layer) => [
    norm(`blk.${layer}.attn_norm`),
    weights(`blk.${layer}.attn_q`, hidden, hidden),
    weights(`blk.${layer}.attn_k`, hidden, kvWidth),
    weights(`blk.${layer}.attn_v`, hidden, kvWidth),
    weights(`blk.${layer}.attn_output`, hidden, hidden),
    norm(`blk.${layer}.ffn_norm`),
    weights(`blk.${layer}.ffn_gate`, hidden, feedForward),
    weights(`blk.${layer}.ffn_up`, hidden, feedForward),
    weights(`blk.${layer}.ffn_down`, feedForward, hidden),
  ]);
  return [weights('token_embd', hidden, vocabulary), ...blocks.flat(), norm('output_norm')];
}

/** A whole number of blocks, so that a tensor is written in pieces of constant memory. */
const PIECE_BYTES = TENSOR_KINDS.q8_0.blockBytes * 32_768;

/** 127 steps of a block are then 0.06: wide enough that answers differ, small enough that nothing overflows. */
const SCALE = 0.0005;

/** Weights of 8 bits drawn from a seed, in pieces. Xorshift of 32 bits (Marsaglia 2003). */
function* seededBlocks(bytes: number, seed: number): Generator<Buffer> {
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
function ones(count: number): Buffer {
  return Buffer.from(new Float32Array(count).fill(1).buffer);
}

/** The 16 bits of a positive normal half. */
function halfOf(value: number): number {
  const exponent = Math.floor(Math.log2(value));
  const fraction = Math.round((value / 2 ** exponent - 1) * 1024);
  return ((exponent + 15) << 10) + fraction;
}
