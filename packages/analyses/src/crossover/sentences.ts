import type { CrossoverSide, EqualBy } from '@inferbench/domain/tradeoff/chip-crossover';
import type { ContextCurve } from '@inferbench/domain/board/context-analysis';
import { WATTS_PER_KILOWATT } from '@inferbench/units/si';
import { formatNumber } from '@inferbench/units/format';
import type { Pairs } from '../context/analyse.ts';

interface Sides {
  a: CrossoverSide;
  b: CrossoverSide;
}

/** What is equal, with both figures: a comparison is worth what its footing is. */
export function equalSentence(by: EqualBy, { a, b }: Sides): { ratio: number; sentence: string } {
  if (by === 'chips')
    return {
      ratio: b.chips / a.chips,
      sentence: a.chips === 1 ? 'One chip each.' : `${formatNumber(a.chips)} chips each.`,
    };
  const [left, right] =
    by === 'power' ? [a.provisionedWatts, b.provisionedWatts] : [a.usdPerHour, b.usdPerHour];
  const words = (side: CrossoverSide) =>
    by === 'power'
      ? `${side.label} ${formatNumber((side.provisionedWatts ?? 0) / WATTS_PER_KILOWATT)} kW`
      : `${side.label} ${formatNumber(side.usdPerHour ?? 0)} USD/h`;
  const footing =
    by === 'power'
      ? 'power limits and hosts'
      : `owned, policy v1 at the power limit; prices: ${a.priceSource ?? 'none'}; ${b.priceSource ?? 'none'}`;
  return { ratio: (right ?? 0) / (left ?? 1), sentence: `${words(a)}, ${words(b)} (${footing}).` };
}

/** The crossovers, or who leads over which contexts, and where a curve ends; `leader` is clear of the other at every context. */
export function crossoverSentence(
  curves: readonly ContextCurve[],
  { crossings, noCrossings }: Pairs,
  leader: ContextCurve | null,
): string {
  const found = crossings.map(
    ({ sentence, beyondModelContext }) =>
      `${sentence}${beyondModelContext ? ' That is past the maximum context of the model.' : ''}`,
  );
  const ends = curves
    .filter((curve) => curve.endsAtContext !== null)
    .map(
      (curve) =>
        `${curve.label} ends at ${formatNumber(curve.endsAtContext ?? 0)} tokens, where its memory is full.`,
    );
  const none = noCrossings.map(
    ({ sentence }) => `${sentence} ${leader === null ? 'Nobody leads throughout' : `${leader.label} leads`}.`,
  );
  return ['Simulated:', ...found, ...none, ...ends].join(' ');
}
