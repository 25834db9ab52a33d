import type { KernelShape } from '@inferbench/domain/terms/kernel-shape';
import type { Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import type { GraphOptions, GraphSetting } from './graph-setting.ts';
import { type ElementBytes, elementBytes, linear, NOTHING, operator } from './operators.ts';
import { NO_CACHE } from './pass.ts';
import { elementwise, VECTOR_FLOPS } from './vector-work.ts';

/**
 * One kernel as a graph whose one item is the kernel. The second factor of a GEMM is its weights. Attention is causal unless
 * the option says otherwise, its queries being the newest of the keys; softmax, norms and GELU do no useful FLOPs.
 */
export function kernelGraph(
  kernel: KernelShape,
  precision: PrecisionSetting,
  { attentionFlops = 'causal' }: Pick<GraphOptions, 'attentionFlops'> = {},
): OperatorGraph {
  const bytes = elementBytes(precision);
  const built =
    kernel.kind === 'attention'
      ? attentionKernel(kernel, { bytes, attentionFlops })
      : kernelOperator(kernel, bytes);
  return {
    model: kernel.kind,
    phase: 'kernel',
    operators: [built],
    storedWeightBytes: built.weightBytes,
    kvCache: NO_CACHE,
  };
}

type AttentionKernel = Extract<KernelShape, { kind: 'attention' }>;

function kernelOperator(kernel: Exclude<KernelShape, AttentionKernel>, bytes: ElementBytes): Operator {
  switch (kernel.kind) {
    case 'gemm': {
      const { m: rows, n, k } = kernel;
      return linear({ name: 'gemm', multiplicity: 1, rows, n, k }, bytes);
    }
    case 'softmax':
    case 'layernorm':
    case 'gelu': {
      const { kind: name, rows, cols } = kernel;
      const weights = name === 'layernorm' ? 2 * cols : 0;
      const flopsPerRow = VECTOR_FLOPS[name] * cols;
      const shape = { name, multiplicity: 1, rows, read: cols, written: cols, flopsPerRow, weights };
      return elementwise(shape, bytes);
    }
  }
}

function attentionKernel(
  { batch, queryLen, kvLen, heads, kvHeads, headDim }: AttentionKernel,
  { bytes, attentionFlops }: Pick<GraphSetting, 'bytes' | 'attentionFlops'>,
): Operator {
  // Query i of the newest ones attends kvLen − queryLen + i keys; more queries than keys can only be cross-attention.
  const masked = attentionFlops === 'causal' && queryLen <= kvLen ? (queryLen * (queryLen - 1)) / 2 : 0;
  const pairs = queryLen * kvLen - masked;
  return operator({
    name: 'attention',
    kind: 'attention',
    multiplicity: 1,
    flops: { ...NOTHING, perSequence: 4 * batch * heads * headDim * pairs },
    vectorFlops: { ...NOTHING, perSequence: VECTOR_FLOPS.softmax * batch * heads * pairs },
    activationBytes: { ...NOTHING, perSequence: 2 * batch * queryLen * heads * headDim * bytes.activation },
    kvBytes: { ...NOTHING, perSequence: 2 * batch * kvLen * kvHeads * headDim * bytes.kv },
  });
}
