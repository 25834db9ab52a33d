import type { Ranking } from '@inferbench/scoring/rank';
import { whollyBetter } from '@inferbench/scoring/rank';

/** Whoever may lead: a value with its interval under a short name. */
export interface Contender extends Ranking {
  label: string;
}

export function byValue(higherIsBetter: boolean): (a: Contender, b: Contender) => number {
  return (a, b) => (higherIsBetter ? b.value - a.value : a.value - b.value) || (a.label < b.label ? -1 : 1);
}

/** The first of an order and all whose intervals overlap its. */
export function groupOfFirst<One extends Contender>(ordered: readonly One[], higherIsBetter: boolean): One[] {
  const [first] = ordered;
  return first === undefined ? [] : ordered.filter((one) => !whollyBetter(first, one, higherIsBetter));
}
