import type { NeighbourPoint } from '@inferbench/domain/board/neighbour';
import type { Point } from '@inferbench/domain/runs/point';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { formatNumber } from '@inferbench/units/format';
import type { Rule, Violation } from './rule.ts';

const { outSystemBest, outSystemBestPoints, outSystemNeighbour, outSystemNewest } = RULE_LIMITS;

/** Asked where points of others are at hand. */
export const outSystem: Rule = {
  id: 'OUT-SYSTEM',
  title: 'In line with others on the chip',
  severity: 'flag',
  since: '0.7.0',
  explanation: `The software share of a point, measured ÷ attainable, is compared with what others reached on the chip: with the best at the same load, of a model of the same shape in the same precision, of which one is enough, and with the best of three or more at any load, of the newest ${outSystemNewest}. Only a server knows the others.`,
  formula: `software share ≤ ${outSystemNeighbour} × best of ≥ 1 other at the same load; ≤ ${outSystemBest} × best of ≥ ${outSystemBestPoints} others on the chip`,
};

/** What a point of somebody else on the chip reached. */
export interface SoftwareShare {
  phase: Point['phase'];
  share: number;
}

export interface SharedPoint extends SoftwareShare {
  index: number;
  /** What others reached at its load, the largest share first. */
  neighbours: readonly Pick<NeighbourPoint, 'share' | 'source' | 'model'>[];
}

/** Points far beyond what others reached at their load, or on their chip. */
export function outliers(points: readonly SharedPoint[], others: readonly SoftwareShare[]): Violation[] {
  const best = Math.max(0, ...others.map(({ share }) => share));
  return points.flatMap(({ index, share, neighbours: [near] }) => {
    if (near !== undefined && share > outSystemNeighbour * near.share)
      return [
        violation(index, share, {
          limit: outSystemNeighbour * near.share,
          words: `the best of others at this load (${near.source}, ${near.model})`,
          of: near.share,
        }),
      ];
    if (others.length < outSystemBestPoints || share <= outSystemBest * best) return [];
    return [
      violation(index, share, {
        limit: outSystemBest * best,
        words: 'the best of others on this chip',
        of: best,
      }),
    ];
  });
}

function violation(
  index: number,
  share: number,
  { limit, words, of }: { limit: number; words: string; of: number },
): Violation {
  return {
    path: `points[${index}]`,
    message: `The software delivers ${formatNumber(share)} of what is attainable; ${words} is ${formatNumber(of)}.`,
    value: formatNumber(share),
    expected: `at most ${formatNumber(limit)}`,
    fix: 'Declare what made it so fast (techniques, precision, system.chips), or explain the stack.',
  };
}
