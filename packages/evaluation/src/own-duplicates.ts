import type { Finding } from '@inferbench/domain/finding';
import type { EvaluatedPoint } from '@inferbench/domain/score';
import { duplicateFinding } from './duplicate-finding.ts';

/** Points of one run that repeat an earlier one of it to the last digit: a copy is no replicate. */
export function ownDuplicates(points: readonly Pick<EvaluatedPoint, 'index' | 'contentHash'>[]): Finding[] {
  const first = new Map<string, number>();
  return points.flatMap(({ index, contentHash }) => {
    const earlier = first.get(contentHash);
    if (earlier === undefined) first.set(contentHash, index);
    return earlier === undefined
      ? []
      : [duplicateFinding({ index, of: `points[${earlier}] of the same run`, match: 'EXACT' })];
  });
}
