import { TERA } from '@inferbench/units/si';

export interface RequiredFlops {
  /** FLOPs of all prompts. */
  prefill: number;
  /** FLOPs of all answer tokens. */
  decode: number;
}

/** useful = F ÷ t ÷ 1e12 per chip, F = FLOPs the workload requires, t = wall time (docs/metrics.md#useful-tops). */
export function usefulTopsPerChip(flops: RequiredFlops, durationSec: number, chips: number): number {
  return (flops.prefill + flops.decode) / durationSec / chips / TERA;
}
