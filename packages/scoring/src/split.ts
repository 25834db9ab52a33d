import { FASTER_THAN_WORDS, fasterThan, type Split } from '@inferbench/domain/scores/score';
import type { LimitingResource } from '@inferbench/domain/scores/simulation';
import { ln } from '@inferbench/units/exact-math';
import { formatNumber, formatPercent } from '@inferbench/units/format';

/** Share of the window in which the best public stack would have had work; null with the reason. */
export type LoadShare = { share: number; reason: null } | { share: null; reason: string };

export interface SplitInput {
  /** FLOPs of the whole run. */
  flops: number;
  /** Dense rate of all chips. */
  peakOpsPerSec: number;
  /**
   * Time of the run's work at the bound, without and with the declared techniques; at the best public stack, with them; and
   * as measured.
   */
  plainIdealSec: number;
  idealSec: number;
  attainableSec: number;
  measuredSec: number | null;
  limitedBy: LimitingResource;
  /** Half-width of the attainable time's error bar as a share. */
  errorBarShare: number;
  /** Null where the phase has no arrivals. */
  load: LoadShare | null;
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
 * measured = peak × A × H × S: A = F ÷ (ideal·peak), H = ideal ÷ attainable, S = attainable ÷ measured
 * (docs/metrics.md#three-way-split), and A = workload × technique = F ÷ (ideal without techniques · peak) × ideal without ÷ ideal
 * with them. F, peak, chips and placement are the same in all factors, so the product is exact.
 */
export function threeWaySplit(input: SplitInput): Split {
  const workload = input.flops / (input.plainIdealSec * input.peakOpsPerSec);
  const technique = input.plainIdealSec / input.idealSec;
  const algorithm = input.flops / (input.idealSec * input.peakOpsPerSec);
  const hardware = input.idealSec / input.attainableSec;
  const software = input.measuredSec === null ? null : input.attainableSec / input.measuredSec;
  return {
    algorithm,
    workload,
    technique,
    hardware,
    software,
    ln: {
      workload: ln(workload),
      technique: ln(technique),
      hardware: ln(hardware),
      software: software === null ? null : ln(software),
    },
    limitedBy: input.limitedBy,
    errorBarShare: input.errorBarShare,
    ...(input.load === null ? {} : { load: { ...input.load, stack: stackOf(software, input.load) } }),
    sentence: sentence({ workload, technique, hardware, software, limitedBy: input.limitedBy }),
  };
}

/** S_stack = S ÷ S_load: what a stack would have delivered with work all the time. */
function stackOf(software: number | null, { share }: LoadShare): number | null {
  return software === null || share === null ? null : software / share;
}

function sentence(split: Omit<Split, 'algorithm' | 'ln' | 'errorBarShare' | 'load' | 'sentence'>) {
  const { technique, hardware, software, limitedBy } = split;
  const techniques = technique === 1 ? '' : `, techniques multiply that by ${formatNumber(technique)}`;
  const workload = `The workload allows ${formatPercent(split.workload)} of peak${techniques}, the hardware realises ${formatPercent(hardware)} of that`;
  return `${workload}${stackWords(hardware, software)}; most attainable time goes into ${LIMIT_WORDS[limitedBy]}.`;
}

/** Words on the software: a share of more than all is none, the run is then faster than the simulation, or than the bound of an average load. */
function stackWords(hardware: number, software: number | null): string {
  if (software === null) return '';
  const than = fasterThan({ hardware, software });
  if (than === 'BOUND')
    return `; the run is ${formatNumber(hardware * software)} times as fast as ${FASTER_THAN_WORDS.BOUND}`;
  return than === 'STACK'
    ? `, and the run is ${formatNumber(software)} times as fast as ${FASTER_THAN_WORDS.STACK}`
    : `, and the software delivers ${formatPercent(software)} of what is attainable`;
}
