import { z } from 'zod';

const size = z.int().min(1).max(10_000_000);

/** One kernel by its shape. */
export const KernelShape = z.discriminatedUnion('kind', [
  /** M × K by K × N. */
  z.strictObject({ kind: z.literal('gemm'), m: size, n: size, k: size }),
  z.strictObject({
    kind: z.literal('attention'),
    batch: size,
    queryLen: size,
    kvLen: size,
    heads: size,
    kvHeads: size,
    headDim: size,
  }),
  z.strictObject({ kind: z.enum(['softmax', 'layernorm', 'gelu']), rows: size, cols: size }),
]);
export type KernelShape = z.infer<typeof KernelShape>;
