import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import { codesOf, imported, requestsPoint, runOfFixture, withValue } from '../../testkit/imports.ts';

/** A serving benchmark of 40 requests of 300 prompt and 61 answer tokens: TTFT 200 ms, 15 ms a token. */
const SERVE = {
  model_id: 'acme/some-model',
  num_prompts: 40,
  max_concurrency: 4,
  request_rate: 'inf',
  duration: 12.5,
  completed: 40,
  failed: 0,
  total_input_tokens: 12_000,
  total_output_tokens: 2_440,
  ...statistics('ttft', 200),
  ...statistics('tpot', 15),
  ...statistics('itl', 15),
  ...statistics('e2el', 1_100),
};
const SGLANG = {
  backend: 'sglang',
  dataset_name: 'random',
  request_rate: 3,
  max_concurrency: null,
  duration: 12.5,
  completed: 40,
  total_input_tokens: 12_000,
  total_output_tokens: 2_440,
  total_output_tokens_retokenized: 2_440,
  ...statistics('ttft', 200),
  ...statistics('tpot', 15),
  ...statistics('itl', 15),
  ...statistics('e2e_latency', 1_100),
};

function statistics(name: string, ms: number) {
  return {
    [`mean_${name}_ms`]: ms,
    [`median_${name}_ms`]: ms * 0.9,
    [`std_${name}_ms`]: ms * 0.1,
    [`p99_${name}_ms`]: ms * 2,
  };
}

function only(object: object) {
  const [first, ...more] = imported([JSON.stringify(object)]);
  if (first === undefined || more.length > 0) throw new Error('not one run');
  return first.run;
}

const latencyOf = (object: object) => requestsPoint(only(object)).latency;
const warning = (object: object, code: string) =>
  only(object).source.warnings.find((one) => one.code === code)?.message;

describe('a window that is longer than its load (guidellm)', () => {
  const report = readFixture('test/fixtures/guidellm/report-v2.json');
  const duration = (changes: Record<string, unknown>) => {
    const text = Object.entries(changes).reduce(
      (changed, [path, value]) => withValue(changed, `benchmarks.0.${path}`, value),
      report,
    );
    return requestsPoint(imported([text])[0]?.run).durationSec;
  };

  test('ends with its last request, by the times or by the negative cool-down', () => {
    expect(duration({})).toBe(2);
    expect(
      duration({
        duration: 30,
        scheduler_metrics: { measure_end_time: 1_000_030, request_end_time: 1_000_004.5 },
      }),
    ).toBe(4.5);
    expect(duration({ duration: 30, cooldown_duration: -22.25 })).toBe(7.75);
    // Requests that go on after it are no fault of the window.
    expect(duration({ scheduler_metrics: { measure_end_time: 50, request_end_time: 57 } })).toBe(2);
    expect(duration({ cooldown_duration: 5 })).toBe(2);
  });

  test('one that begins after the last request is refused', () => {
    const text = withValue(report, 'benchmarks.0.cooldown_duration', -9);
    expect(() => imported([text])).toThrow(/does not begin after the last request/);
  });
});

describe('a first token that the client never saw', () => {
  const unseen = { ...statistics('ttft', 0), ...statistics('itl', 0) };

  test('TTFT of 0: TPOT holds the prompt and is unknown, whichever client says so', () => {
    for (const file of [SERVE, SGLANG]) {
      const { ttft, tpot, itl, e2e } = latencyOf({ ...file, ...unseen, ...statistics('tpot', 18.3) });
      expect([ttft, tpot, itl]).toEqual([null, null, null]);
      expect(e2e?.meanSec).toBe(1.1);
    }
    expect(warning({ ...SERVE, ...unseen }, 'PROMPT_IN_TPOT')).toMatch(/prompt included/);
    expect(latencyOf(SGLANG).tpot?.meanSec).toBe(0.015);
  });

  test('of single requests: left out of TTFT and TPOT, kept in E2E', () => {
    const run = only({
      ...SERVE,
      ...details([
        [0.2, 3],
        [0, 3],
        [0.4, 3],
      ]),
      latencies: [0.3, 0.5, 0.6],
    });
    const { ttft, tpot, e2e } = requestsPoint(run).latency;
    expect(ttft).toMatchObject({ n: 2, meanSec: expect.closeTo(0.3, 12) });
    expect(tpot?.n).toBe(2);
    expect(e2e?.n).toBe(3);
    expect(codesOf(run)).toContain('FIRST_TOKEN_UNSEEN');
  });
});

