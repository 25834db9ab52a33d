import type { DuelEnd, DuelSample } from './shape.ts';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Regime } from '@inferbench/simulator/error-bar';
import { ratioOf } from '@inferbench/simulator/ratio-of';
import { formatContext } from '@inferbench/units/format';
import { commonContexts } from '@inferbench/analyses/context/crossing';
import type { Curve } from '@inferbench/analyses/context/curve';

export interface Pair {
  a: Curve;
  b: Curve;
  /** The chips of both, and the regime whose error a ratio of them has. */
  chips: { a: Chip; b: Chip };
  regime: Regime;
  higherIsBetter: boolean;
  /** Longest context of the model: beyond it the shapes are the same, the model is not. */
  modelMaxContext: number;
}

/** Contexts at which both have a value and the model is itself, growing; the last is where the first of them ends. */
export function duelContexts({ a, b, modelMaxContext }: Pair): number[] {
  const contexts = commonContexts(a, b);
  const inside = contexts.filter((context) => context <= modelMaxContext);
  return inside.length < contexts.length && inside.at(-1) !== modelMaxContext
    ? [...inside, modelMaxContext]
    : inside;
}

/** b ÷ a over context: how many times better the second is, in the band of such ratios. */
export function samplesOf(pair: Pair): DuelSample[] {
  const { a, b, chips, regime, higherIsBetter } = pair;
  return duelContexts(pair).flatMap((context) => {
    const [here, there] = [a.at(context), b.at(context)];
    if (here === null || there === null || Math.min(here.value, there.value) <= 0) return [];
    const gain = ({ value }: Ranged) => (higherIsBetter ? value : 1 / value);
    const of = { a: { chip: chips.a, value: gain(here) }, b: { chip: chips.b, value: gain(there) } };
    const { ratio, low, high } = ratioOf(of.b, of.a, regime);
    return [{ context, ratio, low, high }];
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
