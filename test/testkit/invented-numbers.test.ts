import { expect, test } from 'vitest';
import { EXAMPLE, EXAMPLE_CONTEXT, exampleRun, readFixture } from './fixture.ts';
import { inventedNumbers } from './invented-numbers.ts';

const TEXTS = [EXAMPLE, EXAMPLE_CONTEXT].map(readFixture);

test('a run whose figures all stand in its files, in whatever unit, invents none', () => {
  expect(inventedNumbers(exampleRun(), TEXTS)).toEqual([]);
});

test('a figure that stands nowhere in the files is named by its path', () => {
  const run = exampleRun();
  const [point] = run.points;
  if (point === undefined) throw new Error('the example has no point');
  const planted = { ...run, points: [{ ...point, guessed: { latencySec: 0.123_456_7 } }] };
  expect(inventedNumbers(planted, TEXTS)).toEqual([
    { path: 'points[0].guessed.latencySec', value: 0.123_456_7 },
  ]);
});

test('without its files every figure of a run is invented', () => {
  expect(inventedNumbers(exampleRun(), []).length).toBeGreaterThan(5);
});
