import type { ShownFigure } from '@inferbench/answers/load/shape';
import type { ChipFlexibility } from '@inferbench/evaluation/flexibility';
import { formatNumber } from '@inferbench/units/format';

/** Flexibility of a chip as a figure of a row: simulated, so that its interval is the point itself. */
export function flexibilityFigure(flexibility: ChipFlexibility | null): ShownFigure {
  if (flexibility?.present !== true) {
    return { value: null, low: null, high: null, kind: null, words: 'not computed' };
  }
  const { score, cells } = flexibility.value;
  return {
    value: score,
    low: score,
    high: score,
    kind: 'SIMULATED',
    words: `of ${formatNumber(cells)} cells`,
  };
}
