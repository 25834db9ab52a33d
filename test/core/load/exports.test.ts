import { answerOf } from '@inferbench/load/answer';
import { exportsOf } from '@inferbench/load/export/exports';
import { describe, expect, test } from 'vitest';
import { imported } from '../../testkit/imports.ts';
import { headerOf, measuredStages } from '../../testkit/measurement-lines.ts';

const header = headerOf({ repeats: 1 });
const stages = measuredStages(header);
const file = { header, environment: null, stages, open: 0, quality: null, end: null };
const counted = stages.filter(({ stage }) => !stage.isReturn);

describe('a measurement in the words of another tool is read as what was measured', () => {
  test.each(['vllm', 'llm-d'] as const)('%s', (format) => {
    const runs = exportsOf(file, format).flatMap(({ text }) => imported([text]));
    expect(runs).toHaveLength(counted.length);
    const { points } = answerOf(file);
    for (const { run } of runs) {
      const [point] = run.points;
      if (point?.measurement !== 'requests') throw new Error('requests');
      const own = points.find(({ concurrency }) => concurrency === point.load.concurrencyLimit);
      expect([point.counts.issued, point.counts.completed, point.counts.outputTokens]).toEqual([
        own?.issued,
        own?.completed,
        own?.outputTokens,
      ]);
      expect(point.toolRates?.outputTokensPerSec).toBeCloseTo(own?.outputTokensPerSecWhole ?? Number.NaN, 6);
      for (const [key, theirs] of [
        ['ttftMs', 'ttft'],
        ['tpotMs', 'tpot'],
        ['itlMs', 'itl'],
        ['e2eMs', 'e2e'],
      ] as const) {
        expect(1e3 * (point.latency[theirs]?.meanSec ?? Number.NaN)).toBeCloseTo(
          own?.[key]?.mean ?? Number.NaN,
          6,
        );
        expect(1e3 * (point.latency[theirs]?.p99Sec ?? Number.NaN)).toBeCloseTo(
          own?.[key]?.p99 ?? Number.NaN,
          6,
        );
      }
    }
  });
});

test('the table has a row for each load, with the figures of the answer', () => {
  const [table] = exportsOf(file, 'csv');
  const [names = [], ...rows] = (table?.text ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const { points } = answerOf(file);
  expect(rows.map((row) => Number(row[names.indexOf('outputTokensPerSec')]))).toEqual(
    points.map(({ outputTokensPerSec }) => outputTokensPerSec),
  );
  expect(rows.map((row) => Number(row[names.indexOf('e2eMs_stdev')]))).toEqual(
    points.map(({ e2eMs }) => e2eMs?.stdev),
  );
});
