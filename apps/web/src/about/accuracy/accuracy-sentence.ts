import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { QuantityErrors, ValidatedRegime } from './accuracy-data.ts';
import { QUANTITY_WORDS } from './accuracy-words.ts';

/** "244 published figures … are compared … The predictions are off: times 15 % in the mean and 10 % in the median (146); watts …" */
export function accuracySentence(quantities: readonly QuantityErrors[]): string {
  const known = quantities.flatMap(({ quantity, headline }) =>
    headline === null ? [] : [{ words: QUANTITY_WORDS[quantity], ...headline }],
  );
  const total = known.reduce((sum, { rows }) => sum + rows, 0);
  if (total === 0)
    return 'No published figure has been compared yet: the simulator computes with default constants.';
  const errors = known.map(
    ({ words, rows, meanError, medianError }) =>
      `${words} ${formatPercent(meanError)} in the mean and ${formatPercent(medianError)} in the median (${formatNumber(rows)})`,
  );
  return `${formatNumber(total)} published figures of whole models and networks on chips of the families A100, H100, H200 and B200 are compared, each with what constants predict that never saw its model on that hardware. The predictions are off: ${errors.join('; ')}.`;
}

/**
 * "Times of 138 published figures left out of the fit are 11 % off in the mean, and 7,384 times per token under load 19 %.": empty before any was
 * compared.
 */
export function timesSentence(
  quantities: readonly QuantityErrors[],
  validations: readonly ValidatedRegime[],
): string {
  const times = quantities.find(({ quantity }) => quantity === 'LATENCY')?.headline ?? null;
  if (times === null) return '';
  const loaded = validations.find(isUnderLoad);
  const underLoad =
    loaded === undefined
      ? ''
      : `, and ${formatNumber(loaded.rows)} times per token under load ${formatPercent(loaded.meanError)}`;
  return `Times of ${formatNumber(times.rows)} published figures left out of the fit are ${formatPercent(times.meanError)} off in the mean${underLoad}.`;
}

/** Whether it is the regime of most figures: times per token of the tables, a model left out on a family. */
function isUnderLoad({ validation, population, regime }: ValidatedRegime): boolean {
  return validation === 'FAMILY_AND_MODEL' && population === 'tables' && regime === 'serving, tpot_ms';
}
