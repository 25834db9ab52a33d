import { groupOfFirst } from '@inferbench/domain/scores/ranking';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import { listed } from '@inferbench/units/english';
import type { ShownFigure } from '../load/shape.ts';
import type { SystemVerdict } from './shape.ts';

/** Beginning of a verdict that there is none. */
export const NO_VERDICT = 'No verdict: ';

/** Name of whoever is compared in a sentence: with the number of its chips. */
export interface NamedSide {
  chip: string;
  name: string;
  /** Whether it is more than one chip: "344 LPU v1 lead". */
  isMany: boolean;
}

interface RangedSide extends NamedSide {
  figure: ShownFigure;
}

type RangesVerdict = Pick<SystemVerdict, 'kind' | 'leader' | 'text'>;

interface Race {
  higherIsBetter: boolean;
  /** Least ratio of two values, by the places of both among the sides, that the error of such ratios does not explain. */
  leastRatio: (index: number, than: number) => number;
}

/**
 * Verdict on figures of one kind, each in its own range: one leads where its range lies wholly apart from that of every other and the band of
 * their ratio excludes equality; ranges that touch are level. Sides without a figure do not race.
 */
export function rangesVerdict(
  sides: readonly RangedSide[],
  { higherIsBetter, leastRatio }: Race,
): RangesVerdict {
  const racing = sides.flatMap(({ figure, ...side }, index) => {
    const found = rangeOf(figure);
    return found === null ? [] : [{ ...side, index, ...found }];
  });
  const ordered = racing.toSorted((a, b) => (higherIsBetter ? b.value - a.value : a.value - b.value));
  const [first, ...others] = ordered;
  if (first === undefined || others.length === 0) {
    const who =
      first === undefined
        ? 'nobody has a figure'
        : `only ${first.name} ${first.isMany ? 'have' : 'has'} a figure`;
    return { kind: 'NONE', leader: null, text: `${NO_VERDICT}${who}` };
  }
  const near = groupOfFirst(ordered, higherIsBetter);
  const level = ordered.filter((side) => {
    const ratio = higherIsBetter ? first.value / side.value : side.value / first.value;
    return side === first || near.includes(side) || ratio <= leastRatio(first.index, side.index);
  });
  if (level.length > 1)
    return { kind: 'TIED', leader: null, text: `${listed(level.map(({ name }) => name))} are level` };
  const text = `${first.name} ${first.isMany ? 'lead' : 'leads'} ${listed(others.map(({ name }) => name))}`;
  return { kind: 'LEADS', leader: first.chip, text };
}
