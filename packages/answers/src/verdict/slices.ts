import { classWords } from '@inferbench/domain/board/system-class';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { SliceWish } from './request.ts';
import { type ServingRow } from './runs.ts';
import { comparedBy, heldKey, isOfSide, type SideName } from './side.ts';

/** Largest difference of lengths that still count as the same, as a share. */
const ALIKE = 0.1;

/** Runs that are alike in lengths, drafting, extent, layout and what their sides hold equal. */
export interface LikeSlice {
  lengths: TradeoffLengths;
  rows: ServingRow[];
  /** Runs of the side that has fewer. */
  fewest: number;
}

export function areAlike(a: TradeoffLengths, b: TradeoffLengths): boolean {
  const within = (x: number, y: number) => Math.abs(x - y) <= ALIKE * Math.max(x, y);
  return within(a.inputTokens, b.inputTokens) && within(a.outputTokens, b.outputTokens);
}

/** Lengths that stand for all that are alike: those with most runs. */
export function lengthsOf(rows: readonly ServingRow[]): TradeoffLengths[] {
  const counts = new Map<string, { lengths: TradeoffLengths; runs: number }>();
  for (const { inputTokens, outputTokens } of rows) {
    const key = `${inputTokens} ${outputTokens}`;
    const known = counts.get(key) ?? { lengths: { inputTokens, outputTokens }, runs: 0 };
    counts.set(key, { ...known, runs: known.runs + 1 });
  }
  const fullest = [...counts.values()].toSorted(
    (a, b) =>
      b.runs - a.runs ||
      a.lengths.inputTokens - b.lengths.inputTokens ||
      a.lengths.outputTokens - b.lengths.outputTokens,
  );
  const found: TradeoffLengths[] = [];
  for (const { lengths } of fullest)
    if (!found.some((known) => areAlike(known, lengths))) found.push(lengths);
  return found;
}

/**
 * Slices in which both sides have runs of one class, plain runs in one server first, the fullest first. Runs of unknown layout are in
 * none; of precisions neither are those whose framework nobody states.
 */
export function likeSlices(rows: readonly ServingRow[], sides: readonly SideName[]): LikeSlice[] {
  const lengths = lengthsOf(rows);
  const by = comparedBy(sides);
  const slices = new Map<string, LikeSlice>();
  for (const row of rows) {
    const own = lengths.find((each) => areAlike(each, row));
    const held = heldKey(by, row);
    if (row.pools === null || own === undefined || held === null) continue;
    const key = [own.inputTokens, own.outputTokens, held, row.technique, classWords(row)].join(' ');
    const slice = slices.get(key) ?? { lengths: own, rows: [], fewest: 0 };
    slice.rows.push(row);
    slices.set(key, slice);
  }
  return [...slices.values()]
    .map((slice) => ({ ...slice, fewest: fewestOf(slice.rows, sides) }))
    .filter(({ fewest }) => fewest > 0)
    .toSorted((a, b) => order(a) - order(b) || b.fewest - a.fewest || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Whether a slice is of a wish: its lengths alike, and its precision, drafting, extent and layout those that are stated. */
export function isOfWish({ lengths, rows: [row] }: LikeSlice, wish: SliceWish): boolean {
  return row !== undefined && keepsLengths(lengths, wish) && keeps(row, wish);
}

const KEPT = ['precision', 'technique', 'extent', 'pools'] as const;

function keeps(row: ServingRow, wish: SliceWish): boolean {
  return KEPT.every((key) => wish[key] === undefined || wish[key] === row[key]);
}

function keepsLengths(lengths: TradeoffLengths, { inputTokens, outputTokens }: SliceWish): boolean {
  return areAlike(lengths, {
    inputTokens: inputTokens ?? lengths.inputTokens,
    outputTokens: outputTokens ?? lengths.outputTokens,
  });
}

function fewestOf(rows: readonly ServingRow[], sides: readonly SideName[]): number {
  return Math.min(...sides.map((side) => rows.filter((row) => isOfSide(side, row)).length));
}

/** Plain before drafted, one server before racks and several, together before apart. */
function order({ rows }: LikeSlice): number {
  const [row] = rows;
  if (row === undefined) return Infinity;
  const extents = ['SERVER', 'RACK', 'SERVERS'];
  return (
    (row.technique === 'PLAIN' ? 0 : 6) + (row.pools === 'AGGREGATED' ? 0 : 3) + extents.indexOf(row.extent)
  );
}

function keyOf({ lengths, rows }: LikeSlice): string {
  return JSON.stringify([lengths, rows[0]?.precision]);
}
