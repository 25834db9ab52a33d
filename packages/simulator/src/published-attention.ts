import { chipGeneration } from '@inferbench/domain/chips/hardware-family';
import type { EffectContext } from './effect-keys.ts';

/**
 * Share of the rates of its units that attention of long prompts reaches where its kernels are published, by generation: 621 TFLOP/s
 * of an H100 (FlashAttention 3, arXiv 2407.08608) and 230 of an A100 (FlashAttention 2, arXiv 2307.08691) at 16,384 tokens, 16 heads
 * of 128, 16 bits, the exponentials and the keys a query counted beside the products. The best public stack reaches it; what a named
 * one takes is fitted.
 */
const PUBLISHED: Readonly<Record<string, number>> = { hopper: 0.995, ampere: 0.967 };

/** Least share that attention of prompts reaches on the best public stack; 0 where no kernel of such layers is published. */
export function publishedAttentionShare({ chip, layerKind }: EffectContext): number {
  const plain = layerKind === null || layerKind === 'dense' || layerKind === 'experts';
  return plain ? (PUBLISHED[chipGeneration(chip.slug)] ?? 0) : 0;
}
