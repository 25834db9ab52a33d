import { formatNumber, formatPercent } from '@inferbench/units/format';
import { QUANTITY_WORDS } from '../about/accuracy/accuracy-words.ts';
import { unbroken } from '../words/numbers.ts';
import type { ChipData } from './chip-data.ts';

/** "Simulator error for this chip, held out: times 12 % in the mean, 8 % in the median (41 figures)." */
export function accuracyWords({
  simulatorErrors,
  attainable,
}: Pick<ChipData, 'simulatorErrors' | 'attainable'>): string {
  const known = simulatorErrors.flatMap(({ quantity, headline, kernels }) => [
    ...(headline === null ? [] : [{ words: QUANTITY_WORDS[quantity], ...headline }]),
    ...(kernels === null ? [] : [{ words: 'single kernels', ...kernels }]),
  ]);
  if (known.length === 0) {
    const why =
      attainable === null
        ? '; the engine has no model of it'
        : attainable.uncalibrated
          ? '; its simulation is uncalibrated'
          : '';
    return `The table of errors holds no figure of this chip${why}.`;
  }
  const errors = known.map(
    ({ words, rows, meanError, medianError }) =>
      `${words} ${formatPercent(meanError)} in the mean, ${formatPercent(medianError)} in the median (${formatNumber(rows)} ${rows === 1 ? 'figure' : 'figures'})`,
  );
  return `Simulator error for this chip, held out: ${errors.join('; ')}.`;
}

export function AccuracyLine({ chip }: { chip: ChipData }) {
  return (
    <p className="note">
      {unbroken(accuracyWords(chip))} <a href="/accuracy">Accuracy</a>
    </p>
  );
}
