import { expect, test } from 'vitest';
import { mappingOf, unitOf } from './mapping-rows.ts';

const field = (path: string, key: string, originalValue: string | null, originalUnit: string | null) => ({
  path,
  key,
  originalValue,
  originalUnit,
});

const run = {
  source: { tool: 'vllm-bench-serve', toolVersion: '0.25', variant: 'aggregate', unknownKeys: ['tag'] },
  model: { servedName: 'meta' },
  points: [
    {
      latency: { ttft: { meanSec: 0.092 } },
      samples: { ttftSec: [1, 2, 3] },
      load: { requestRatePerSec: null },
    },
  ],
};

test('a row has the value and unit of the file beside ours, and says what is not kept', () => {
  const mapping = mappingOf({
    __typename: 'ImportedRun',
    run: JSON.stringify(run),
    missing: ['system.chip'],
    fields: [
      field('points[0].latency.ttft.meanSec', 'mean_ttft_ms', '92', 'ms'),
      field('points[0].samples.ttftSec', 'ttfts', '1', 's'),
      field('points[0].load.requestRatePerSec', 'request_rate', 'inf', null),
      field('points[0].absent', 'gone', '1', null),
    ],
    warnings: [],
  });
  expect(mapping).toMatchObject({
    tool: 'vllm-bench-serve 0.25',
    points: 1,
    unknownKeys: ['tag'],
    missing: ['system.chip'],
  });
  expect(mapping.rows.map(({ original, ours }) => [original, ours])).toEqual([
    ['92 ms', '0.092 s'],
    ['1 s', 'list of 3, s'],
    ['inf', 'none'],
    ['1', 'not kept'],
  ]);
});

test.each([
  ['points[0].latency.tpot.p99Sec', 's'],
  ['points[0].toolRates.outputTokensPerSec', 'tokens/s'],
  ['points[0].toolRates.requestsPerSec', 'requests/s'],
  ['points[0].power.averageWatts', 'W'],
  ['points[0].counts.inputTokens', 'tokens'],
  ['points[0].counts.completed', null],
])('the unit of %s is %s', (path, unit) => {
  expect(unitOf(path)).toBe(unit);
});
