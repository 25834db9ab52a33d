import type { Ranking } from '@inferbench/domain/ranking';

/** Whoever may lead: a value with its interval under a short name. */
export interface Contender extends Ranking {
  label: string;
}

export function byValue(higherIsBetter: boolean): (a: Contender, b: Contender) => number {
  return (a, b) => (higherIsBetter ? b.value - a.value : a.value - b.value) || (a.label < b.label ? -1 : 1);
}
