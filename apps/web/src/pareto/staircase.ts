import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { Front, FrontMark } from './front.ts';

interface Place {
  x: number;
  y: number;
}

/** Corners of the region that the marks dominate by their values, from the best y to the best x. */
export function staircase({ x, y, marks }: Pick<Front, 'x' | 'y' | 'marks'>): Place[] {
  const better = (metric: Front['x'], a: number, b: number) =>
    METRIC_DEFINITIONS[metric].higherIsBetter ? a > b : a < b;
  const beats = (a: FrontMark, b: FrontMark) =>
    !better(x, b.x.value, a.x.value) &&
    !better(y, b.y.value, a.y.value) &&
    (better(x, a.x.value, b.x.value) || better(y, a.y.value, b.y.value));
  const front = marks
    .filter((mark) => marks.every((other) => !beats(other, mark)))
    .toSorted((a, b) => (better(x, a.x.value, b.x.value) ? 1 : -1))
    .map((mark) => ({ x: mark.x.value, y: mark.y.value }));
  return front.flatMap((place, index) => {
    const next = front[index + 1];
    return next === undefined ? [place] : [place, { x: place.x, y: next.y }];
  });
}
