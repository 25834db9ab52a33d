import type { Chip } from '@inferbench/domain/chips/chip';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';

/** Everything in the narrowest of 8-bit integers, 8-bit floats and 16 bits in which the chip publishes a dense rate. */
export function naturalPrecision({ peaks }: Chip): PrecisionSetting {
  const has = (format: string) => peaks.some(({ precision }) => precision === format);
  const word = has('int8') ? 'int8' : has('fp8') ? 'fp8' : 'fp16';
  return { weights: word, activations: word, kv: word };
}
