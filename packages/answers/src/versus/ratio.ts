import type { SystemVerdict, VerdictSide } from '../verdict/shape.ts';
import type { VersusRow, VersusRun } from './shape.ts';

type Judged = Pick<SystemVerdict, 'leader' | 'low' | 'high' | 'sides'>;

/** Range of b ÷ a that a verdict leaves: of a lead its own, of a tie what the fronts allow; none where a side has no value near. */
export function ratioRange({
  leader,
  low,
  high,
  sides: [a, b],
}: Judged): { low: number; high: number } | null {
  if (a === undefined || b === undefined) return null;
  if (leader !== null && low !== null && high !== null)
    return leader === b.label ? { low, high } : { low: 1 / high, high: 1 / low };
  const isKnown = a.near && b.near && a.value !== null && b.value !== null;
  return isKnown && a.upper !== null && b.upper !== null
    ? { low: (b.value ?? 0) / a.upper, high: b.upper / (a.value ?? Infinity) }
    : null;
}

/** Range by which the leader of a row of b ÷ a is ahead, whichever side it is; null where nobody leads. */
export function aheadRange({
  leader,
  low,
  high,
}: Pick<VersusRow, 'leader' | 'low' | 'high'>): Pick<VersusRow, 'low' | 'high'> {
  if (leader === null || low === null || high === null) return { low: null, high: null };
  return high < 1 ? { low: 1 / high, high: 1 / low } : { low, high };
}

/** A side as an answer over many models states it: of one run far from the line, what ran and how far. */
export function runOf({ row, value, upper, near, words }: VerdictSide): VersusRun {
  const told = row === null || near ? words : `${row.words}; ${words}`;
  return { pointId: row?.pointId ?? null, value, upper, near, words: told };
}
