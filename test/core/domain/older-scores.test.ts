import { Score } from '@inferbench/domain/scores/score';
import { expect, test } from 'vitest';

/** Metrics of the first engine: a score that was stored then has these and no others. */
const FIRST = [
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'FLEXIBILITY',
  'TOKENS_PER_S_PER_USER',
  'TOKENS_PER_S_PER_CHIP',
  'TTFT_P95',
  'TPOT_P95',
  'USD_PER_MTOK',
  'GOODPUT',
];

test('a score that was stored before a metric was known is read: what it lacks is missing, with a reason', () => {
  const value = { present: true, value: 1, interval: { low: 0.95, high: 1.05, assumed: true } };
  const stored = Object.fromEntries(FIRST.map((metric) => [metric, value]));
  const read = Score.shape.metrics.parse(stored);
  expect(read).toMatchObject(stored);
  const added = Object.entries(read).filter(([metric]) => !FIRST.includes(metric));
  expect(added.filter(([, { present }]) => present)).toEqual([]);
});
