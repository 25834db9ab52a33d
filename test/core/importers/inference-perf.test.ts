import { describe, expect, test } from 'vitest';
import { importedFiles, refusalOf } from '../../testkit/fixture.ts';
import { codesOf, requestsPoint } from '../../testkit/imports.ts';

const at = (name: string) => `inference-perf/${name}`;
const [STAGE_0, STAGE_1] = ['stage_0_lifecycle_metrics.json', 'stage_1_lifecycle_metrics.json'].map(at) as [
  string,
  string,
];
const SUMMARY = at('summary_lifecycle_metrics.json');
const PROMETHEUS = at('stage_0_prometheus_metrics.json');
const CONFIG = at('config.yaml');
const REQUESTS = at('per_request_lifecycle_metrics.json');

function runOf(files: readonly string[]) {
  const { runs } = importedFiles(files);
  expect(runs).toHaveLength(1);
  if (runs[0] === undefined) throw new Error('no run');
  return runs[0].run;
}

describe('inference-perf', () => {
  test('pitfall 4: a folder is one run, a stage a point; summary and prometheus are left out and said', () => {
    const run = runOf([SUMMARY, STAGE_1, PROMETHEUS, CONFIG, STAGE_0]);
    expect(run.points.map((_, i) => requestsPoint(run, i).load.requestRatePerSec)).toEqual([1, 10]);
    expect(codesOf(run)).toEqual(expect.arrayContaining(['SUMMARY_IGNORED', 'PROMETHEUS_IGNORED']));
    expect(run.model).toEqual({ servedName: 'meta-llama/Meta-Llama-3-8B-Instruct', slug: 'llama-3-8b' });
    expect(JSON.stringify(run)).not.toMatch(/private/);
  });

  test('pitfall 5: without config.yaml the model is missing by name', () => {
    const { runs } = importedFiles([STAGE_0]);
    expect(runs[0]?.missing).toContain('model.slug');
    expect(runs[0]?.run.source.warnings.map(({ code }) => code)).toContain('CONFIG_MISSING');
  });

  test('a stage: counts, window and latencies in seconds', () => {
    const point = requestsPoint(runOf([STAGE_0]));
    expect(point.counts).toEqual({
      issued: 3,
      completed: 3,
      failed: 0,
      cancelled: null,
      inputTokens: 150,
      outputTokens: 43,
    });
    expect(point.durationSec).toBeCloseTo(4, 12);
    expect(point.latency.tpot?.meanSec).toBeCloseTo(0.1, 12);
    expect(point.latency.e2e).toMatchObject({ p50Sec: 1.2, maxSec: 2.1, stdSec: null });
  });

  test('pitfall 7: where chunks are not tokens its time_per_output_token is no TPOT', () => {
    const run = runOf([STAGE_1]);
    const { latency } = requestsPoint(run);
    // First token 1.5 s + 20 chunks of 0.05 s gives 2.5 s of 3.5 s.
    expect(latency.tpot).toBeNull();
    expect(latency.itl?.meanSec).toBeCloseTo(0.05, 12);
    expect(codesOf(run)).toContain('CHUNKED_STREAM');
  });

  test('pitfall 13: a client that falls behind is named', () => {
    expect(codesOf(runOf([STAGE_1]))).toContain('SATURATED');
    expect(codesOf(runOf([STAGE_0]))).not.toContain('SATURATED');
  });

  test('the per-request file makes the statistics ours', () => {
    const run = runOf([STAGE_0, REQUESTS]);
    const point = requestsPoint(run);
    expect(run.source.variant).toBe('detailed');
    expect(point.latency.tpot).toMatchObject({ n: 3, origin: 'recomputed' });
    expect(point.latency.tpot?.maxSec).toBeCloseTo(0.1, 9);
    expect(point.latency.itl?.n).toBe(40);
    expect(point.perRequest).toEqual({ requests: 3, completed: 3, inputTokens: 150, outputTokens: 43 });
    expect(JSON.stringify(run)).not.toMatch(/private/);
  });

  test.each([[[SUMMARY]], [[PROMETHEUS]], [[CONFIG]], [[REQUESTS]]])('%s alone is no stage', (files) => {
    expect(refusalOf(files)).toMatchObject({ code: 'IMPORT_FILE_MISSING' });
  });
});
