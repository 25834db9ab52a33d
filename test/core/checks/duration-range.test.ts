import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { expect, test } from 'vitest';
import { cleanWith } from '../../testkit/clean-run.ts';

function firstOf(run: Run) {
  const [point] = evaluateRun(run, catalogue).points;
  if (point === undefined) throw new Error('no point');
  return point;
}

function intervalOf(run: Run, metric: 'TOKENS_PER_S_PER_CHIP' | 'USEFUL_TOPS' | 'USD_PER_MTOK') {
  const value = firstOf(run).score.metrics[metric];
  if (!value.present) throw new Error(metric);
  return { low: value.interval.low / value.value, high: value.interval.high / value.value };
}

const exact = cleanWith(() => ({}));
const coarse = cleanWith(({ durationSec }) => ({
  durationRange: { lowerSec: durationSec * 0.98, upperSec: durationSec * 1.03 },
}));

test.each(['TOKENS_PER_S_PER_CHIP', 'USEFUL_TOPS', 'USD_PER_MTOK'] as const)(
  'what a duration can be is in the interval of %s',
  (metric) => {
    // ±5 % where nothing is repeated, and 3 %, by which the duration can be off, on top.
    expect(intervalOf(exact, metric).low).toBeCloseTo(0.95, 9);
    expect(intervalOf(coarse, metric).low).toBeCloseTo(0.92, 9);
    expect(intervalOf(coarse, metric).high).toBeCloseTo(1.08, 9);
  },
);

test('so it is on the board; speeds of one user do not divide by it', () => {
  const board = (run: Run, metric: string) =>
    firstOf(run)
      .boardValues.filter((value) => value.metric === metric)
      .map(({ value, interval }) => (interval.high / value).toFixed(6));
  expect(board(coarse, 'USD_PER_MTOK').length).toBeGreaterThan(0);
  expect(new Set(board(coarse, 'USD_PER_MTOK'))).toEqual(new Set(['1.080000']));
  expect(board(coarse, 'COST_EFFICIENCY')[0]).toBe('1.080000');
  expect(board(coarse, 'TOKENS_PER_S_PER_USER')).toEqual(board(exact, 'TOKENS_PER_S_PER_USER'));
  expect(firstOf(exact).score.durationShare).toBeUndefined();
  expect(firstOf(coarse).score.durationShare).toBeCloseTo(0.03, 9);
});

test('without counted prompts a run is shown and has no slice', () => {
  const point = firstOf(cleanWith(({ counts }) => ({ counts: { ...counts, inputTokens: null } })));
  expect(point.position).toBeNull();
  expect(point.positionReason).toBe('the prompt length is not stated');
  expect(point.score.metrics.TOKENS_PER_S_PER_CHIP.present).toBe(true);
  expect(point.score.metrics.USEFUL_TOPS.present).toBe(false);
});
