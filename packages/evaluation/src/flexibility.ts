import { Memo } from '@inferbench/units/memo';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { FlexibilityShares } from '@inferbench/domain/scores/flexibility';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import { isPublic } from '@inferbench/domain/terms/sourced';
import { bestRates, gridOf, sharesOf } from './flexibility/grid.ts';

/** Headline and its two companions over the whole grid (docs/metrics.md#flexibility). */
export function flexibilityOf(chip: Chip, chips: number): FlexibilityShares {
  const grid = gridOf(chip, chips);
  return sharesOf(grid, bestRates(grid));
}

/** Why a chip has no flexibility, or null where it has one. */
export function flexibilityRefusal(chip: Chip): InferbenchError | null {
  if (chip.peaks.length === 0 || memoryTiers(chip).length === 0) {
    return new InferbenchError('INCOMPLETE_SPEC', 'peak, capacity or bandwidth is not published');
  }
  const memories = [chip.memory, chip.onChip].filter(
    (memory) => (memory?.bandwidthBytesPerSec ?? null) !== null,
  );
  const sourced =
    chip.peaks.some((peak) => isPublic(peak.confidence)) &&
    memories.every((memory) => memory !== null && isPublic(memory.confidence));
  return sourced
    ? null
    : new InferbenchError(
        'INCOMPLETE_SPEC',
        'peak, capacity and bandwidth need a public source (SPEC-SOURCE)',
      );
}

/** Flexibility with all its figures, or why this engine gives none. */
export type ChipFlexibility =
  { present: true; value: FlexibilityShares } | { present: false; detail: string };

const computed = new Memo<Chip, ChipFlexibility>();

/** Refused where the specification does not allow it. Kept per chip document and number of chips. */
export function chipFlexibility(chip: Chip, chips: number): ChipFlexibility {
  return computed.get(chip, String(chips), () => {
    const refused = flexibilityRefusal(chip);
    return refused
      ? { present: false, detail: refused.message }
      : { present: true, value: flexibilityOf(chip, chips) };
  });
}

/** Flexibility as a metric: simulated, so its interval is the point itself. */
export function flexibilityMetric(chip: Chip, chips: number): MetricValue {
  const flexibility = chipFlexibility(chip, chips);
  if (!flexibility.present) return { present: false, reason: 'NOT_COMPUTED', detail: flexibility.detail };
  const { score: value } = flexibility.value;
  return { present: true, value, interval: { low: value, high: value, assumed: false } };
}
