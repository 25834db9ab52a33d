import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, readFixture } from '../../testkit/fixture.ts';
import { codesOf, imported, refusal, requestsPoint, runOfFixture, withValue } from '../../testkit/imports.ts';

const SERVE = readFixture(EXAMPLE);
const DETAILED = readFixture('test/fixtures/vllm/serve-detailed.json');
const SGLANG = readFixture('test/fixtures/sglang/serving-early-2025.jsonl').split('\n')[0] ?? '';

function withValues(text: string, changes: Record<string, unknown>): string {
  return Object.entries(changes).reduce((changed, [key, value]) => withValue(changed, key, value), text);
}

function only(text: string) {
  const [first] = imported([text]);
  if (first === undefined) throw new Error('no run');
  return first.run;
}

// The numbers are those by which the tests of each tool name the rest of the pitfalls.
describe('what result files get wrong', () => {
  test('pitfall 7: chunks are not tokens', () => {
    const { itls } = JSON.parse(DETAILED) as { itls: number[][] }; // our own fixture
    const merged = withValue(
      DETAILED,
      'itls',
      itls.map((gaps) => gaps.slice(0, 5)),
    );
    expect(codesOf(only(merged))).toContain('CHUNKED_STREAM');
    expect(codesOf(only(DETAILED))).not.toContain('CHUNKED_STREAM');
  });

  test("pitfall 8: two token counts, the server's is used and the other named", () => {
    expect(codesOf(only(SGLANG))).not.toContain('TOKENS_DIFFER');
    const differs = only(withValue(SGLANG, 'total_output_tokens_retokenized', 30_000));
    expect(codesOf(differs)).toContain('TOKENS_DIFFER');
    expect(requestsPoint(differs).counts.outputTokens).toBe(40_000);
  });

  test('pitfall 10: a percentile that the tool did not write stays absent', () => {
    const { latency } = requestsPoint(only(withValue(SERVE, 'p95_ttft_ms', undefined)));
    expect(latency.ttft?.p90Sec).not.toBeNull();
    expect(latency.ttft?.p95Sec).toBeNull();
  });

  test('pitfall 12: goodput without limits is not used, under either spelling', () => {
    for (const key of ['request_goodput', 'request_goodput:']) {
      const run = only(withValue(SERVE, key, 2.5));
      expect(codesOf(run)).toContain('SLO_UNKNOWN');
      expect(run.source.unknownKeys).toEqual([]);
    }
  });

  test('pitfall 13: a rate that was asked for and not reached', () => {
    expect(codesOf(only(withValue(SERVE, 'request_rate', 3.4)))).not.toContain('RATE_NOT_REACHED');
    expect(codesOf(only(withValue(SERVE, 'request_rate', 30)))).toContain('RATE_NOT_REACHED');
  });

  test('pitfall 15: a local time is no start; a time with zone and an epoch are', () => {
    expect(only(SERVE).startedAt).toBeNull();
    expect(runOfFixture('llama-bench/bench.json').startedAt).toBe('2026-05-01T12:00:00Z');
    expect(runOfFixture('guidellm/report-v1.json').startedAt).toBe('2026-03-02T16:58:16.500Z');
  });

  test.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [951_782_400, '2000-02-29T00:00:00.000Z'],
    [1_709_251_199.9, '2024-02-29T23:59:59.900Z'],
    [4_107_542_400, '2100-03-01T00:00:00.000Z'],
  ])('epoch %d is %s', (epoch, iso) => {
    const report = readFixture('test/fixtures/guidellm/report-v2.json');
    expect(only(withValue(report, 'benchmarks.0.start_time', epoch)).startedAt).toBe(iso);
  });

  test('pitfall 16: "None", "N/A" and "" are nothing, "12" is a number', () => {
    for (const nothing of ['None', 'N/A', ''])
      expect(requestsPoint(only(withValue(SERVE, 'max_concurrency', nothing))).load.mode).toBe('burst');
    const run = only(withValue(SERVE, 'max_concurrency', '12'));
    expect(requestsPoint(run).load.concurrencyLimit).toBe(12);
    expect(codesOf(run)).toContain('TEXT_NUMBER');
  });

  test('pitfall 19: metadata that imitates a key of the tool is refused, other metadata listed', () => {
    expect(refusal([withValue(SERVE, 'duration', 'about a minute')])).toEqual({
      code: 'INVALID',
      path: 'duration',
    });
    expect(only(withValue(SERVE, 'gpu', '4xL40S')).source.unknownKeys).toEqual(['gpu']);
  });

  test('pitfall 20: a smoke run imports and does not rank', () => {
    const run = only(
      withValues(SERVE, {
        num_prompts: 8,
        completed: 8,
        total_input_tokens: 8192,
        total_output_tokens: 4096,
        duration: 38.263958851 / 16,
      }),
    );
    const stated = {
      ...run,
      system: { ...run.system, chip: 'nvidia-h100-sxm5-80gb', chips: 1 },
      precision: { ...run.precision, weights: 'bf16' },
    };
    expect(evaluateRun(stated, catalogue).findings.map(({ rule }) => rule)).toContain('STAT-SMOKE');
  });

  test('pitfall 21: everything sent at once is a burst, whose latencies are queueing', () => {
    const burst = only(withValues(SERVE, { request_rate: 'inf', max_concurrency: null }));
    expect(requestsPoint(burst).load.mode).toBe('burst');
  });

  test('pitfall 25: more requests than are kept have statistics and no samples', () => {
    const count = 10_001;
    const of = <T>(value: T) => Array.from({ length: count }, () => value);
    const large = withValues(DETAILED, {
      num_prompts: count,
      completed: count,
      failed: 0,
      total_input_tokens: count,
      total_output_tokens: count * 2,
      input_lens: of(1),
      output_lens: of(2),
      ttfts: of(0.01),
      itls: of([0.02]),
      latencies: of(0.03),
      errors: of(''),
    });
    const point = requestsPoint(only(large));
    expect(point.latency.ttft).toMatchObject({ n: count, origin: 'recomputed' });
    expect(point.samples).toBeUndefined();
  });

  test('pitfall 26: unknown keys never fail an import, however many', () => {
    const keys = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`new_key_${i}`, { deep: [i] }]));
    const run = only(JSON.stringify(Object.assign({}, JSON.parse(SERVE), keys)));
    expect(run.source.unknownKeys).toHaveLength(200);
    expect(codesOf(run)).toContain('EVIDENCE_CUT');
  });
});
