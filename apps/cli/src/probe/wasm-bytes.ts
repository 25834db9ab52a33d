// https://webassembly.github.io/spec/core/binary/ (read 2026-11-23)

const MAGIC = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** Kinds of values. */
export const I32 = 0x7f;
export const V128 = 0x7b;

export const op = {
  loop: [0x03, 0x40],
  brIf: (label: number) => [0x0d, label],
  end: [0x0b],
  get: (local: number) => [0x20, local],
  set: (local: number) => [0x21, local],
  tee: (local: number) => [0x22, local],
  i32: (value: number) => [0x41, ...signed(value)],
  add: [0x6a],
  sub: [0x6b],
  xor: [0x73],
  rotl: [0x77],
  load: (offset: number) => [0xfd, 0x00, 4, ...unsigned(offset)],
  loadSplat: (offset: number) => [0xfd, 0x09, 2, ...unsigned(offset)],
  store: (offset: number) => [0xfd, 0x0b, 4, ...unsigned(offset)],
  vectorXor: [0xfd, 0x51],
  lane: (lane: number) => [0xfd, 0x1b, lane],
  floatAdd: [0xfd, 0xe4, 0x01],
  floatMul: [0xfd, 0xe6, 0x01],
} as const;

export interface WasmFunction {
  name: string;
  parameters: number;
  /** Whether it gives a number. */
  gives: boolean;
  /** Locals after the parameters: how many of each kind, in order. */
  locals: readonly [count: number, kind: number][];
  code: readonly number[];
}

/** A module of functions over one memory; parameters and results are whole numbers of 32 bits. */
export function wasmModule(functions: readonly WasmFunction[], pages: number): Uint8Array {
  const types = functions.map(({ parameters, gives }) => [
    0x60,
    ...list(Array.from({ length: parameters }, () => [I32])),
    ...list(gives ? [[I32]] : []),
  ]);
  const exports = [
    [...text('memory'), 0x02, 0],
    ...functions.map(({ name }, index) => [...text(name), 0x00, index]),
  ];
  const codes = functions.map(({ locals, code }) => {
    const body = [...list(locals.map(([count, kind]) => [...unsigned(count), kind])), ...code, ...op.end];
    return [...unsigned(body.length), ...body];
  });
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, list(types)),
    ...section(3, list(functions.map((_, index) => [index]))),
    ...section(5, list([[0x00, ...unsigned(pages)]])),
    ...section(7, list(exports)),
    ...section(10, list(codes)),
  ]);
}

const section = (id: number, body: readonly number[]): number[] => [id, ...unsigned(body.length), ...body];

const list = (entries: readonly (readonly number[])[]): number[] => [
  ...unsigned(entries.length),
  ...entries.flat(),
];

const text = (words: string): number[] => list([...Buffer.from(words)].map((byte) => [byte]));

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}
