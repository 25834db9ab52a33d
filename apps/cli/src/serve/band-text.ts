import type { ServingBand } from '@inferbench/domain/simulation/serve-result';
import { formatDuration, formatNumber } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { NONE } from '../terminal/table.ts';

/** Factors of a figure between which a measured one is expected. */
type Factors = Pick<ServingBand, 'low' | 'high'>;

/** "120 ms (56.0 ms to 257 ms)": a simulated time, and where a measured one is expected. */
export function timeText(ms: number | null, { low, high }: Factors): string {
  if (ms === null) return NONE;
  const shown = (factor: number) => formatDuration((ms * factor) / MS_PER_SEC);
  return `${shown(1)} (${shown(low)} to ${shown(high)})`;
}

/** " (2,080 to 4,690)": where a measured figure is expected; nothing of a rate that the load itself sets. */
export function rangeText(value: number, band: Factors | null): string {
  if (band === null) return '';
  return ` (${formatNumber(value * band.low)} to ${formatNumber(value * band.high)})`;
}

/** Turns a band of rates into one of costs: a token costs less as the rate grows. */
export function inverse(band: Factors | null): Factors | null {
  return band === null ? null : { low: 1 / band.high, high: 1 / band.low };
}