/** Arrays of requests with a TTFT and so many tokens, their gaps 40 ms. */
function details(
  requests: readonly (readonly [ttft: number, tokens: number])[],
  first: readonly number[] = [],
) {
  return {
    num_prompts: requests.length,
    completed: requests.length,
    total_input_tokens: requests.length,
    total_output_tokens: requests.reduce((sum, [, tokens]) => sum + tokens, 0),
    input_lens: requests.map(() => 1),
    output_lens: requests.map(([, tokens]) => tokens),
    ttfts: requests.map(([ttft]) => ttft),
    itls: requests.map(([, tokens], i) => [
      ...(first[i] === undefined ? [] : [first[i]]),
      ...Array.from({ length: tokens - 1 }, () => 0.04),
    ]),
  };
}

describe('a list of gaps that begins with the first token', () => {
  test('n gaps for n tokens: the first is taken off, said with how many', () => {
    const run = only({
      ...SERVE,
      ...details(
        [
          [0.3, 5],
          [0.5, 7],
        ],
        [0.3, 0.499],
      ),
    });
    expect(requestsPoint(run).latency.itl).toMatchObject({ n: 10, p99Sec: 0.04, maxSec: 0.04 });
    expect(run.source.warnings.find(({ code }) => code === 'FIRST_TOKEN_IN_GAPS')?.message).toMatch(
      /^2 of 2/,
    );
  });

  test('a stall is a gap, and so is a first one of a list that is short enough', () => {
    const stalled = only({ ...SERVE, ...details([[0.3, 5]], [2]) });
    expect(requestsPoint(stalled).latency.itl?.maxSec).toBe(2);
    const usual = only({
      ...SERVE,
      ...details([
        [0.04, 5],
        [0.04, 5],
      ]),
    });
    expect(requestsPoint(usual).latency.itl?.n).toBe(8);
    expect(codesOf(usual)).not.toContain('FIRST_TOKEN_IN_GAPS');
  });
});

describe('a percentile of 0 beside a mean above 0', () => {
  test.each([
    ['ttft', { median_ttft_ms: 0 }],
    ['tpot', { median_tpot_ms: 0, p90_tpot_ms: 0 }],
    ['e2e', { p50_e2el_ms: 0, median_e2el_ms: undefined }],
  ] as const)('%s is unknown, and the others stay', (metric, changes) => {
    const latency = latencyOf({ ...SERVE, ...changes });
    expect(latency[metric]).toBeNull();
    expect(Object.values(latency).filter((one) => one === null)).toHaveLength(1);
    expect(warning({ ...SERVE, ...changes }, 'ZERO_PERCENTILE')).toContain(metric);
  });

  test('in statistics with units: a median of 0 is unknown, a least value of 0 is said', () => {
    const text = readFixture('test/fixtures/aiperf/profile-2025.json');
    const { p50: _p50, ...metric } =
      (JSON.parse(text) as Record<string, Record<string, unknown>>)['time_to_first_token'] ?? {};
    const of = (changes: object) =>
      imported([withValue(text, 'time_to_first_token', { ...metric, ...changes })])[0]?.run;
    expect(requestsPoint(of({ p50: 0 })).latency.ttft).toBeNull();
    const least = of({ min: 0 });
    expect(requestsPoint(least).latency.ttft?.minSec).toBeNull();
    expect(codesOf(least)).toContain('INCLUDES_EMPTY');
  });
});

