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

/** Least ratio whose two digits are not those of equality. */
const READS_APART = 1.05;

/** "1.2 to 1.6", "1.03": the range of a lead, in as many digits as it takes not to read as equality. */
export function leadWords(low: number, high: number): string {
  const word = (ratio: number) =>
    ratio >= READS_APART
      ? ratioWords(ratio)
      : ([2, 3, 4].map((digits) => ratio.toFixed(digits)).find((words) => Number(words) > 1) ??
        'just over 1');
  const [from, to] = [word(low), word(high)];
  return from === to ? from : `${from} to ${to}`;
}
