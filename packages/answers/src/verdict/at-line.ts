import { LONGEST_FIRST_TOKEN_SEC } from './runs.ts';
import type { Line } from './line.ts';
import type { VerdictRow, VerdictSide } from './shape.ts';
import { isOfSide, type SideName } from './side.ts';

/** A run with its pace along the line. */
interface Paced {
  row: VerdictRow;
  pace: number;
}

/**
 * Value of a side at a line: its best run in which each user gets at least the line and does not wait longer for the first token,
 * and the next slower run of its front as upper end. One run, never interpolated.
 */
export function sideAt(side: SideName, rows: readonly VerdictRow[], line: Line): VerdictSide {
  const { label, chips } = side;
  const own = rows.filter((row) => isOfSide(side, row)).flatMap((row) => pacedOf(row, line) ?? []);
  const first = most(own.filter(({ row, pace }) => pace >= line.pace && line.isInTime(row)));
  if (first === null) return { label, chips: [...chips], ...NOTHING, words: missingWords(side, own, line) };
  const { row, pace } = first;
  const value = row.tokensPerSecPerChip;
  const next = fastest(
    own.filter((each) => each.pace < line.pace && each.row.tokensPerSecPerChip > value),
  )?.row;
  const slowest = Math.min(...own.map((each) => each.pace));
  const isBounded = slowest <= line.near.run * line.pace;
  const near = isBounded && pace <= line.near.best * line.pace;
  const far = isBounded ? line.farther.BETTER(label, pace) : line.farther.EASIER(label, slowest);
  return {
    label,
    chips: [...chips],
    value,
    upper: next?.tokensPerSecPerChip ?? value,
    near,
    row,
    next: next ?? null,
    words: near ? row.words : far,
  };
}

function pacedOf(row: VerdictRow, { paceOf }: Line): Paced | null {
  const pace = paceOf(row);
  return pace === null ? null : { row, pace };
}

const NOTHING = { value: null, upper: null, near: false, row: null, next: null };

function missingWords({ label }: SideName, own: readonly Paced[], { pace, farther }: Line): string {
  const first = fastest(own);
  if (first === null) return `nobody published a run of ${label} here`;
  return first.pace >= pace
    ? `in every run of ${label} at the line the first token takes longer than ${LONGEST_FIRST_TOKEN_SEC} s`
    : farther.WORSE(label, first.pace);
}

/** The run with the most for its chips; of equals the faster one. */
function most(runs: readonly Paced[]): Paced | null {
  return best(runs, ({ row, pace }) => [row.tokensPerSecPerChip, pace]);
}

function fastest(runs: readonly Paced[]): Paced | null {
  return best(runs, ({ row, pace }) => [pace, row.tokensPerSecPerChip]);
}

function best(runs: readonly Paced[], by: (run: Paced) => readonly [number, number]): Paced | null {
  const [first] = runs.toSorted((x, y) => {
    const [a, b] = [by(x), by(y)];
    return b[0] - a[0] || b[1] - a[1] || (x.row.pointId < y.row.pointId ? -1 : 1);
  });
  return first ?? null;
}
