import { describe, expect, test } from 'vitest';
import { ROOMS, textFaults, WIDE } from '@inferbench/chart/text-boxes';
import { splitFigure } from './split-figure.ts';
import { splitSteps, type ThreeWaySplit } from './split-steps.ts';

const SPLIT: ThreeWaySplit = {
  peakTops: 989.4,
  workload: 0.047,
  technique: 1,
  hardware: 0.7,
  software: 0.743,
  measuredTops: 989.4 * 0.047 * 0.7 * 0.743,
  measuredKind: 'REPORTED',
  hardwareErrorBar: { low: 0.6, high: 0.81 },
  sentence: 'The workload allows 4.7 % of peak.',
};

describe('the waterfall of the split', () => {
  test('every step ends where the next begins, and the last is the measured value', () => {
    const steps = splitSteps(SPLIT);
    expect(steps.map(({ name }) => name)).toEqual(['Peak', 'Algorithm', 'Hardware', 'Software', 'Published']);
    for (const [index, step] of steps.slice(1).entries())
      expect(step.tops / (steps[index]?.tops ?? 0)).toBeCloseTo(step.factor ?? 1, 12);
  });

  test('logs of the table add to the log of the measured value', () => {
    const { rows } = splitFigure(SPLIT).table;
    const logs = rows.map((row) => Number(row[2]));
    const measured = logs.pop();
    expect(logs.reduce((sum, log) => sum + log, 0)).toBeCloseTo(measured ?? 0, 12);
  });

  test('without a measurement there is no software step: missing is missing', () => {
    expect(splitSteps({ ...SPLIT, software: null, measuredTops: null }).map(({ name }) => name)).toEqual([
      'Peak',
      'Algorithm',
      'Hardware',
    ]);
  });

  test('only the simulated factor is a dashed outline', () => {
    const drawn = JSON.stringify(splitFigure(SPLIT).draw(WIDE));
    expect(drawn.match(/"loss-simulated"/g)).toHaveLength(1);
    expect(drawn.match(/"loss"/g)).toHaveLength(2);
  });

  test.each(ROOMS)('at %o no text overlaps another or leaves the drawing', (room) => {
    const shapes = [
      SPLIT,
      { ...SPLIT, workload: 0.9, technique: 1, software: 1.04, measuredTops: 989.4 * 0.9 * 0.7 * 1.04 },
      { ...SPLIT, software: null, measuredTops: null },
    ];
    for (const split of shapes) expect(textFaults(splitFigure(split).draw(room))).toEqual([]);
  });
});
