import type { PrecisionClass } from '@inferbench/domain/terms/precision';

/** Bits of a weight in each class: at home a model is told by them, whatever the format. */
export const BITS: Readonly<Record<PrecisionClass, number>> = {
  FP32: 32,
  FP16: 16,
  FP8: 8,
  W8A16: 8,
  W4A16: 4,
  FP4: 4,
};
