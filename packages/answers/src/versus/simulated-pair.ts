import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { Chip } from '@inferbench/domain/chips/chip';
import { simulatedRatioAt } from '../comparison/simulated-ratio.ts';
import { loadCurve } from '../load/load-curve.ts';
import { type ChartWorkload, languageModelOf } from '../load/workload.ts';
import { simulatedVerdict } from '../verdict/simulated.ts';
import type { ChipPair } from './chosen-pair.ts';
import type { VersusSimulated } from './shape.ts';

/** Chips of either system that is simulated: one server. */
const CHIPS = 8;

/** Simulated output of b ÷ a at a line, in the band of such ratios; null where one of the two has no curve that reaches it. */
export function simulatedPair(
  [a, b]: ChipPair,
  { workload, at, catalogue }: { workload: ChartWorkload; at: number; catalogue: CatalogueView },
  labels: readonly [string, string],
): VersusSimulated | null {
  if (languageModelOf(catalogue, workload.model) === null) return null;
  const curveOf = (chip: Chip) => {
    const outcome = loadCurve({ chip, workload, catalogue }, CHIPS);
    if (!outcome.ok) return null;
    const samples = outcome.curve.samples.map(({ perUser, perChip, joulesPerOutputToken }) => ({
      perUser,
      perChip,
      usdPerMtok: null,
      joulesPerOutputToken,
    }));
    return { chip, curve: { samples } };
  };
  const [own, other] = [curveOf(a), curveOf(b)];
  if (own === null || other === null) return null;
  const found = simulatedRatioAt(own, other, { metric: 'OUTPUT', speed: at });
  if (found === null || found.low === 0 || !Number.isFinite(found.high)) return null;
  return {
    ...found,
    chips: CHIPS,
    words: `${simulatedVerdict(found, labels).text}, on ${CHIPS} chips each in ${precisionNames(workload.precision).short}`,
  };
}
