import type { Chip } from '@inferbench/domain/chips/chip';
import { type LargeUnit, largeUnitOf } from '@inferbench/domain/chips/large-unit';
import type { Metric } from '@inferbench/domain/terms/metric';
import { provisionedKwOf, unitKwOf } from '@inferbench/scoring/chip-costs';

/** Rates of one chip; an efficiency or a latency over power means nothing. */
const RATES: ReadonlySet<Metric> = new Set(['USEFUL_TOPS', 'TOKENS_PER_S_PER_CHIP', 'GOODPUT']);

/** A rate per chip over the kW that have to be there for it (docs/metrics.md#large-units); null for other metrics and unknown power. */
export function valuePerKw(
  metric: Metric,
  valuePerChip: number,
  chip: Pick<Chip, 'slug' | 'power'>,
): number | null {
  const kw = unitKwOf(chip);
  return kw === null || !RATES.has(metric) ? null : valuePerChip / kw;
}

/** Tells in what unit a chip is bought and powered. */
export function unitOfPower(chip: Chip): { largeUnit: LargeUnit | null; provisionedKw: number | null } {
  return { largeUnit: largeUnitOf(chip), provisionedKw: provisionedKwOf(chip) };
}
