import type { ShownFigure } from '@inferbench/answers/load/shape';
import type { ChipFlexibility } from '@inferbench/evaluation/flexibility';
import { formatNumber } from '@inferbench/units/format';
import { keptFlexibility } from '../chip/kept-computations.ts';
import type { ApiContext } from '../graphql/context.ts';

/** Flexibility of the chip of a slug, as a figure of a row; nothing is computed where the catalogue has none of that slug. */
export async function flexibilityOf(
  { catalogue, compute }: Pick<ApiContext, 'catalogue' | 'compute'>,
  slug: string,
): Promise<ShownFigure> {
  const chip = catalogue.chips.get(slug);
  return flexibilityFigure(chip === undefined ? null : await keptFlexibility(chip, compute));
}

/** Flexibility of a chip as a figure of a row: simulated, so that its interval is the point itself. */
function flexibilityFigure(flexibility: ChipFlexibility | null): ShownFigure {
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
