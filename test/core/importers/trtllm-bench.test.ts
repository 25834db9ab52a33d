import { describe, expect, test } from 'vitest';
import { importedFiles } from '../../testkit/fixture.ts';
import { codesOf, requestsPoint } from '../../testkit/imports.ts';

const REPORT = 'trtllm-bench/report-streaming.json';
const CONSOLE = 'trtllm-bench/console.txt';

function runOf(files: readonly string[]) {
  const { runs } = importedFiles(files);
  expect(runs).toHaveLength(1);
  if (runs[0] === undefined) throw new Error('no run');
  return runs[0].run;
}

describe('trtllm-bench', () => {
  test('pitfall 2: a streaming report in milliseconds', () => {
    const { latency, durationSec, counts } = requestsPoint(runOf([REPORT]));
    expect(durationSec).toBe(40);
    expect(counts).toMatchObject({ completed: 1000, inputTokens: 512_000, outputTokens: 128_000 });
    expect(latency.ttft).toMatchObject({ p50Sec: 0.05, p99Sec: 0.075, maxSec: 0.08 });
    expect(latency.tpot?.p50Sec).toBeCloseTo(0.009, 12);
    expect(latency.e2e?.meanSec).toBeCloseTo(1.26, 12);
    expect(latency.itl).toBeNull();
  });

  test('system, split and precision as stated, a dtype being no format of weights; pitfall 16: "None" is nothing', () => {
    const run = runOf([REPORT]);
    expect(run.system).toMatchObject({
      chip: null,
      chips: 2,
      tensorParallel: 2,
      expertParallel: null,
      framework: 'tensorrt-llm',
      frameworkVersion: '1.0.0',
    });
    expect(run.precision).toEqual({ weights: null, activations: 'bf16', kv: null });
    expect(codesOf(run)).toEqual(expect.arrayContaining(['CHIP_SUGGESTED', 'CONCURRENCY_UNKNOWN']));
    expect(run.source.unknownKeys).toEqual(['new_section.key']);
    expect(JSON.stringify(run)).not.toContain('/private');
  });

  test('the printed tables give the same run, without what they do not print', () => {
    const run = runOf([CONSOLE]);
    const point = requestsPoint(run);
    expect(point.durationSec).toBe(40);
    expect(point.counts).toEqual(requestsPoint(runOf([REPORT])).counts);
    expect(point.latency.e2e).toMatchObject({ p50Sec: 1.2, p95Sec: null });
    expect(point.latency.ttft).toBeNull();
    expect(run.system.chips).toBeNull();
    expect(codesOf(run)).toEqual(expect.arrayContaining(['FROM_CONSOLE', 'NOT_STREAMED']));
  });

  test('pitfall 4: a console log beside its report is no second point', () => {
    expect(runOf([CONSOLE, REPORT]).points).toHaveLength(1);
  });
});
