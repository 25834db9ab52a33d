import { SIDES } from 'inferbench/commands/compare';
import { table } from 'inferbench/terminal/table';
import { tradeoffPlot } from 'inferbench/tradeoff/plot';
import { questionOf } from 'inferbench/tradeoff/question';
import { describe, expect, test } from 'vitest';

const FLAGS = { model: 'm', currency: 'tokens' };

describe('flags of tradeoff', () => {
  test('are the variables of the query', () => {
    expect(
      questionOf({
        ...FLAGS,
        lengths: '8192/1024',
        precision: 'fp8',
        technique: 'drafting',
        at: '40',
        ttft: '500',
        tpot: 'mean:20',
        currency: 'usd',
        basis: 'rented',
        boundary: 'device-sensor',
      }),
    ).toEqual({
      model: 'm',
      lengths: { inputTokens: 8192, outputTokens: 1024 },
      precision: 'FP8',
      technique: 'DRAFTING',
      target: {
        tokensPerSecPerUser: 40,
        ttft: { ms: 500, statistic: 'P95' },
        tpot: { ms: 20, statistic: 'MEAN' },
        e2e: null,
        currency: 'USD_PER_MTOK',
        costBasis: 'RENTED',
        powerBoundary: 'DEVICE_SENSOR',
      },
    });
    expect(questionOf(FLAGS)).toMatchObject({ lengths: null, precision: null, technique: null });
  });

  test.each([
    { lengths: '8k/1k' },
    { precision: 'FP7' },
    { technique: 'guessing' },
    { at: 'fast' },
    { at: '-1' },
    { ttft: 'p42:500' },
    { ttft: '500 ms' },
    { currency: 'eur' },
    { basis: 'stolen' },
    { boundary: 'moon' },
  ])('%j is a usage error that names its flag', (flags) => {
    const [name] = Object.keys(flags);
    expect(() => questionOf({ ...FLAGS, ...flags })).toThrow(
      expect.objectContaining({ code: 'USAGE', message: expect.stringContaining(`--${name}`) as string }),
    );
  });
});

describe('the plot', () => {
  const point = (tokensPerSecPerUser: number, tokensPerSecPerChip: number, onFront = true) => ({
    pointId: '',
    tokensPerSecPerUser,
    tokensPerSecPerChip,
    onFront,
  });

  test('has a letter a front, the first in order as a, and the ends of both axes', () => {
    const plot = tradeoffPlot(
      [
        {
          system: 'slow',
          label: 'Slow one',
          chip: 'c',
          points: [point(10, 100), point(50, 20), point(20, 1, false)],
        },
        { system: 'fast', label: 'Fast one', chip: 'c', points: [point(10, 1600), point(100, 200)] },
      ],
      ['fast', 'slow'],
    );
    const lines = plot.split('\n');
    expect(lines.slice(-2)).toEqual(['  a  Fast one', '  b  Slow one']);
    expect(lines[1]).toMatch(/^1,600 \|a/);
    expect(lines.find((line) => line.startsWith('   20 |'))).toMatch(/b$/);
    expect(plot.match(/\|.*[ab]/g)).toHaveLength(4);
    expect(plot).toMatch(/ 10 +100 {2}tokens\/s per user/);
  });

  test('of one point, or of none, is no division by nothing', () => {
    expect(tradeoffPlot([{ system: 's', label: 'S', chip: 'c', points: [point(10, 100)] }], [])).toContain(
      '|a',
    );
    expect(tradeoffPlot([], [])).toBe('');
  });
});

test('a side that was run faster alone is said to give at least its value, never at most', () => {
  const run = { chips: ['c'], row: null, next: null, value: 246, upper: 246 };
  const lines = table(SIDES, [
    { ...run, label: 'B200', near: false, words: 'B200 was not run slower than 36 tokens/s each' },
    { ...run, label: 'MI355X', near: true, upper: 300, words: 'vLLM' },
  ]).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
    ['side', 'tokens/s per chip', 'at least', 'at most'],
    ['B200', '246', '246', '-'],
    ['MI355X', '246', '-', '300'],
  ]);
});
