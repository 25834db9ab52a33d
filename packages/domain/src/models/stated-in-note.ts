import type { KernelShape } from '../terms/kernel-shape.ts';

/** Elements of a row of kernels that are published as one number of elements. */
const ELEMENT_COLUMNS = 4096;

type Stated = ReadonlyMap<string, string>;

/** "M=1;N=8192;K=8192" and the like: the key=value parts of a published row's note. */
function statedIn(note: string): Stated {
  const pairs = note.split(';').flatMap((part) => {
    const [, key, value] = /^\s*([A-Za-z]+)=([\w.]+)\s*$/.exec(part) ?? [];
    return key !== undefined && value !== undefined ? [[key, value] as const] : [];
  });
  return new Map(pairs);
}

function numbers(stated: Stated, keys: readonly string[]): number[] | null {
  const values = keys.map((key) => Number(stated.get(key) ?? Number.NaN));
  return values.every((value) => Number.isInteger(value) && value > 0) ? values : null;
}

/** Shape of a timed kernel; null where the row does not state it. */
export function kernelOf(note: string, name: string): KernelShape | null {
  const stated = statedIn(note);
  const attention = numbers(stated, ['B', 'Q', 'KV', 'H', 'HKV', 'D']);
  if (attention) {
    const [batch = 0, queryLen = 0, kvLen = 0, heads = 0, kvHeads = 0, headDim = 0] = attention;
    return { kind: 'attention', batch, queryLen, kvLen, heads, kvHeads, headDim };
  }
  const product = numbers(stated, ['M', 'N', 'K']);
  if (product) {
    const [m = 0, n = 0, k = 0] = product;
    return { kind: 'gemm', m, n, k };
  }
  return name === 'softmax' || name === 'layernorm' || name === 'gelu' ? vectorKernel(stated, name) : null;
}

function vectorKernel(stated: Stated, kind: 'softmax' | 'layernorm' | 'gelu'): KernelShape | null {
  const rowsAndColumns = numbers(stated, ['M', 'N']);
  if (rowsAndColumns) {
    const [rows = 0, cols = 0] = rowsAndColumns;
    return { kind, rows, cols };
  }
  const [elements] = numbers(stated, ['elements']) ?? [];
  return elements === undefined
    ? null
    : { kind, rows: Math.ceil(elements / ELEMENT_COLUMNS), cols: ELEMENT_COLUMNS };
}

/** Denoising steps and pixels of an edge that a published image row states. */
export function imageSetting(note: string): { steps?: number; resolution?: number } {
  const [steps] = numbers(statedIn(note), ['steps']) ?? [];
  const [, width, height] = /\b(\d+)x(\d+)\b/.exec(note) ?? [];
  return {
    ...(steps === undefined ? {} : { steps }),
    ...(width !== undefined && width === height ? { resolution: Number(width) } : {}),
  };
}
