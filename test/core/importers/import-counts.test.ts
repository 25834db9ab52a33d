import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import {
  codesOf,
  imported,
  refusal,
  requestsPoint,
  summaryPointOf,
  withValue,
} from '../../testkit/imports.ts';

const fixture = (name: string) => readFixture(`test/fixtures/${name}`);
const LLMPERF = fixture('llmperf/summary.json');
const RESPONSES = fixture('llmperf/responses.json');
const TRTLLM = fixture('trtllm-bench/report-streaming.json');
const STAGE = fixture('inference-perf/stage_0_lifecycle_metrics.json');
const REQUESTS = fixture('inference-perf/per_request_lifecycle_metrics.json');
const ROW = JSON.stringify((JSON.parse(fixture('inferencex/combined-rows.json')) as unknown[])[3]);

function only(...texts: string[]) {
  const [first] = imported(texts);
  if (first === undefined) throw new Error('no run');
  return first.run;
}

/** Differs from a whole number by the rounding of a few additions. */
const summed = (value: number) => value * (1 + 2 ** -50);

describe('a count written as a float', () => {
  test.each([
    ['llmperf, completed', LLMPERF, 'results_num_completed_requests', 4],
    ['llmperf, failed', LLMPERF, 'results_number_errors', 1],
    ['llmperf, limit', LLMPERF, 'num_concurrent_requests', 2],
    ['trtllm-bench, requests', TRTLLM, 'request_info.num_requests', 1000],
    ['trtllm-bench, GPUs', TRTLLM, 'world_info.world_size', 2],
    ['InferenceX, GPUs', ROW, 'tp', 8],
    ['InferenceX, concurrency', ROW, 'conc', 32],
    ['inference-perf, requests', STAGE, 'successes.count', 3],
  ])(
    '%s: taken with a note where only rounding keeps it from being whole, else refused with its key',
    (_name, text, key, value) => {
      const run = only(withValue(text, key, summed(value)));
      const whole = only(text);
      expect({ ...run, source: null }).toEqual({ ...whole, source: null });
      expect(codesOf(run).filter((code) => code === 'FLOAT_COUNT').length).toBeGreaterThan(0);
      expect(codesOf(whole)).not.toContain('FLOAT_COUNT');
      expect(refusal([withValue(text, key, value + 0.01)])).toMatchObject({ code: 'INVALID', path: key });
    },
  );

  test('one that is read for several figures is noted once for each of them', () => {
    const notes = only(withValue(ROW, 'tp', summed(8))).source.warnings;
    const floats = notes.filter(({ code }) => code === 'FLOAT_COUNT').map((note) => JSON.stringify(note));
    expect(floats).toEqual([...new Set(floats)]);
    expect(summaryPointOf(only(withValue(ROW, 'conc', summed(32)))).batch).toBe(32);
  });

  test.each([
    ['llmperf', LLMPERF, [RESPONSES, '0.number_output_tokens', '[0].number_output_tokens']],
    ['inference-perf', STAGE, [REQUESTS, '0.info.output_tokens', '[0].info.output_tokens']],
  ] as const)(
    '%s: one of single requests as well, named once for all of them',
    (_name, report, [details, path, key]) => {
      const run = only(report, withValue(details, path, summed(11)));
      expect(requestsPoint(run).perRequest).toEqual(requestsPoint(only(report, details)).perRequest);
      const notes = run.source.warnings.filter(({ code }) => code === 'FLOAT_COUNT');
      expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining(key)]);
      expect(refusal([report, withValue(details, path, 11.5)])?.path).toContain(key);
    },
  );
});
