import { passLoad } from '@inferbench/domain/models/step-load';
import type { KernelShape } from '@inferbench/domain/terms/kernel-shape';
import { kernelGraph } from '@inferbench/workloads/kernel';
import { describe, expect, test } from 'vitest';
import { gemmOf } from '../../testkit/gemm.ts';

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;

function only(kernel: KernelShape, options?: Parameters<typeof kernelGraph>[2]) {
  const [operator, ...others] = kernelGraph(kernel, FP16, options).operators;
  if (operator === undefined || others.length > 0) throw new Error('one kernel is one operator');
  return operator;
}

describe('a kernel by hand', () => {
  test('GEMM: 2·m·n·k FLOPs, each matrix through memory once', () => {
    const gemm = only({ kind: 'gemm', m: 64, n: 4096, k: 1024 });
    expect(gemm.flops.perSequence).toBe(2 * 64 * 4096 * 1024);
    expect(gemm.weightBytes).toBe(2 * 4096 * 1024);
    expect(gemm.activationBytes.perSequence).toBe(2 * 64 * (1024 + 4096));
    expect(gemmOf(gemm, passLoad(1))).toStrictEqual({ count: 1, m: 64, n: 4096, k: 1024 });
  });

  test('attention: four queries at the end of ten keys attend 7 + 8 + 9 + 10 of them', () => {
    const shape = {
      kind: 'attention',
      batch: 3,
      queryLen: 4,
      kvLen: 10,
      heads: 8,
      kvHeads: 2,
      headDim: 16,
    } as const;
    const attention = only(shape);
    expect(attention.flops.perSequence).toBe(4 * 3 * 8 * 16 * 34);
    expect(only(shape, { attentionFlops: 'uncausal' }).flops.perSequence).toBe(4 * 3 * 8 * 16 * 40);
    expect(attention.kvBytes.perSequence).toBe(2 * 3 * 10 * 2 * 2 * 16);
    expect(attention.activationBytes.perSequence).toBe(2 * 3 * 2 * 4 * 8 * 16);
  });

  test.each(['softmax', 'layernorm', 'gelu'] as const)('%s: rows in, rows out, no useful FLOPs', (kind) => {
    const kernel = only({ kind, rows: 7, cols: 11 });
    expect(kernel.flops.perSequence).toBe(0);
    expect(kernel.vectorFlops.perSequence).toBeGreaterThan(0);
    expect(kernel.activationBytes.perSequence).toBe(2 * 2 * 7 * 11);
  });
});
