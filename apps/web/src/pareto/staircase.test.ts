import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { AxisFigure, FrontMark } from './front.ts';
import { staircase } from './staircase.ts';

const figure = (value: number): AxisFigure => ({
  value,
  interval: { low: value, high: value, assumed: true },
  pointId: 'p',
  kind: 'REPORTED',
});
const mark = (x: number, y: number): FrontMark => ({
  key: `${x} ${y}`,
  system: 's',
  label: 's',
  chip: 'c',
  batch: 1,
  x: figure(x),
  y: figure(y),
  onFront: true,
  dominatedBy: [],
});

describe('the bound of what is dominated', () => {
  test('goes down before it goes right where more is better on both axes', () => {
    const marks = [mark(1, 9), mark(3, 4), mark(2, 3)];
    expect(staircase({ x: 'TOKENS_PER_S_PER_USER', y: 'TOKENS_PER_S_PER_CHIP', marks })).toEqual([
      { x: 1, y: 9 },
      { x: 1, y: 4 },
      { x: 3, y: 4 },
    ]);
  });

  test('turns round for an axis on which less is better', () => {
    const marks = [mark(1, 9), mark(3, 20), mark(3, 8)];
    expect(staircase({ x: 'USD_PER_MTOK', y: 'USEFUL_TOPS', marks })).toEqual([
      { x: 3, y: 20 },
      { x: 3, y: 9 },
      { x: 1, y: 9 },
    ]);
  });

  const places = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 30,
  });
  test.prop([places])('holds every mark on or below it', (found) => {
    const marks = found.map(([x, y]) => mark(x, y));
    const steps = staircase({ x: 'TOKENS_PER_S_PER_USER', y: 'TOKENS_PER_S_PER_CHIP', marks });
    for (const { x, y } of marks)
      expect(steps.some((step) => step.x >= x.value && step.y >= y.value)).toBe(true);
  });
});
