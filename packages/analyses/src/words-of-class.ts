import type { PrecisionClass, PrecisionWord } from '@inferbench/domain/precision';

/** Words of a class, and what comes nearest on a chip without it: the next wider. */
export const WORDS_OF_CLASS: Readonly<Record<PrecisionClass, readonly PrecisionWord[]>> = {
  FP32: ['fp32'],
  FP16: ['fp16'],
  FP8: ['fp8', 'fp16'],
  W8A16: ['int8-weight-only', 'fp16'],
  W4A16: ['int4', 'int8-weight-only', 'fp16'],
  FP4: ['fp4', 'fp8', 'fp16'],
};