describe('gaps of chunks in a file without single gaps', () => {
  test('a mean gap far above the time a token is said, with how many tokens a gap has', () => {
    const chunked = { ...SERVE, ...statistics('itl', 45) };
    expect(warning(chunked, 'CHUNKED_STREAM')).toMatch(
      /45 ms on average and a token 15 ms, 3\.00 tokens a gap/,
    );
    expect(warning({ ...SGLANG, ...statistics('itl', 45) }, 'CHUNKED_STREAM')).toMatch(/3\.00 tokens/);
    expect(codesOf(only(SERVE))).not.toContain('CHUNKED_STREAM');
  });

  test('by TPOT where the file has no E2E, with room for means over other things', () => {
    const noE2e = { ...SERVE, mean_e2el_ms: undefined };
    expect(codesOf(only({ ...noE2e, ...statistics('itl', 17) }))).not.toContain('CHUNKED_STREAM');
    expect(codesOf(only({ ...noE2e, ...statistics('itl', 24) }))).toContain('CHUNKED_STREAM');
  });

  test("SGLang's division by the tokens of a chunk is named as an estimate", () => {
    expect(warning({ ...SGLANG, accept_length: 2.75 }, 'ITL_ESTIMATED')).toContain('2.75');
    expect(codesOf(only({ ...SGLANG, accept_length: 1 }))).not.toContain('ITL_ESTIMATED');
  });
});

describe('one statistic that is NaN', () => {
  test('is unknown and named; everything else stays', () => {
    const text = JSON.stringify(SERVE).replace('"mean_itl_ms":15', '"mean_itl_ms":NaN');
    const run = imported([text])[0]?.run;
    expect(requestsPoint(run).latency.itl).toMatchObject({ meanSec: null, p50Sec: 0.0135 });
    expect(requestsPoint(run).latency.ttft?.meanSec).toBe(0.2);
    expect(run?.source.warnings.find(({ code }) => code === 'NO_FIGURE')).toMatchObject({
      message: expect.stringContaining('mean_itl_ms'),
      path: 'points[0].latency.itl.meanSec',
    });
  });

  test('in single requests leaves the statistics of the tool', () => {
    const text = JSON.stringify({
      ...SERVE,
      ...details([
        [0.3, 5],
        [0.5, 7],
      ]),
    }).replace('[0.3,', '[NaN,');
    const run = imported([text])[0]?.run;
    expect(run?.source.variant).toBe('aggregate');
    expect(requestsPoint(run).latency.ttft).toMatchObject({ meanSec: 0.2, origin: 'reported' });
  });
});

describe("SGLang's word on its server", () => {
  const info = {
    model_path: '/data/models/models--acme--Some-Model-7B/snapshots/0a1b',
    served_model_name: 'chat',
    tp_size: 4,
    pp_size: 2,
    dp_size: 1,
    dtype: 'bfloat16',
    quantization: null,
    kv_cache_dtype: 'auto',
    disable_radix_cache: true,
    context_length: 16_384,
    speculative_algorithm: 'EAGLE3',
    speculative_draft_model_path: 'acme/draft',
    speculative_num_steps: 3,
    speculative_eagle_topk: 1,
    version: '0.5.9',
    api_key: 'SECRET',
  };

  test('model, split, formats, version, cache and drafts are read', () => {
    const run = only({ ...SGLANG, server_info: info, accept_length: 2.5 });
    expect(run.model.servedName).toBe('acme/Some-Model-7B');
    expect(run.system).toMatchObject({
      framework: 'sglang',
      frameworkVersion: '0.5.9',
      tensorParallel: 4,
      pipelineParallel: 2,
      maxContextTokens: 16_384,
      chips: null,
    });
    expect(run.precision).toEqual({ weights: null, activations: 'bf16', kv: null });
    expect(run.techniques).toEqual({
      prefixCache: 'off',
      prefixCacheHitRate: null,
      speculative: { method: 'eagle3', draftModel: 'acme/draft', draftTokens: 3, meanAcceptedTokens: 2.5 },
    });
    expect(JSON.stringify(run)).not.toContain('SECRET');
    expect(run.source.unknownKeys).toEqual([]);
  });

  test('quantised weights by their own word, and what no word of ours is stays unknown and is said', () => {
    const precision = (quantization: string) =>
      only({ ...SGLANG, server_info: { ...info, quantization, kv_cache_dtype: 'fp8_e5m2' } }).precision;
    expect(precision('modelopt_fp4')).toEqual({ weights: 'nvfp4', activations: 'nvfp4', kv: 'fp8' });
    expect(precision('awq')).toMatchObject({ weights: 'int4', activations: 'bf16' });
    const other = { ...SGLANG, server_info: { ...info, quantization: 'new_format' } };
    expect(only(other).precision.weights).toBeNull();
    expect(warning(other, 'PRECISION_UNKNOWN')).toContain('new_format');
  });

  test('a router over pools: the model is read, sizes and layout are hints', () => {
    const run = only({
      ...SGLANG,
      server_info: { prefill: [info, info], decode: [{ ...info, tp_size: 8 }], internal_states: [{}] },
    });
    expect(run.system).toMatchObject({ tensorParallel: null, frameworkVersion: '0.5.9' });
    expect(run.model.servedName).toBe('acme/Some-Model-7B');
    expect(run.source.hints).toContainEqual({
      path: 'system.layout',
      key: 'server_info.prefill',
      value: '2 × prefill: tp 4, tp 4',
    });
    expect(codesOf(run)).toContain('POOLS');
  });
});

