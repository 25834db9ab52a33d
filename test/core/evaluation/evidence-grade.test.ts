import { MAX_KEPT_REQUESTS } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { gradeOf } from '@inferbench/evaluation/evidence-grade';
import { expect, test } from 'vitest';
import { cleanRun } from '../../testkit/clean-run.ts';
import { firstPoint, importedRun, readFixture } from '../../testkit/fixture.ts';

const detailed = () => importedRun(readFixture('test/fixtures/vllm/serve-detailed.json'));
const gradeOfFirst = (run: Run) => gradeOf(run, firstPoint(run));

test('an aggregate is E1, single requests whose statistics are ours are E2', () => {
  expect(gradeOfFirst(cleanRun())).toBe('E1');
  expect(gradeOfFirst(detailed())).toBe('E2');
});

test('a document that calls itself detailed without its requests is E1', () => {
  const run = detailed();
  const { samples: _, ...bare } = firstPoint(run);
  expect(gradeOf(run, bare)).toBe('E1');
  expect(gradeOf(run, { ...firstPoint(run), perRequest: null })).toBe('E1');
  const latency = firstPoint(run).latency;
  const reported = { ...latency, ttft: latency.ttft && { ...latency.ttft, origin: 'reported' as const } };
  expect(gradeOf(run, { ...firstPoint(run), latency: reported })).toBe('E1');
});

test('more requests than are kept stay E2 without them', () => {
  const run = detailed();
  const { samples: _, ...bare } = firstPoint(run);
  expect(gradeOf(run, { ...bare, counts: { ...bare.counts, completed: MAX_KEPT_REQUESTS + 1 } })).toBe('E2');
});
