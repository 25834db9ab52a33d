import type { ComputeClass } from '@inferbench/domain/precision';
import { WIDTH_BITS } from './resolve-peak.ts';

/** One factor for 8 bits, two for 4. */
export function narrowing(precision: ComputeClass, narrowShare: number): number {
  const bits = WIDTH_BITS[precision];
  return bits >= 16 ? 1 : bits === 8 ? narrowShare : narrowShare * narrowShare;
}
