import { RULE_LIMITS } from '@inferbench/domain/rule-limits';
import type { Point } from '@inferbench/domain/point';
import { formatNumber } from '@inferbench/units/format';
import { median } from '@inferbench/units/median';
import type { Rule, Violation } from './rule.ts';

const { outSystemBest, outSystemBestPoints, outSystemMedian, outSystemMedianPoints } = RULE_LIMITS;

/** Asked where points of others are at hand. */
export const outSystem: Rule = {
  id: 'OUT-SYSTEM',
  title: 'In line with others on the chip',
  severity: 'flag',
  since: '0.7.0',
  explanation:
    'The software share of a point, measured ÷ attainable, is compared with what others reached on the chip: far above the best of three or more, or, of a run by a third party, far below the median of five or more of its phase. Only a server knows the others.',
  formula: `software share ≤ ${outSystemBest} × best of ≥ ${outSystemBestPoints} others; of a third party ≥ ${outSystemMedian} × median of ≥ ${outSystemMedianPoints} others of the phase`,
};

/** What a point of somebody else on the chip reached. */
export interface SoftwareShare {
  phase: Point['phase'];
  share: number;
}

export interface SharedPoint extends SoftwareShare {
  index: number;
}

/** A point far beyond, or far behind, what others reached on its chip. */
export function outliers(
  points: readonly SharedPoint[],
  others: readonly SoftwareShare[],
  { isThirdParty }: { isThirdParty: boolean },
): Violation[] {
  const best = Math.max(0, ...others.map(({ share }) => share));
  return points.flatMap(({ index, phase, share }) => {
    if (others.length >= outSystemBestPoints && share > outSystemBest * best)
      return [
        violation(index, share, { limit: outSystemBest * best, words: 'the best', of: best, is: 'most' }),
      ];
    const same = others.filter((other) => other.phase === phase).map((other) => other.share);
    const middle = median(same);
    if (!isThirdParty || middle === null || same.length < outSystemMedianPoints) return [];
    const least = outSystemMedian * middle;
    return share < least
      ? [violation(index, share, { limit: least, words: 'the median', of: middle, is: 'least' })]
      : [];
  });
}

function violation(
  index: number,
  share: number,
  { limit, words, of, is }: { limit: number; words: string; of: number; is: 'least' | 'most' },
): Violation {
  return {
    path: `points[${index}]`,
    message: `The software delivers ${formatNumber(share)} of what is attainable; ${words} of others on this chip is ${formatNumber(of)}.`,
    value: formatNumber(share),
    expected: `at ${is} ${formatNumber(limit)}`,
    fix:
      is === 'most'
        ? 'Declare what made it so fast (techniques, precision, system.chips), or explain the stack.'
        : 'Check that the stack was set up as its vendor says and was the only load on the chip, or explain it.',
  };
}
