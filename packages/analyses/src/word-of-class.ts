import type { PrecisionClass, PrecisionWord } from '@inferbench/domain/precision';

/** A word that stands for each class where no point names one. */
export const WORD_OF_CLASS = {
  FP32: 'fp32',
  FP16: 'fp16',
  FP8: 'fp8',
  W8A16: 'int8-weight-only',
  W4A16: 'int4',
  FP4: 'fp4',
} as const satisfies Readonly<Record<PrecisionClass, PrecisionWord>>;
