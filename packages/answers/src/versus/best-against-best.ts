import { type OnModel, unlikeVerdict } from '../verdict/by-model.ts';
import type { SliceWish } from '../verdict/request.ts';
import type { SystemVerdict } from '../verdict/shape.ts';
import { bestShort, bestWords } from '../verdict/over-models.ts';
import { ratioRange, runOf } from './ratio.ts';
import type { VersusBest } from './shape.ts';

/**
 * Best systems of both vendors or generations at the line in the lengths, precision and drafting of a verdict, whatever their chip, size and layout.
 * Null where one of them was not run near, or is not alike.
 */
export function bestAgainstBest(
  groups: OnModel | null,
  said: SystemVerdict,
  { wish, at }: { wish: SliceWish; at: number },
): VersusBest | null {
  const found = groups === null ? null : unlikeVerdict(groups, wish, at);
  if (found === null || found.kind === 'NONE') return null;
  const range = ratioRange(found);
  const [a, b] = found.sides;
  if (range === null || a === undefined || b === undefined) return null;
  const isSamePair = found.sides.every(
    ({ row }, i) => row !== null && row.pointId === said.sides[i]?.row?.pointId,
  );
  const { leader } = found;
  return {
    leader,
    ...range,
    isSamePair,
    a: runOf(a),
    b: runOf(b),
    words: bestWords(found, isSamePair),
    short: bestShort(found, isSamePair),
  };
}
