import { describe, expect, test } from 'vitest';
import { withoutTexts } from '@inferbench/importers/public-copy/without-texts';
import { readFixture } from '../../testkit/fixture.ts';
import { codesOf, imported, refusal, requestsPoint, runOfFixture } from '../../testkit/imports.ts';

const YAML = readFixture('test/fixtures/llm-d/report-0.2.1.yaml');
const JSON_TWIN = readFixture('test/fixtures/llm-d/report-0.2.1.json');

function runOf(text: string) {
  const [only, ...more] = imported([text]);
  if (only === undefined || more.length > 0) throw new Error('not one run');
  return only.run;
}

describe('llm-d Benchmark Report', () => {
  test('0.2.1: each statistic by the unit beside it, chips of all replicas, the load apart from the run', () => {
    const run = runOf(YAML);
    const point = requestsPoint(run);
    // 500 − 20 failures − 5 incomplete; mean lengths 512 and 101.
    expect(point.counts).toEqual({
      issued: 500,
      completed: 475,
      failed: 20,
      cancelled: 5,
      inputTokens: 512 * 475,
      outputTokens: 101 * 475,
    });
    expect(point.load).toEqual({ mode: 'open', concurrencyLimit: null, requestRatePerSec: 5 });
    expect(point.durationSec).toBe(100);
    expect(point.otherWindows?.map(({ durationSec }) => durationSec)).toEqual([1200]);
    expect(run.startedAt).toBeNull();
    expect(point.toolRates).toEqual({ requestsPerSec: 4.75, outputTokensPerSec: 479.75 });
    expect(point.latency.ttft).toMatchObject({ meanSec: 0.04, stdSec: 0.004, p50Sec: 0.039, p99Sec: 0.052 });
    expect(point.latency.tpot).toMatchObject({ meanSec: 0.02, p50Sec: 0.0195, p90Sec: null, p99Sec: 0.03 });
    expect(point.latency.itl).toMatchObject({ n: null, meanSec: 0.02, p99Sec: 0.04 });
    // 40 ms + 100 × 20 ms.
    expect(point.latency.e2e?.meanSec).toBe(2.04);
    // p0p1 is 0.1 % and p99p9 99.9 %: kept beside the statistics that a distribution has.
    const beside = run.source.fields.filter(({ key }) => /p0p1$|p99p9$/.test(key));
    expect(beside.map(({ path, originalValue }) => [path, originalValue])).toEqual([
      ['points[0].latency.ttft.p0.1Sec', 30.5],
      ['points[0].latency.ttft.p99.9Sec', 57],
    ]);
    // 2 of the prefill engine and 3 × 2 of the decode engines.
    expect(run.system).toMatchObject({
      chips: 8,
      tensorParallel: 2,
      framework: 'vllm',
      frameworkVersion: '0.11.0',
    });
    expect(run.model.slug).toBe('llama-3-8b');
    expect(run.source).toMatchObject({ toolVersion: '0.2.1, inference-perf 0.3.0', unknownKeys: [] });
  });

  test('JSON and YAML of the same report give the same run', () => {
    expect(runOf(JSON_TWIN)).toEqual({ ...runOf(YAML), source: expect.anything() as unknown });
    expect(runOf(JSON_TWIN).source.fields).toEqual(runOf(YAML).source.fields);
  });

  test('0.1: accelerators, roles and engines by their order, milliseconds, plain rates', () => {
    const run = runOfFixture('llm-d/report-0.1.yaml');
    const point = requestsPoint(run);
    expect(run.system).toMatchObject({ chips: 5, framework: 'vllm', frameworkVersion: '0.9.0.1' });
    expect(run.precision.weights).toBe('fp16');
    expect(point).toMatchObject({ durationSec: 50, counts: { inputTokens: 12_800, outputTokens: 3264 } });
    expect(point.latency.e2e?.meanSec).toBe(0.6);
    expect(point.latency.tpot?.meanSec).toBe(0.01);
    expect(run.startedAt).toBe('2026-01-05T10:00:00.000Z');
    expect(codesOf(run)).toContain('LOAD_UNKNOWN');
  });

  test.each([
    ['version: 0.2', /version: 0\.2\.1/, 'version: 0.2'],
    ['a zone of its own', /PT1M40S/, '100.0'],
    ['a limit', /concurrency: \.inf/, 'concurrency: "inf"'],
  ])('other spellings of the same: %s', (_name, pattern, replacement) => {
    const run = runOf(YAML.replace(pattern, replacement));
    expect(requestsPoint(run)).toEqual(requestsPoint(runOf(YAML)));
  });

  test('a unit is read: another one changes the value, none or an unknown one is refused with its place', () => {
    const seconds = YAML.replace('units: ms\n          mean: 40.0', 'units: s\n          mean: 40.0');
    expect(requestsPoint(runOf(seconds)).latency.ttft?.meanSec).toBe(40);
    const place = 'results.request_performance.aggregate.latency.time_to_first_token.units';
    const fortnights = YAML.replace('units: ms\n', 'units: fortnights\n');
    expect(refusal([fortnights])).toEqual({ code: 'INVALID', path: place });
    expect(refusal([YAML.replace('          units: ms\n', '')])).toEqual({ code: 'INVALID', path: place });
  });

  test('what is missing stays missing: no prompt length, no E2E, a report whose chips do not follow', () => {
    const text = YAML.replace(/ +input_length: .*\n/, '')
      .replace(/ +request_latency: .*\n/, '')
      .replace('replicas: 3', 'replicas: 4\n        note: 1')
      .replace(
        'count: 2\n          parallelism: { tp: 2, pp: 1, dp: 1, ep: 1 }\n    - standardized',
        'count: 3\n          parallelism: { tp: 2 }\n    - standardized',
      );
    const [only] = imported([text]);
    expect(requestsPoint(only?.run).counts.inputTokens).toBeNull();
    expect(requestsPoint(only?.run).latency.e2e).toBeNull();
    expect(only?.run.system.chips).toBeNull();
    expect(only?.missing).toEqual(
      expect.arrayContaining(['system.chips', 'points[0].counts.inputTokens', 'system.chip']),
    );
    const [stated] = imported([text], { context: 'workload: {inputTokens: 512}' });
    expect(requestsPoint(stated?.run).counts.inputTokens).toBe(512 * 475);
    expect(codesOf(stated?.run)).toContain('PROMPTS_STATED');
  });

  test('YAML is bounded: aliases that multiply, depth, a key twice and several documents are refused at once', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (let i = 0; i < 9; i += 1) {
      const [from, to] = [String.fromCharCode(97 + i), String.fromCharCode(98 + i)];
      bomb.push(`${to}: &${to} [${Array.from({ length: 10 }, () => `*${from}`).join(', ')}]`);
    }
    expect(refusal([`${YAML}\n${bomb.join('\n')}\n`])?.code).toMatch(/IMPORT_NOT_JSON|IMPORT_TOO_DEEP/);
    const many = Array.from({ length: 101 }, (_, i) => `k${i}: *lengths`).join('\n');
    expect(refusal([`${YAML}${many}\n`])?.code).toBe('IMPORT_TOO_DEEP');
    expect(refusal([`${YAML}deep: ${'['.repeat(100_000)}\n`])?.code).toBe('IMPORT_TOO_DEEP');
    expect(refusal([`${YAML}deep:\n${'- '.repeat(100_000)}1\n`])?.code).toBe('IMPORT_TOO_DEEP');
    const wide = Array.from({ length: 100_001 }, (_, i) => `w${i}: 1`).join('\n');
    expect(refusal([`${YAML}${wide}\n`])?.code).toBe('IMPORT_TOO_DEEP');
    const twice = YAML.replace('stage: 1', 'stage: 1\n      stage: 2');
    expect(refusal([twice])).toEqual({ code: 'IMPORT_NOT_JSON', path: 'line 18' });
    expect(refusal([`${YAML}---\n${YAML}`])?.code).toBe('IMPORT_NOT_JSON');
    expect(refusal([YAML.slice(0, -60).concat('{')])?.code).toBe('IMPORT_NOT_JSON');
  });

  test('who ran it, where, and every comment stay in the file; the public copy imports to the same figures', () => {
    expect(JSON.stringify(runOf(YAML))).not.toMatch(/secretuser|SECRET|10\.39|svc\.cluster/);
    for (const text of [YAML, JSON_TWIN]) {
      const copy = withoutTexts(text);
      expect(copy.text).not.toMatch(/secretuser|SECRET|10\.39|svc\.cluster|nothing here/i);
      expect(copy.textsRemoved).toBeGreaterThan(4);
      expect(requestsPoint(runOf(copy.text))).toEqual(requestsPoint(runOf(text)));
    }
  });
});
