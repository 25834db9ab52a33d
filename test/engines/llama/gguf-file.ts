// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md

/** Where every tensor begins. */
export const ALIGNMENT = 32;

const VERSION = 3;

/** Codes of the kinds of values. */
const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const BOOL = 7;
const STRING = 8;
const ARRAY = 9;

export type MetadataValue =
  | { kind: 'uint32' | 'float32'; value: number }
  | { kind: 'bool'; value: boolean }
  | { kind: 'string'; value: string }
  | { kind: 'strings'; value: readonly string[] }
  | { kind: 'int32s' | 'float32s'; value: readonly number[] };

/** Codes and sizes of the kinds of tensors that are written here. */
export const TENSOR_KINDS = {
  f32: { code: 0, blockSize: 1, blockBytes: 4 },
  /** Blocks of 32 weights of 8 bits with one scale of 16. */
  q8_0: { code: 8, blockSize: 32, blockBytes: 34 },
} as const;

export interface Tensor {
  name: string;
  /** Inputs first, as GGUF has it. */
  dims: readonly number[];
  kind: keyof typeof TENSOR_KINDS;
}

export function tensorBytes({ dims, kind }: Tensor): number {
  const { blockSize, blockBytes } = TENSOR_KINDS[kind];
  const weights = dims.reduce((product, dim) => product * dim, 1);
  if ((dims[0] ?? 0) % blockSize !== 0)
    throw new RangeError(`rows of ${dims[0]} are no blocks of ${blockSize}`);
  return (weights / blockSize) * blockBytes;
}

export const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Everything before the tensors' data, filled up to where the first begins. */
export function ggufHead(
  metadata: Readonly<Record<string, MetadataValue>>,
  tensors: readonly Tensor[],
): Buffer {
  const parts: Buffer[] = [Buffer.from('GGUF'), uint32(VERSION), uint64(tensors.length)];
  parts.push(uint64(Object.keys(metadata).length));
  for (const [key, value] of Object.entries(metadata)) parts.push(text(key), ...typed(value));
  let offset = 0;
  for (const tensor of tensors) {
    parts.push(text(tensor.name), uint32(tensor.dims.length), ...tensor.dims.map(uint64));
    parts.push(uint32(TENSOR_KINDS[tensor.kind].code), uint64(offset));
    offset += aligned(tensorBytes(tensor));
  }
  const head = Buffer.concat(parts);
  return Buffer.concat([head, Buffer.alloc(aligned(head.length) - head.length)]);
}

function typed(entry: MetadataValue): Buffer[] {
  switch (entry.kind) {
    case 'uint32':
      return [uint32(UINT32), uint32(entry.value)];
    case 'float32':
      return [uint32(FLOAT32), float32(entry.value)];
    case 'bool':
      return [uint32(BOOL), Buffer.from([entry.value ? 1 : 0])];
    case 'string':
      return [uint32(STRING), text(entry.value)];
    case 'strings':
      return [uint32(ARRAY), uint32(STRING), uint64(entry.value.length), ...entry.value.map(text)];
    case 'int32s':
      return [uint32(ARRAY), uint32(INT32), uint64(entry.value.length), ...entry.value.map(int32)];
    case 'float32s':
      return [uint32(ARRAY), uint32(FLOAT32), uint64(entry.value.length), ...entry.value.map(float32)];
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}
