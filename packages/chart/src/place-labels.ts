import type { Span } from './scale.ts';

/** Least distance of two direct labels of 12 px text. */
export const LABEL_GAP = 15;

/**
 * Positions nearest to the wanted ones (least squares) that are `gap` apart and inside `room`, in the order of the
 * input. With i the place in sorted order, wanted − i·gap has to become monotone: pooling adjacent violators does
 * that exactly. Where the room is too small for all, the gap shrinks evenly.
 */
export function spreadLabels(wanted: readonly number[], room: Span, gap = LABEL_GAP): number[] {
  const last = wanted.length - 1;
  if (last < 0) return [];
  const step = last === 0 ? gap : Math.min(gap, (room.to - room.from) / last);
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const pools: { sum: number; count: number }[] = [];
  for (const [place, index] of order.entries()) {
    pools.push({ sum: (wanted[index] ?? 0) - place * step, count: 1 });
    mergeFalling(pools);
  }
  const lowest = room.from;
  const highest = room.to - last * step;
  const positions = wanted.map(() => 0);
  let place = 0;
  for (const { sum, count } of pools) {
    const start = Math.min(highest, Math.max(lowest, sum / count));
    for (let taken = 0; taken < count; taken += 1, place += 1) {
      const index = order[place];
      if (index !== undefined) positions[index] = start + place * step;
    }
  }
  return positions;
}

function mergeFalling(pools: { sum: number; count: number }[]): void {
  for (;;) {
    const upper = pools.at(-1);
    const lower = pools.at(-2);
    if (!upper || !lower || lower.sum / lower.count <= upper.sum / upper.count) return;
    pools.splice(-2, 2, { sum: lower.sum + upper.sum, count: lower.count + upper.count });
  }
}

/** Width of text that stays on one line, in pixels. */
export interface Box {
  from: number;
  to: number;
}

/** The first row in which a box overlaps none that was placed before: rows of labels on a strip. */
export function rowsWithoutOverlap(boxes: readonly Box[], space = 8): number[] {
  const ends: number[] = [];
  const rows = boxes.map(() => 0);
  const order = boxes
    .map((_, index) => index)
    .toSorted((a, b) => (boxes[a]?.from ?? 0) - (boxes[b]?.from ?? 0));
  for (const index of order) {
    const box = boxes[index];
    if (!box) continue;
    const free = ends.findIndex((end) => end + space <= box.from);
    const row = free === -1 ? ends.length : free;
    ends[row] = box.to;
    rows[index] = row;
  }
  return rows;
}
