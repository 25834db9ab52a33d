import { markBox, overlaps } from '@inferbench/chart/free-labels';
import { expect, test } from 'vitest';
import { namePlaces } from './name-places.ts';

const PLOT = { left: 44, right: 350, top: 50, bottom: 340 };

/** Lines that begin upon each other and fall apart: where a narrow chart is crowded. */
const LINES = ['B200', 'MI355X', 'MI325X', 'H100'].map((label, i) => ({
  label,
  places: [0, 1, 2, 3, 4, 5].map((step) => ({
    x: 60 + i * 4 + step * (50 - i * 8),
    y: 60 + step * (20 + i * 14),
  })),
}));

test.each([13, 16])('names of %d px cover neither each other nor a mark, and stay in the plot', (size) => {
  const marks = LINES.flatMap(({ places }) => places.map(markBox));
  const taken = marks.map((box) => ({ ...box, weight: 4 }));
  const boxes = namePlaces(LINES, { plot: PLOT, size, taken }).flatMap((place) => place?.box ?? []);
  expect(boxes).toHaveLength(4);
  for (const box of boxes) {
    expect(box.left >= PLOT.left && box.right <= PLOT.right).toBe(true);
    expect(box.top >= PLOT.top && box.bottom <= PLOT.bottom).toBe(true);
    const others = [...marks, ...boxes.filter((other) => other !== box)];
    expect(others.filter((other) => overlaps(box, other))).toEqual([]);
  }
});
