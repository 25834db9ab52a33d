import { describe, expect, test } from 'vitest';
import { importedFiles, readFixture, refusalOf } from '../../testkit/fixture.ts';
import { imported, refusal, codesOf, requestsPoint, withValue } from '../../testkit/imports.ts';

const SUMMARY = 'llmperf/summary.json';
const RESPONSES = 'llmperf/responses.json';

function only(files: readonly string[]) {
  const [first] = importedFiles(files).runs;
  if (first === undefined) throw new Error('no run');
  return first;
}

describe('llmperf', () => {
  test('a summary: counts, window and rates from its means', () => {
    const { run, missing } = only([SUMMARY]);
    const point = requestsPoint(run);
    expect(point.counts).toEqual({
      issued: 5,
      completed: 4,
      failed: 1,
      cancelled: null,
      inputTokens: 400,
      outputTokens: 104,
    });
    expect(point.durationSec).toBe(10);
    expect(point.toolRates).toEqual({ requestsPerSec: 0.4, outputTokensPerSec: 10.4 });
    expect(point.load).toEqual({
      mode: 'closed',
      concurrencyLimit: 2,
      requestRatePerSec: null,
      inWaves: true,
    });
    expect(run.model.slug).toBe('llama-3-8b');
    expect(missing).toEqual(['system.chip', 'system.chips', 'precision.weights']);
  });

  test('pitfall 1: its inter_token_latency is E2E ÷ tokens and never becomes TPOT or ITL', () => {
    const { run } = only([SUMMARY]);
    const { latency } = requestsPoint(run);
    expect([latency.tpot, latency.itl]).toEqual([null, null]);
    expect(codesOf(run)).toContain('NTPOT_NOT_MAPPED');
  });

  test('pitfall 2 and 11: seconds as they are; deviations over n − 1 become ours over n', () => {
    const { latency } = requestsPoint(only([SUMMARY]).run);
    // TTFT 0.1 to 0.4 s: mean 0.25, population deviation √0.0125.
    expect(latency.ttft).toMatchObject({ n: 4, meanSec: 0.25, minSec: 0.1, maxSec: 0.4, origin: 'reported' });
    expect(latency.ttft?.stdSec).toBeCloseTo(Math.sqrt(0.0125), 12);
    expect(latency.e2e?.p50Sec).toBeCloseTo(2.75, 12);
  });

  test('pitfall 4: responses beside the summary are of its run, whatever they are called; TPOT is ours', () => {
    const { run } = only([RESPONSES, SUMMARY]);
    const point = requestsPoint(run);
    expect(run.source.variant).toBe('detailed');
    expect(point.perRequest).toEqual({ requests: 5, completed: 4, inputTokens: 400, outputTokens: 104 });
    expect(point.latency.tpot?.meanSec).toBeCloseTo(0.1, 12);
    expect(point.latency.tpot?.stdSec).toBeCloseTo(0, 12);
    expect(point.samples?.ttftSec).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(point.latency.ttft?.origin).toBe('recomputed');
  });

  test('responses without their summary are refused with what is missing', () => {
    expect(refusalOf([RESPONSES])).toMatchObject({ code: 'IMPORT_FILE_MISSING' });
  });

  test('pitfalls 8, 19, 24 and 26: client tokens named, user keys listed, error texts never leave the file', () => {
    const { run } = only([SUMMARY, RESPONSES]);
    expect(codesOf(run)).toContain('CLIENT_TOKENS');
    expect(run.source.unknownKeys).toEqual(['lab']);
    expect(JSON.stringify(run)).not.toContain('private text');
  });

  test('every value keeps its key and unit', () => {
    const { fields } = only([SUMMARY]).run.source;
    expect(fields).toContainEqual({
      path: 'points[0].durationSec',
      key: 'results_num_completed_requests_per_min',
      originalValue: 24,
      originalUnit: 'requests/min',
    });
  });

  test('pitfall 6: a first token after 0 s is none', () => {
    const text = readFixture('test/fixtures/llmperf/summary.json');
    const zero = text.replace(/"results_ttft_s_mean": [^,]+/, '"results_ttft_s_mean": 0');
    const [first] = imported([zero]);
    expect(requestsPoint(first?.run).latency.ttft).toBeNull();
    expect(codesOf(first?.run)).toContain('ZERO_LATENCY');
  });

  test.each([
    [
      'pitfall 3: NaN where a figure is needed is refused',
      'results_number_output_tokens_mean',
      'NaN',
      'INVALID',
    ],
    ['pitfall 3: NaN for one statistic is that one unknown', 'results_ttft_s_mean', 'NaN', null],
    ['nothing completed', 'results_num_completed_requests', '0', 'IMPORT_NOTHING_MEASURED'],
    ['a negative time', 'results_end_to_end_latency_s_mean', '-1', 'INVALID'],
  ])('%s', (_name, key, value, code) => {
    const text = readFixture('test/fixtures/llmperf/summary.json').replace(
      new RegExp(`"${key}": [^,]+`),
      `"${key}": ${value}`,
    );
    expect(refusal([text])?.code ?? null).toBe(code);
  });

  test('llmperf counts nothing cancelled: what was started and neither ended nor failed is missing and not a difference', () => {
    const summary = readFixture('test/fixtures/llmperf/summary.json');
    const [first] = imported([withValue(summary, 'results_num_requests_started', 9)]);
    const { counts } = requestsPoint(first?.run);
    expect(counts).toMatchObject({ issued: 9, completed: 4, failed: 1, cancelled: null });
  });
});
