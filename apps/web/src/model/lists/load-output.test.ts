import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { expect, test } from 'vitest';
import { outputsOf } from './load-output.ts';

const ONE_SERVER = { extent: 'SERVER', pools: 'AGGREGATED' };

function chart(atLine: object): TradeoffChart {
  return { slice: ONE_SERVER, atLine } as unknown as TradeoffChart;
}

const CHART = chart({
  published: [
    { chip: 'a', value: 20, ...ONE_SERVER },
    { chip: 'a', value: 30, ...ONE_SERVER },
    { chip: 'a', value: 90, extent: 'RACK', pools: 'DISAGGREGATED' },
    { chip: 'r', value: 90, extent: 'RACK', pools: 'DISAGGREGATED' },
  ],
  simulated: [{ chip: 'b', value: 480 }],
  unplaced: [
    { chip: 'b', pointId: 'p', reason: 'RUN_FASTER' },
    { chip: 'a', pointId: null, reason: 'NOT_CALIBRATED' },
  ],
});

test('what was run and what is simulated are two figures, each the best of its kind or the reason that the chart gives', () => {
  expect(outputsOf(CHART, 'a')).toEqual({
    published: { value: 30, why: 'no run here' },
    simulated: { value: null, why: 'not calibrated' },
  });
  expect(outputsOf(CHART, 'b')).toEqual({
    published: { value: null, why: 'run faster only' },
    simulated: { value: 480, why: 'not simulated' },
  });
  expect(outputsOf(CHART, 'r').published).toEqual({ value: null, why: 'only as one rack, prompts apart' });
  expect(outputsOf(CHART, 'c')).toMatchObject({ published: { value: null }, simulated: { value: null } });
});
