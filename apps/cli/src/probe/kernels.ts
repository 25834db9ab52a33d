import { op, V128, type WasmFunction, wasmModule } from './wasm-bytes.ts';

/** Rows and columns of the block of a product that stays in registers. */
export const TILE = { rows: 4, columns: 8 } as const;

/** Operations of `chain` that wait for each other, a turn. */
export const CHAIN_STEPS = 48;

/** Bytes that `scan` reads a turn. */
export const SCAN_BYTES = 128;

const PAGE_BYTES = 65_536;

const code = (...parts: readonly (readonly number[])[]): number[] => parts.flat();

/** What a thread of the probe runs, over a memory of at least so many bytes. */
export function probeKernels(memoryBytes: number): Uint8Array {
  return wasmModule([TILE_PRODUCT, CHAIN, SCAN], Math.ceil(memoryBytes / PAGE_BYTES));
}

/** `tile(a, b, c, k)`: k rows of a (4 wide) times k rows of b (8 wide), summed into the block c. */
const TILE_PRODUCT: WasmFunction = (() => {
  const [a, b, c, k] = [0, 1, 2, 3];
  const [sums, left, right, row] = [4, 12, 13, 14];
  const sum = (i: number, j: number) => sums + 2 * i + j;
  const rows = [...Array(TILE.rows).keys()];
  const multiply = (i: number) => [
    ...code(op.get(a), op.loadSplat(4 * i), op.set(row)),
    ...[0, 1].flatMap((j) => [
      ...code(op.get(sum(i, j)), op.get(row), op.get(j === 0 ? left : right)),
      ...code(op.floatMul, op.floatAdd, op.set(sum(i, j))),
    ]),
  ];
  return {
    name: 'tile',
    parameters: 4,
    gives: false,
    locals: [[11, V128]],
    code: [
      ...op.loop,
      ...code(op.get(b), op.load(0), op.set(left), op.get(b), op.load(16), op.set(right)),
      ...rows.flatMap(multiply),
      ...code(op.get(a), op.i32(16), op.add, op.set(a)),
      ...code(op.get(b), op.i32(32), op.add, op.set(b)),
      ...code(op.get(k), op.i32(1), op.sub, op.tee(k), op.brIf(0)),
      ...op.end,
      ...rows.flatMap((i) =>
        [0, 1].flatMap((j) => [...op.get(c), ...op.get(sum(i, j)), ...op.store(32 * i + 16 * j)]),
      ),
    ],
  };
})();

/** `chain(turns, start)`: steps of one clock each, none of which can begin before the one before it ends. */
const CHAIN: WasmFunction = {
  name: 'chain',
  parameters: 2,
  gives: true,
  locals: [],
  code: [
    ...op.loop,
    ...Array.from({ length: CHAIN_STEPS / 3 }, () => [
      ...code(op.get(1), op.i32(5), op.rotl),
      ...code(op.i32(0x1e3779b9), op.add),
      ...code(op.i32(0x05ebca6b), op.xor, op.set(1)),
    ]).flat(),
    ...code(op.get(0), op.i32(1), op.sub, op.tee(0), op.brIf(0)),
    ...op.end,
    ...op.get(1),
  ],
};

/** `scan(from, turns)`: reads memory from end to end; what it gives depends on every byte, so that none can be left out. */
const SCAN: WasmFunction = {
  name: 'scan',
  parameters: 2,
  gives: true,
  locals: [[8, V128]],
  code: [
    ...op.loop,
    ...[...Array(8).keys()].flatMap((i) => [
      ...code(op.get(2 + i), op.get(0), op.load(16 * i)),
      ...code(op.vectorXor, op.set(2 + i)),
    ]),
    ...code(op.get(0), op.i32(SCAN_BYTES), op.add, op.set(0)),
    ...code(op.get(1), op.i32(1), op.sub, op.tee(1), op.brIf(0)),
    ...op.end,
    ...op.get(2),
    ...[...Array(7).keys()].flatMap((i) => [...op.get(3 + i), ...op.vectorXor]),
    ...op.lane(0),
  ],
};
