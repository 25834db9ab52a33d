import type { DuelCrossing, DuelSample } from './shape.ts';
import { exp, ln } from '@inferbench/units/exact-math';
import { crossingsOf } from '@inferbench/analyses/context/crossing';
import { sideAhead } from '../verdict/simulated.ts';
import { NAMED_CROSSING_FACTOR } from '@inferbench/analyses/context/words';
import type { Pair } from './samples.ts';

/**
 * Where the curves change places, each with the stretch on which the band of the ratio holds equality. Crossings of one stretch are one;
 * an even number of them changes nothing and is none.
 */
export function duelCrossings(
  pair: Pick<Pair, 'a' | 'b' | 'higherIsBetter'>,
  samples: readonly DuelSample[],
): DuelCrossing[] {
  const last = samples.at(-1)?.context ?? 0;
  const found = crossingsOf(pair.a, pair.b, pair.higherIsBetter)
    .filter(({ context }) => context <= last)
    .toSorted((x, y) => x.context - y.context)
    .map(({ context, riser }) => ({
      context,
      riser: riser.system.chip,
      ...stretchAround(samples, context),
    }));
  const stretches = new Map<number, typeof found>();
  for (const each of found) stretches.set(each.low, [...(stretches.get(each.low) ?? []), each]);
  return [...stretches.values()].flatMap((same) => {
    const middle = same[(same.length - 1) / 2];
    if (middle === undefined) return [];
    const { context, low, high, closed, riser } = middle;
    return [{ context, low, high, riser, named: closed && high / low < NAMED_CROSSING_FACTOR }];
  });
}

interface Stretch {
  low: number;
  high: number;
  /** Somebody leads on either side of it. */
  closed: boolean;
}

/** The stretch around a context on which neither is ahead for sure; one that reaches the end of the ratio is open there. */
function stretchAround(samples: readonly DuelSample[], context: number): Stretch {
  const before = samples.findLastIndex((sample) => sample.context < context && sideAhead(sample) !== null);
  const after = samples.findIndex((sample) => sample.context > context && sideAhead(sample) !== null);
  const low = before < 0 ? samples[0]?.context : edge(samples[before], samples[before + 1]);
  const high = after < 0 ? samples.at(-1)?.context : edge(samples[after], samples[after - 1]);
  return {
    low: Math.min(low ?? context, context),
    high: Math.max(high ?? context, context),
    closed: before >= 0 && after >= 0,
  };
}

/**
 * Place between a sample that is apart from equality and its neighbour: where the end of the band meets it, straight
 * in logarithms.
 */
function edge(apart: DuelSample | undefined, next: DuelSample | undefined): number | undefined {
  if (apart === undefined || next === undefined) return apart?.context ?? next?.context;
  const end = apart.low > 1 ? 'low' : 'high';
  const [from, to] = [ln(apart[end]), ln(next[end])];
  if (from === to) return apart.context;
  const share = Math.min(1, from / (from - to));
  return exp(ln(apart.context) + share * (ln(next.context) - ln(apart.context)));
}
