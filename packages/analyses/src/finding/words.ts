import { formatNumber } from '@inferbench/units/format';

/** Two digits: "2.5", "13". */
export function ratioWords(ratio: number): string {
  return ratio >= 10 ? formatNumber(Math.round(ratio)) : ratio.toFixed(1);
}
