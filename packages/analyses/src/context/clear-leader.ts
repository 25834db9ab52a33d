import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ContextCurve } from '@inferbench/domain/board/context-analysis';
import { extentOf, isOneClass } from '@inferbench/domain/board/system-class';
import { whollyBetter } from '@inferbench/domain/scores/ranking';

interface Around {
  higherIsBetter: boolean;
  catalogue: CatalogueView;
}

/**
 * The simulated curve whose band lies clear of every other at each context that both have. Nobody leads curves of several sizes, or where a
 * family was never measured (docs/metrics.md#crossovers).
 */
export function clearLeader(
  curves: readonly ContextCurve[],
  { higherIsBetter, catalogue }: Around,
): ContextCurve | null {
  const systems = curves.map(({ chip, chips }) => ({
    chips,
    extent: extentOf(chips, catalogue.chips.get(chip)?.interconnect?.scaleUpChips ?? null),
    pools: 'AGGREGATED' as const,
  }));
  if (curves.length < 2 || curves.some(({ uncalibrated }) => uncalibrated) || !isOneClass(systems))
    return null;
  const isClear = (curve: ContextCurve) =>
    curves.every((other) => other === curve || isAbove(curve, other, higherIsBetter));
  return curves.find(isClear) ?? null;
}

function isAbove(a: ContextCurve, b: ContextCurve, higherIsBetter: boolean): boolean {
  const pairs = a.samples.flatMap((sample) => {
    const other = b.samples.find(({ context }) => context === sample.context);
    return other === undefined ? [] : [[sample, other] as const];
  });
  const ranked = ({ value, low, high }: ContextCurve['samples'][number]) => ({
    value,
    interval: { low, high },
  });
  return (
    pairs.length > 0 &&
    pairs.every(([own, other]) => whollyBetter(ranked(own), ranked(other), higherIsBetter))
  );
}
