import type { DuelEnd, DuelSample } from './shape.ts';
import { independentRatio } from '@inferbench/domain/terms/interval-ratio';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import { formatContext } from '@inferbench/units/format';
import { commonContexts } from '@inferbench/analyses/context/crossing';
import type { Curve } from '@inferbench/analyses/context/curve';

export interface Pair {
  a: Curve;
  b: Curve;
  higherIsBetter: boolean;
  /** Longest context of the model: beyond it the shapes are the same, the model is not. */
  modelMaxContext: number;
}

/** How many times better the second is than the first: of a price, how many times the tokens of the same money. */
export function betterBy(a: Ranged, b: Ranged, higherIsBetter: boolean): Omit<DuelSample, 'context'> | null {
  const found = higherIsBetter ? independentRatio(b, a) : independentRatio(a, b);
  return found === null ? null : { ratio: found.value, low: found.low, high: found.high };
}

/** Contexts at which both have a value and the model is itself, growing; the last is where the first of them ends. */
export function duelContexts({ a, b, modelMaxContext }: Pair): number[] {
  const contexts = commonContexts(a, b);
  const inside = contexts.filter((context) => context <= modelMaxContext);
  return inside.length < contexts.length && inside.at(-1) !== modelMaxContext
    ? [...inside, modelMaxContext]
    : inside;
}

/** b ÷ a over context. */
export function samplesOf(pair: Pair): DuelSample[] {
  return duelContexts(pair).flatMap((context) => {
    const [here, there] = [pair.a.at(context), pair.b.at(context)];
    const found = here && there && betterBy(here, there, pair.higherIsBetter);
    return found === null ? [] : [{ context, ...found }];
  });
}

interface Labels {
  a: string;
  b: string;
  model: string;
}

/** Where the ratio ends and why: the memory that is full first, or the model. */
export function endOf({ a, b, modelMaxContext }: Pair, labels: Labels, last: number): DuelEnd | null {
  const [full] = [
    { chip: a.system.chip, label: labels.a, at: a.endsAtContext },
    { chip: b.system.chip, label: labels.b, at: b.endsAtContext },
  ]
    .flatMap(({ at, ...side }) => (at === null ? [] : [{ ...side, at }]))
    .toSorted((left, right) => left.at - right.at);
  if (full !== undefined && full.at <= modelMaxContext)
    return { context: full.at, chip: full.chip, why: `${full.label}: memory full` };
  return last < modelMaxContext
    ? null
    : {
        context: modelMaxContext,
        chip: null,
        why: `${labels.model} ends at ${formatContext(modelMaxContext)}`,
      };
}
