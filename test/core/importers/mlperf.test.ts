import { describe, expect, test } from 'vitest';
import { importedFiles, refusalOf } from '../../testkit/fixture.ts';
import { codesOf, summaryPointOf } from '../../testkit/imports.ts';

const at = (name: string) => `mlperf/${name}`;

function runOf(...names: readonly string[]) {
  const { runs } = importedFiles(names.map(at));
  expect(runs).toHaveLength(1);
  if (runs[0] === undefined) throw new Error('no run');
  return runs[0].run;
}

describe('MLPerf loadgen', () => {
  test('Server: completed rates, and latencies of nanoseconds in seconds (pitfall 2)', () => {
    const run = runOf('server_summary.txt');
    const point = summaryPointOf(run);
    expect(point).toMatchObject({
      phase: 'SERVING',
      outputTokensPerSec: 2000,
      outputTokens: 200,
      tpotSec: 0.02,
    });
    // 10 samples/s × 4 s are 40 in flight.
    expect(point).toMatchObject({ batch: 40, batchBasis: 'ACHIEVED', inputTokens: null });
    expect(point.latency?.ttft).toMatchObject({ meanSec: 0.2, p99Sec: 0.5, minSec: 0.05 });
    expect(point.latency?.tpot?.p99Sec).toBe(0.04);
    expect(point.latency?.e2e?.p99Sec).toBe(8);
    expect(run.source.fields).toContainEqual({
      path: 'points[0].latency.ttft.limit',
      key: 'ttft_latency (ns)',
      originalValue: 2e9,
      originalUnit: 'ns',
    });
  });

  test('pitfalls 20 and 21: Offline has a rate and no latency of a user; a short run is named', () => {
    const run = runOf('offline_summary.txt');
    const point = summaryPointOf(run);
    expect(point).toMatchObject({
      phase: 'SERVING',
      outputTokensPerSec: 25_000,
      outputTokens: 250,
      batch: null,
    });
    expect(point.latency).toBeUndefined();
    // 100 samples/s until the last at 40 s.
    expect(point.iterations).toBe(4000);
    expect(codesOf(run)).toEqual(expect.arrayContaining(['OFFLINE_LATENCY', 'SMOKE_RUN']));
  });

  test('SingleStream with its detail log: batch 1, and the window in UTC over midnight', () => {
    const run = runOf('single_summary.txt', 'single_detail.txt');
    const point = summaryPointOf(run);
    expect(point).toMatchObject({
      phase: 'SAMPLES',
      task: null,
      batch: 1,
      batchBasis: 'STATIC',
      e2eLatencySec: 0.01,
      samplesPerSec: 100,
      imagesPerSec: null,
      iterations: 60_000,
      window: { startedAt: '2025-12-31T23:59:50.000Z', durationSec: 600 },
    });
    expect(run.startedAt).toBe('2025-12-31T23:59:50.000Z');
    expect(run.source.toolVersion).toBe('5.0.15 @ abc');
    expect(codesOf(run)).toContain('SAMPLES_COUNTED');
  });

  test('a detail log of another run is not taken', () => {
    const run = runOf('server_summary.txt', 'single_detail.txt');
    expect(run.startedAt).toBeNull();
    expect(codesOf(run)).toContain('DETAIL_MISSING');
  });

  test('pitfall 16: the system description, its blanks by name, its impossible frequency said', () => {
    const run = runOf('single_summary.txt', 'system.json');
    expect(run.system).toMatchObject({ chips: 2, framework: 'pytorch', frameworkVersion: '2.6.0' });
    const messages = run.source.warnings.map(({ code, message }) => `${code} ${message}`).join('\n');
    expect(messages).toContain('CHIP_SUGGESTED The file names the chip "Our Accelerator 4"');
    expect(messages).toMatch(/SYSTEM_FIELDS_BLANK \d+ of 35 fields say nothing: .*accelerator_interconnect/);
    expect(messages).toContain('UNIT_IMPLAUSIBLE accelerator_frequency "2520000 MHz"');
    expect(run.source.fields).toContainEqual({
      path: 'system.memoryPerChip',
      key: 'accelerator_memory_capacity',
      originalValue: '23.64 GB',
      originalUnit: null,
    });
  });

  test('INVALID is refused with the reason that the log gives', () => {
    const { code, message } = refusalOf([at('server_invalid_summary.txt')]);
    expect(code).toBe('IMPORT_RUN_INVALID');
    expect(message).toContain('INVALID: Performance constraints satisfied; Reduce target QPS');
  });

  test('an accuracy run measures no speed', () => {
    expect(refusalOf([at('accuracy_summary.txt')])).toMatchObject({ code: 'IMPORT_RUN_INVALID' });
  });

  test.each(['single_detail.txt', 'system.json'])('%s alone is no result', (name) => {
    expect(refusalOf([at(name)])).toMatchObject({ code: 'IMPORT_FILE_MISSING' });
  });

  test('pitfall 17: a seed above 2^53 is not read as a number', () => {
    const { fields } = runOf('server_summary.txt').source;
    expect(fields.filter(({ key }) => key.includes('seed'))).toEqual([]);
  });
});
