import { MAX_FINDING_LENGTH } from '@inferbench/domain/terms/chart-head';
import { formatNumber } from '@inferbench/units/format';

/** The first that fits a title, the fullest first; the last has to fit whatever things are called. */
export function fittingFinding(...candidates: readonly string[]): string {
  const found = candidates.find((text) => text.length <= MAX_FINDING_LENGTH) ?? candidates.at(-1) ?? '';
  return found.slice(0, MAX_FINDING_LENGTH);
}

/** Two digits: "2.5", "13". */
export function ratioWords(ratio: number): string {
  return ratio >= 10 ? formatNumber(Math.round(ratio)) : ratio.toFixed(1);
}
