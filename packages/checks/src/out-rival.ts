import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { formatNumber } from '@inferbench/units/format';
import { median } from '@inferbench/units/median';
import type { SharedPoint, SoftwareShare } from './out-system.ts';
import type { Rule, Violation } from './rule.ts';

const { outSystemMedian, outSystemMedianPoints, outSystemNewest } = RULE_LIMITS;

/** Asked where points of others are at hand. */
export const outRival: Rule = {
  id: 'OUT-RIVAL',
  title: 'Not far behind others on a chip of somebody else',
  severity: 'flag',
  since: '0.7.0',
  explanation: `Of a run by a third party, the software share, measured ÷ attainable, is compared with the median of five others or more of the phase, of the newest ${outSystemNewest} on the chip: far below it, the stack was hardly set up as its vendor says. Only a server knows the others.`,
  formula: `software share of a third party ≥ ${outSystemMedian} × median of ≥ ${outSystemMedianPoints} others of the phase`,
};

/** Points of a third party far behind what others reached on the chip. */
export function farBehind(points: readonly SharedPoint[], others: readonly SoftwareShare[]): Violation[] {
  return points.flatMap(({ index, phase, share }) => {
    const same = others.filter((other) => other.phase === phase).map((other) => other.share);
    const middle = median(same);
    if (middle === null || same.length < outSystemMedianPoints || share >= outSystemMedian * middle)
      return [];
    return [
      {
        path: `points[${index}]`,
        message: `The software delivers ${formatNumber(share)} of what is attainable; the median of others on this chip is ${formatNumber(middle)}.`,
        value: formatNumber(share),
        expected: `at least ${formatNumber(outSystemMedian * middle)}`,
        fix: 'Check that the stack was set up as its vendor says and was the only load on the chip, or explain it.',
      },
    ];
  });
}
