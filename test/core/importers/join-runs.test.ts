import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { replicatesOf } from '@inferbench/domain/runs/replicates';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { joinedRun } from '@inferbench/importers/join-runs';
import { describe, expect, test } from 'vitest';
import { referenceDir } from '../../testkit/environment.ts';
import { readFixture } from '../../testkit/fixture.ts';
import { imported, requestsPoint, withValue } from '../../testkit/imports.ts';

const VLLM = readFixture('test/fixtures/vllm/serve-h100-llama-3-8b.json');
const CONTEXT = 'system: { chip: nvidia-h100-sxm5-80gb, chips: 1 }\nprecision: { weights: bf16 }\n';

/** A file of one load as its tool would have written it, a little faster or slower. */
function fileOf(concurrency: number, slower = 1): string {
  const rates = ['request_throughput', 'output_throughput', 'total_token_throughput'];
  const scaled = ['duration', ...rates].reduce(
    (text, key) => withValue(text, key, figure(key) * (key === 'duration' ? slower : 1 / slower)),
    VLLM,
  );
  return withValue(scaled, 'max_concurrency', concurrency);
}

function figure(key: string): number {
  return Number(new RegExp(`"${key}": ([0-9.]+)`).exec(VLLM)?.[1]);
}

function runs(texts: readonly string[], context = CONTEXT): Run[] {
  return imported(texts, { context }).map(({ run }) => run);
}

/** What a join is refused for. */
function refusalOf(joined: readonly Run[]): { code: string; path: string | undefined } | null {
  try {
    joinedRun(joined);
    return null;
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    return { code: error.code, path: error.details.path };
  }
}

describe('files of one tool, one a load', () => {
  test('become one curve in order of load, and repeats replicates of each other', () => {
    const run = joinedRun(runs([fileOf(64), fileOf(8, 1.01), fileOf(64, 1.02), fileOf(8), fileOf(64, 0.99)]));
    expect(run.points.map((_, i) => requestsPoint(run, i).load.concurrencyLimit)).toEqual([8, 8, 64, 64, 64]);
    expect(replicatesOf(run, requestsPoint(run, 2))).toHaveLength(3);
    expect(run.source.warnings[0]).toMatchObject({
      code: 'RUNS_JOINED',
      message: '5 runs are one curve of 2 loads, each measured up to 3 times.',
    });
    const metric = evaluateRun(run, catalogue).points[2]?.score.metrics.USEFUL_TOPS;
    expect(metric?.present === true && !metric.interval.assumed).toBe(true);
  });

  test('what was read and stated moves with its point', () => {
    const run = joinedRun(runs([fileOf(64), fileOf(8)]));
    const limits = run.source.fields.filter(({ path: at }) => at.endsWith('load.concurrencyLimit'));
    expect(limits.map(({ path: at, originalValue }) => [at, originalValue])).toEqual([
      ['points[1].load.concurrencyLimit', 64],
      ['points[0].load.concurrencyLimit', 8],
    ]);
    expect(run.source.stated).toContain('system.chip');
  });

  test('the same file twice is no repeat', () => {
    expect(refusalOf(runs([fileOf(8), fileOf(64), fileOf(8)]))).toEqual({
      code: 'INVALID',
      path: 'points[1]',
    });
  });

  test.each([
    ['another model', withValue(fileOf(8), 'model_id', 'mistralai/Mistral-7B-v0.1'), 'model.servedName'],
    [
      'a load that nobody states',
      withValue(withValue(fileOf(8), 'max_concurrency', undefined), 'request_rate', undefined),
      'points[1].load',
    ],
  ])('%s is refused by name', (_name, other, at) => {
    expect(refusalOf(runs([fileOf(64), other]))).toMatchObject({ code: 'INVALID', path: at });
  });

  test('another system is refused by name, and one run is no curve', () => {
    const [first] = runs([fileOf(8)]);
    const [other] = runs([fileOf(64)], CONTEXT.replace('chips: 1', 'chips: 2'));
    if (first === undefined || other === undefined) throw new Error('two runs');
    expect(refusalOf([first, other])).toMatchObject({ path: 'system' });
    expect(refusalOf([first])).toMatchObject({ path: 'files' });
  });

  test('reuse of prompts is that of all runs, by their prompt tokens; unknown where one does not say', () => {
    const [a, b] = runs([fileOf(8), fileOf(64)]);
    if (a === undefined || b === undefined) throw new Error('two runs');
    const withRate = (run: Run, prefixCacheHitRate: number | null): Run => ({
      ...run,
      techniques: { ...run.techniques, prefixCacheHitRate },
    });
    expect(joinedRun([withRate(a, 0.2), withRate(b, 0.4)]).techniques.prefixCacheHitRate).toBeCloseTo(
      0.3,
      12,
    );
    expect(joinedRun([withRate(a, 0.2), withRate(b, null)]).techniques.prefixCacheHitRate).toBeNull();
    expect(joinedRun([withRate(a, 0), withRate(b, 0)]).techniques.prefixCacheHitRate).toBe(0);
  });

  test('a measured file joins with its own power and keeps when each point was measured', () => {
    const text = readFixture('test/fixtures/measurement/closed.jsonl');
    const later = text.replace('2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z');
    const other = later.replaceAll('310]', '320]');
    const run = joinedRun(runs([text, other]));
    expect(run.points).toHaveLength(12);
    expect(run.startedAt).toBe('2026-11-20T10:00:00.000Z');
    expect(new Set(run.points.map((_, i) => requestsPoint(run, i).window?.startedAt)).size).toBe(12);
    expect(run.points.every(({ power }) => power !== null)).toBe(true);
  });
});

const dir = referenceDir();

describe.skipIf(dir === null)('real files of others', () => {
  const file = (name: string) => readFileSync(path.join(dir ?? '', 'result-files', name), 'utf8');

  test('two runs of a vLLM sweep are a curve, each point with its own figures', () => {
    const all = imported(['run=0', 'run=1'].map((name) => file(`vllm/sweep_v0.25.1/${name}.json`))).map(
      ({ run }) => run,
    );
    expect(all).toHaveLength(2);
    const run = joinedRun(all.toReversed());
    const figures = (one: Run) => one.points.map((_, i) => requestsPoint(one, i).latency);
    expect(new Set(figures(run))).toEqual(new Set(all.flatMap(figures)));
    expect(run.points).toHaveLength(2);
  });

  test('LLMPerf summaries of 1 and 8 clients, which its importer reads as one run, stay a curve of two loads', () => {
    const run = joinedRun(
      imported(
        ['c8', 'c1'].map((load) =>
          file(`llmperf/mistralai-Mistral-7B-Instruct-v0-2_750_150_summary.${load}.json`),
        ),
      ).map((one) => one.run),
    );
    expect(run.points.map((_, i) => requestsPoint(run, i).load.concurrencyLimit)).toEqual([1, 8]);
  });
});
