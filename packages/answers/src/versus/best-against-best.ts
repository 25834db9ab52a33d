import { type OnModel, unlikeVerdict } from '../verdict/by-model.ts';
import type { SliceWish } from '../verdict/request.ts';
import type { SystemVerdict } from '../verdict/shape.ts';
import { bestShort, bestWords, systemWords } from '../verdict/over-models.ts';
import { ratioRange, runOf } from './ratio.ts';
import type { VersusRow } from './shape.ts';
import { listed } from '@inferbench/units/english';

/**
 * Best systems of both vendors or generations at the line in the lengths, precision and drafting of a verdict, whatever their chip, size and layout.
 * Without one the reason: one was not run near, or is not alike; none where no groups are compared.
 */
export function bestAgainstBest(
  groups: OnModel | null,
  said: SystemVerdict,
  { wish, at }: { wish: SliceWish; at: number },
): Pick<VersusRow, 'best' | 'noBest'> {
  if (groups === null) return { best: null, noBest: null };
  const found = unlikeVerdict(groups, wish, at);
  if (found === null) return { best: null, noBest: 'no runs of both in these lengths and precision' };
  const range = found.kind === 'NONE' ? null : ratioRange(found);
  const [a, b] = found.sides;
  if (range === null || a === undefined || b === undefined) return { best: null, noBest: whyNone(found) };
  const isSamePair = found.sides.every(
    ({ row }, i) => row !== null && row.pointId === said.sides[i]?.row?.pointId,
  );
  const { leader } = found;
  return {
    best: {
      leader,
      ...range,
      isSamePair,
      a: runOf(a),
      b: runOf(b),
      words: bestWords(found, isSamePair),
      short: bestShort(found, isSamePair),
    },
    noBest: null,
  };
}

/** Says which side was not run near; where both were, that their prompts run apart on too unlike numbers of chips. */
function whyNone({ sides }: SystemVerdict): string {
  const far = sides.filter(({ near }) => !near).map(({ words }) => words);
  if (far.length > 0) return far.join('; ');
  const ran = sides.flatMap(({ row }) => (row === null ? [] : [systemWords(row)]));
  return `${listed(ran)}: prompts apart, and numbers of chips more than four times apart`;
}
