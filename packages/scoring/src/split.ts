import type { Split } from '@inferbench/domain/score';
import type { LimitingResource } from '@inferbench/domain/simulation';
import { ln } from '@inferbench/units/exact-math';
import { formatPercent } from '@inferbench/units/format';

export interface SplitInput {
  /** FLOPs of the whole run. */
  flops: number;
  /** Dense rate of all chips. */
  peakOpsPerSec: number;
  /** Time of the run's work at the bound, at the best public stack, and as measured. */
  idealSec: number;
  attainableSec: number;
  measuredSec: number | null;
  limitedBy: LimitingResource;
}

const LIMIT_WORDS: Readonly<Record<LimitingResource, string>> = {
  compute: 'arithmetic',
  memory: 'reading weights',
  kv: 'reading the KV cache',
  collective: 'communication between chips',
  launch: 'launching operators',
  capacity: 'memory capacity',
};

/**
 * measured = peak × A × H × S: A = F ÷ (ideal·peak), H = ideal ÷ attainable, S = attainable ÷ measured (metrics.md 5).
 * F, peak, chips and placement are the same in all factors, so the product is exact.
 */
export function threeWaySplit(input: SplitInput): Split {
  const algorithm = input.flops / (input.idealSec * input.peakOpsPerSec);
  const hardware = input.idealSec / input.attainableSec;
  const software = input.measuredSec === null ? null : input.attainableSec / input.measuredSec;
  return {
    algorithm,
    hardware,
    software,
    ln: {
      algorithm: ln(algorithm),
      hardware: ln(hardware),
      software: software === null ? null : ln(software),
    },
    limitedBy: input.limitedBy,
    sentence: sentence({ algorithm, hardware, software, limitedBy: input.limitedBy }),
  };
}

function sentence(split: {
  algorithm: number;
  hardware: number;
  software: number | null;
  limitedBy: LimitingResource;
}) {
  const { algorithm, hardware, software, limitedBy } = split;
  const workload = `The workload allows ${formatPercent(algorithm)} of peak, the hardware realises ${formatPercent(hardware)} of that`;
  const stack =
    software === null ? '' : `, and the software delivers ${formatPercent(software)} of what is attainable`;
  return `${workload}${stack}; most attainable time goes into ${LIMIT_WORDS[limitedBy]}.`;
}