describe('a prefix cache that the file counts', () => {
  test.each([
    [
      'vLLM, counters of the server',
      { ...SERVE, prefix_cache_queries: 12_000, prefix_cache_hits: 3_000 },
      0.25,
    ],
    ['vLLM, usage of the answers', { ...SERVE, total_cached_tokens: 6_000 }, 0.5],
    ['SGLang', { ...SGLANG, total_cached_tokens: 9_000 }, 0.75],
    ['more hits than prompts, which says nothing', { ...SERVE, total_cached_tokens: 12_001 }, null],
    ['no word', SERVE, null],
  ])('%s', (_name, file, rate) => {
    expect(only(file).techniques.prefixCacheHitRate).toBe(rate);
  });

  test('prompts drawn at random that hit it are said: they were sent before', () => {
    expect(warning({ ...SGLANG, total_cached_tokens: 9_000 }, 'WARM_CACHE')).toMatch(/75 % of their tokens/);
    const shared = { ...SGLANG, dataset_name: 'generated-shared-prefix', total_cached_tokens: 9_000 };
    expect(codesOf(only(shared))).not.toContain('WARM_CACHE');
    expect(codesOf(only({ ...SGLANG, total_cached_tokens: 60 }))).not.toContain('WARM_CACHE');
  });

  test('aiperf, by the usage that the server reports', () => {
    const text = readFixture('test/fixtures/aiperf/profile-2025.json');
    const counter = (avg: number) => ({ unit: 'tokens', avg });
    const object: unknown = Object.assign(JSON.parse(text) as object, {
      total_usage_prompt_tokens: counter(4_000),
      total_usage_prompt_cache_read_tokens: counter(1_000),
    });
    expect(imported([JSON.stringify(object)])[0]?.run.techniques.prefixCacheHitRate).toBe(0.25);
    expect(runOfFixture('aiperf/profile-2025.json').techniques.prefixCacheHitRate).toBeNull();
  });
});

describe('answer tokens that the client did not see', () => {
  test('are said where the server counted more of them', () => {
    expect(warning({ ...SGLANG, total_output_tokens_retokenized: 1_800 }, 'TOKENS_DIFFER')).toMatch(
      /2440 .* 1800 \(reasoning/,
    );
    expect(codesOf(only({ ...SGLANG, total_output_tokens_retokenized: 2_420 }))).not.toContain(
      'TOKENS_DIFFER',
    );
    const object = JSON.parse(readFixture('test/fixtures/aiperf/profile-2026.json')) as Record<
      string,
      { avg?: number }
    >; // our own fixture
    const seen = object['total_osl']?.avg ?? 0;
    const of = (avg: number) =>
      codesOf(
        imported([JSON.stringify({ ...object, total_usage_completion_tokens: { unit: 'tokens', avg } })])[0]
          ?.run,
      );
    expect(seen).toBeGreaterThan(0);
    expect(of(seen * 1.5)).toContain('TOKENS_DIFFER');
    expect(of(seen)).not.toContain('TOKENS_DIFFER');
  });
});
