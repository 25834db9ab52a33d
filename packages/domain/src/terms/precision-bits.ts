import type { PrecisionClass } from './precision.ts';

/** Bits of a weight in each class, whatever the format: as people tell models apart. */
export const BITS: Readonly<Record<PrecisionClass, number>> = {
  FP32: 32,
  FP16: 16,
  FP8: 8,
  W8A16: 8,
  W4A16: 4,
  FP4: 4,
};
