import { formatNumber } from '@inferbench/units/format';
import { LONGEST_FIRST_TOKEN_SEC } from './runs.ts';
import type { SideName, VerdictRow, VerdictSide } from './shape.ts';

/** Multiples of the line: a side was run near it where a run lies below the first and its best within the second. */
export const NEAR = { run: 1.25, best: 1.5 };

/**
 * Value of a side at a line: its best run in which each user gets at least the line and does not wait longer for the first token,
 * and the next slower run of its front as upper end. One run, never interpolated.
 */
export function sideAt(side: SideName, rows: readonly VerdictRow[], at: number): VerdictSide {
  const { label, chips } = side;
  const own = rows.filter(({ chip }) => chips.includes(chip));
  const row = most(own.filter((each) => each.tokensPerSecPerUser >= at && isInTime(each)));
  if (row === null) return { label, chips: [...chips], ...NOTHING, words: missingWords(side, own, at) };
  const value = row.tokensPerSecPerChip;
  const next = fastest(
    own.filter((each) => each.tokensPerSecPerUser < at && each.tokensPerSecPerChip > value),
  );
  const slowest = Math.min(...own.map(({ tokensPerSecPerUser }) => tokensPerSecPerUser));
  const near = slowest <= NEAR.run * at && row.tokensPerSecPerUser <= NEAR.best * at;
  return {
    label,
    chips: [...chips],
    value,
    upper: next?.tokensPerSecPerChip ?? value,
    near,
    row,
    next,
    words: near ? row.words : farWords(label, { slowest, ofBest: row.tokensPerSecPerUser, at }),
  };
}

function farWords(
  label: string,
  { slowest, ofBest, at }: { slowest: number; ofBest: number; at: number },
): string {
  return slowest > NEAR.run * at
    ? `${label} was not run slower than ${formatNumber(slowest)} tokens/s each`
    : `the best run of ${label} gives each user ${formatNumber(ofBest)} tokens/s, far above the line`;
}

const NOTHING = { value: null, upper: null, near: false, row: null, next: null };

function isInTime({ firstTokenSec }: VerdictRow): boolean {
  return firstTokenSec === null || firstTokenSec <= LONGEST_FIRST_TOKEN_SEC;
}

function missingWords({ label }: SideName, own: readonly VerdictRow[], at: number): string {
  if (own.length === 0) return `nobody published a run of ${label} here`;
  const first = fastest(own);
  return first !== null && first.tokensPerSecPerUser >= at
    ? `in every run of ${label} at the line the first token takes longer than ${LONGEST_FIRST_TOKEN_SEC} s`
    : `${label} was not run faster than ${formatNumber(first?.tokensPerSecPerUser ?? 0)} tokens/s each`;
}

/** The run with the most for its chips; of equals the faster one. */
function most(rows: readonly VerdictRow[]): VerdictRow | null {
  return best(rows, (row) => [row.tokensPerSecPerChip, row.tokensPerSecPerUser]);
}

function fastest(rows: readonly VerdictRow[]): VerdictRow | null {
  return best(rows, (row) => [row.tokensPerSecPerUser, row.tokensPerSecPerChip]);
}

function best(
  rows: readonly VerdictRow[],
  by: (row: VerdictRow) => readonly [number, number],
): VerdictRow | null {
  const [first] = rows.toSorted((x, y) => {
    const [a, b] = [by(x), by(y)];
    return b[0] - a[0] || b[1] - a[1] || (x.pointId < y.pointId ? -1 : 1);
  });
  return first ?? null;
}
