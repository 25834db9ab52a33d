import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import { codesOf, imported, requestsPoint, withValue } from '../../testkit/imports.ts';

const fixture = (name: string) => readFixture(`test/fixtures/${name}`);
const LLMPERF = fixture('llmperf/summary.json');
const RESPONSES = fixture('llmperf/responses.json');
const STAGE = fixture('inference-perf/stage_0_lifecycle_metrics.json');
const REQUESTS = fixture('inference-perf/per_request_lifecycle_metrics.json');

function only(...texts: string[]) {
  const [first] = imported(texts);
  if (first === undefined) throw new Error('no run');
  return first.run;
}

describe('requests without a token', () => {
  test.each([
    ['llmperf', LLMPERF, withValue(RESPONSES, '0.number_output_tokens', 0), 4],
    ['inference-perf', STAGE, withValue(REQUESTS, '0.info.output_tokens', 0), 3],
  ])(
    '%s: left out of every latency statistic and counted, where single requests came along',
    (_name, report, details, completed) => {
      const run = only(report, details);
      const { latency, perRequest, samples } = requestsPoint(run);
      const { ttft, tpot, e2e } = latency;
      expect([ttft?.n, tpot?.n, e2e?.n]).toEqual([completed - 1, completed - 1, completed - 1]);
      expect([ttft?.origin, tpot?.origin, e2e?.origin]).toEqual(['recomputed', 'recomputed', 'recomputed']);
      expect(samples?.e2eSec).toHaveLength(completed - 1);
      expect(perRequest?.completed).toBe(completed);
      expect(codesOf(run)).toContain('EMPTY_REQUESTS');
      expect(codesOf(run)).not.toContain('INCLUDES_EMPTY');
    },
  );

  test('inference-perf: the gaps of one are in no ITL', () => {
    const all = requestsPoint(only(STAGE, REQUESTS)).latency.itl?.n ?? 0;
    const rest = requestsPoint(only(STAGE, withValue(REQUESTS, '0.info.output_tokens', 0))).latency.itl?.n;
    expect(all - (rest ?? 0)).toBe(10);
  });

  test.each([
    ['llmperf', LLMPERF, ['results_number_output_tokens_min', '0'], ['ttft', 'e2e']],
    ['inference-perf', STAGE, ['successes.output_len.min', 0], ['ttft', 'tpot', 'itl', 'e2e']],
  ] as const)(
    '%s: a summary alone keeps what it reports and says that they are in it',
    (_name, report, [key, value], metrics) => {
      expect(codesOf(only(report))).not.toContain('INCLUDES_EMPTY');
      const run = only(withValue(report, key, value));
      const said = run.source.warnings.filter(({ code }) => code === 'INCLUDES_EMPTY');
      expect(said.map(({ path }) => path)).toEqual(metrics.map((metric) => `points[0].latency.${metric}`));
      expect(requestsPoint(run).latency).toEqual(requestsPoint(only(report)).latency);
    },
  );
});
