import type { Chip } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { fullPrecision, type PrecisionClass } from '@inferbench/domain/terms/precision';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { USUAL_WORDS } from '../load/workload.ts';

/** Largest lead, as a multiple of what the chips differ by, that is told of the chips; beyond it software and layout made it. */
export const LARGEST_CHIP_SHARE = 2;

export interface LimitRatios {
  /** Largest of leader ÷ other over rate, bandwidth and capacity; null where none of them is known of both. */
  largest: number | null;
  /** The other has more of every limit that both state. */
  otherHasMore: boolean;
}

/** Limits of two chips on paper as leader ÷ other: dense rate at a precision, bandwidth, capacity; of one in two precisions by what weights of either take. */
export function limitRatios(
  leader: Chip,
  other: Chip,
  precision: PrecisionClass,
  ofOther: PrecisionClass = precision,
): LimitRatios {
  const [a, b] = [limitsOf(leader, precision), limitsOf(other, ofOther)];
  const ratios = a.flatMap((own, i) => {
    const theirs = b[i] ?? null;
    return own === null || theirs === null ? [] : [own / theirs];
  });
  return {
    largest: ratios.length === 0 ? null : Math.max(...ratios),
    otherHasMore: ratios.length > 0 && ratios.every((ratio) => ratio < 1),
  };
}

function limitsOf(chip: Chip, precision: PrecisionClass): (number | null)[] {
  const peak = resolvePeak(chip, fullPrecision(USUAL_WORDS[precision], {}));
  const [fastest] = memoryTiers(chip);
  const capacityBytes = memoryTiers(chip).reduce((sum, tier) => sum + tier.capacityBytes, 0);
  return [
    peak.ok ? peak.value.denseOpsPerSec : null,
    fastest === undefined ? null : fastest.bandwidthBytesPerSec / BITS[precision],
    capacityBytes > 0 ? capacityBytes / BITS[precision] : null,
  ];
}
