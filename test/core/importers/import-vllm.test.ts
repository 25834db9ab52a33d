import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  requestsPoint,
  runsOfFixtures,
  summaryPointOf,
} from '../../testkit/imports.ts';

const LATENCY = readFixture('test/fixtures/vllm/latency.json');

describe('vLLM beyond one serve file', () => {
  test('pitfall 4: --append-result and a sweep are several runs', () => {
    const appended = runsOfFixtures('vllm/appended.jsonl');
    expect(appended.map((run) => requestsPoint(run).load.concurrencyLimit)).toEqual([2, 4]);
    expect(appended.map((run) => requestsPoint(run).durationSec)).toEqual([16.5, 8.4]);
    const sweep = runsOfFixtures('vllm/sweep-summary.json');
    expect(sweep.map((run) => run.source.unknownKeys)).toEqual([
      ['[0].run_number', '[0].max_num_seqs'],
      ['[1].run_number', '[1].max_num_seqs'],
    ]);
    expect(requestsPoint(sweep[1]).latency.e2e).toMatchObject({ meanSec: 0.544, p99Sec: 0.64, p90Sec: null });
  });

  test('one of several runs in which nothing was measured is left out by name', () => {
    const [good = ''] = readFixture('test/fixtures/vllm/appended.jsonl').split('\n');
    const failed = readFixture('test/fixtures/vllm/serve-all-failed.json');
    const runs = imported([`${good}\n${failed}`]);
    expect(runs).toHaveLength(1);
    expect(codesOf(runs[0]?.run)).toContain('RUN_LEFT_OUT');
    expect(refusal([`${failed}\n${failed}`])).toEqual({
      code: 'IMPORT_NOTHING_MEASURED',
      path: '[0].completed',
    });
  });

  test('latency: a batch timed whole; what it was of is missing until stated (pitfall 5)', () => {
    const [bare] = imported([LATENCY]);
    expect(bare?.missing).toEqual([
      'system.chip',
      'system.chips',
      'model.slug',
      'precision.weights',
      'points[0].batch',
      'points[0].inputTokens',
      'points[0].outputTokens',
    ]);
    expect(summaryPointOf(bare?.run)).toMatchObject({
      phase: 'GENERATE',
      batch: null,
      iterations: 5,
      e2eLatencySec: 1.25,
      tpotSec: null,
    });
    expect(bare?.run.source.fields).toContainEqual({
      path: 'points[0].e2eLatencySec.p99',
      key: 'percentiles.99',
      originalValue: 1.2992,
      originalUnit: 's',
    });
    const context =
      'system: {chip: nvidia-h100-sxm5-80gb, chips: 1}\nmodel: {slug: llama-3-8b}\nprecision: {weights: bf16}\n' +
      'workload: {batch: 8, inputTokens: 32, outputTokens: 128}';
    const [stated] = imported([LATENCY], { context });
    expect(stated?.missing).toEqual([]);
    expect(summaryPointOf(stated?.run)).toMatchObject({ batch: 8, inputTokens: 32, outputTokens: 128 });
  });

  test('throughput: one sum of tokens gives no rate of answers, and missing says so', () => {
    const [only] = imported([readFixture('test/fixtures/vllm/throughput.json')]);
    // All requests at once: nobody has a batch or one length of such a run.
    expect(only?.missing.slice(4)).toEqual(['points[0].outputTokensPerSec']);
    expect(summaryPointOf(only?.run)).toMatchObject({
      phase: 'SERVING',
      offline: true,
      outputTokensPerSec: null,
      totalTokensPerSec: 1920,
    });
    expect(codesOf(only?.run)).toEqual(['TOTAL_TOKENS_ONLY']);
    expect(only?.run.source.fields.map(({ key, originalValue }) => [key, originalValue])).toEqual([
      ['num_requests', 100],
      ['elapsed_time', 20],
      ['total_num_tokens', 38400],
      ['requests_per_second', 5],
      ['tokens_per_second', 1920],
    ]);
  });

  test('the PyTorch export beside a result is no result', () => {
    const beside = '[{"benchmark": {"name": "x"}, "model": {"name": "y"}, "metric": {"name": "z"}}]';
    expect(refusal([beside])).toEqual({ code: 'IMPORT_FILE_MISSING', path: 'files' });
    expect(imported([LATENCY, beside])).toHaveLength(1);
  });
});
