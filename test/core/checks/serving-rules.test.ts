import { catalogue } from '@inferbench/catalogue/catalogue';
import { EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import type { RuleId } from '@inferbench/domain/errors/finding';
import type { RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { describe, expect, test } from 'vitest';
import { LLAMA_3_8B } from '../../oracle/shapes.ts';
import { cleanRun } from '../../testkit/clean-run.ts';
import { constructed } from '../../testkit/constructed-run.ts';
import { firstPoint } from '../../testkit/fixture.ts';

const found = (run: Run, rule: RuleId) =>
  evaluateRun(run, catalogue).findings.filter((finding) => finding.rule === rule);

const PEAK = 989.4e12;
const BANDWIDTH = 3.35e12;

/** Sums by hand: a prompt computed at peak, and a step that reads the weights and the cache of one sequence. */
const promptSec = (tokens: number) =>
  (tokens * LLAMA_3_8B.linear + ((tokens * (tokens + 1)) / 2) * LLAMA_3_8B.promptPair + LLAMA_3_8B.head) /
  PEAK;
const stepSec = (context: number) => (2 * (LLAMA_3_8B.alwaysRead + context * LLAMA_3_8B.cached)) / BANDWIDTH;

/** Llama 3 8B on one H100, lengths drawn from 80 to 100 % of 1,024 and 512, 16 in flight. */
function served(
  latency: { ttftP50Sec?: number; e2eP50Sec?: number; tpotP50Sec?: number },
  change: Partial<SummaryPoint> = {},
  techniques: Partial<Run['techniques']> = {},
): Run {
  const of = (p50Sec: number | undefined) =>
    p50Sec === undefined ? null : { ...EMPTY_DISTRIBUTION, p50Sec };
  return constructed({
    model: 'llama-3-8b',
    techniques,
    point: {
      phase: 'SERVING',
      batch: 16,
      batchBasis: 'DECLARED',
      contextTokens: null,
      inputTokens: 921.6,
      outputTokens: 460.8,
      nominal: { inputTokens: 1024, outputTokens: 512, lowShare: 0.8, highShare: 1 },
      latency: {
        ttft: of(latency.ttftP50Sec),
        tpot: of(latency.tpotP50Sec),
        itl: null,
        e2e: of(latency.e2eP50Sec),
      },
      ...change,
    },
  });
}

const eagle = (meanAcceptedTokens: number | null) => ({
  speculative: { method: 'eagle', draftModel: 'EAGLE3', draftTokens: 3, meanAcceptedTokens },
});

describe('PHYS-SERVING', () => {
  const rule = 'PHYS-SERVING';

  test('the median TTFT is at least the shortest prompt of the load, 819 tokens, at peak', () => {
    const least = promptSec(819);
    expect(least).toBeCloseTo(0.01173, 4);
    expect(found(served({ ttftP50Sec: least * 1.002 }), rule)).toEqual([]);
    expect(found(served({ ttftP50Sec: least * 0.99 }), rule)).toMatchObject([
      { severity: 'flag', path: 'points[0].latency.ttft.p50Sec', value: '11.62 ms' },
    ]);
  });

  test('half of the requests may have had all the hits of a cache: of 30 %, 60 % of a prompt', () => {
    const cached = { prefixCacheHitRate: 0.3 };
    // Below the read of the weights once no first token comes.
    const least = Math.max(promptSec(819 * 0.4), stepSec(1));
    expect(found(served({ ttftP50Sec: least * 1.01 }, {}, cached), rule)).toEqual([]);
    expect(found(served({ ttftP50Sec: least * 0.98 }, {}, cached), rule)).toHaveLength(1);
    expect(found(served({ ttftP50Sec: 0.005 }, {}, { prefixCache: 'on' }), rule)).toEqual([]);
    expect(found(served({ ttftP50Sec: 0.004 }, {}, { prefixCache: 'on' }), rule)).toHaveLength(1);
  });

  test('E2E is at least the prompt and 408 steps of one sequence, by the tokens that a step yields', () => {
    const least = promptSec(819) + 408 * stepSec(819 + 409 / 2);
    expect(least).toBeCloseTo(1.856, 2);
    expect(found(served({ e2eP50Sec: least * 1.002 }), rule)).toEqual([]);
    expect(found(served({ e2eP50Sec: least * 0.99 }), rule)).toMatchObject([
      { path: 'points[0].latency.e2e.p50Sec', expected: expect.stringMatching(/^at least 185\d\.\d\d ms$/) },
    ]);
    // 2 tokens a step on average: half of the requests may have had 1 + 1 ÷ 0.5 = 3 of at most 4.
    const drafted = promptSec(819) + (408 * stepSec(819 + 409 / 2)) / 3;
    expect(found(served({ e2eP50Sec: drafted * 1.002 }, {}, eagle(2)), rule)).toEqual([]);
    expect(found(served({ e2eP50Sec: drafted * 0.99 }, {}, eagle(2)), rule)).toHaveLength(1);
    expect(found(served({ e2eP50Sec: 0.1 }, {}, eagle(null)), rule)).toEqual([]);
  });

  test('so many requests at a time take as many rounds: of 16 in flight at most 16 ÷ E2E alone a second', () => {
    const alone = promptSec(921.6) + 459.8 * stepSec(1);
    const most = (16 / alone) * 460.8;
    const at = (outputTokensPerSec: number) => served({}, { outputTokensPerSec, nominal: undefined });
    expect(found(at(most * 0.99), rule)).toEqual([]);
    expect(found(at(most * 1.01), rule)).toMatchObject([{ path: 'points[0]' }]);
    expect(found(served({}, { outputTokensPerSec: most * 1.01, inputTokens: null }), rule)).toEqual([]);
  });

  test('percentiles of lengths whose spread nobody stated are not judged, nor are static batches', () => {
    const fast = { ttftP50Sec: 0.001, e2eP50Sec: 0.01 };
    expect(found(served(fast, { nominal: undefined }), rule)).toEqual([]);
    expect(found(served(fast, { phase: 'GENERATE' }), rule)).toEqual([]);
  });
});

describe('STAT-LOAD', () => {
  const rule = 'STAT-LOAD';
  const { samples: _, ...point } = firstPoint(cleanRun());
  const at = (
    concurrencyLimit: number,
    p50Sec: number,
    change: Partial<RequestsPoint> = {},
  ): RequestsPoint => ({
    ...point,
    load: { ...point.load, mode: 'burst', concurrencyLimit },
    latency: { ttft: { ...EMPTY_DISTRIBUTION, n: 512, p50Sec }, tpot: null, itl: null, e2e: null },
    ...change,
  });
  const of = (...points: RequestsPoint[]) => found({ ...cleanRun(), points }, rule);

  test('a median that falls by more than both intervals of 5 %, and not one that falls by less or rises', () => {
    // 200 ms + 5 % = 210; 221 ms − 5 % = 209.95; 222 ms − 5 % = 210.9.
    expect(of(at(16, 0.2), at(8, 0.221))).toEqual([]);
    expect(of(at(16, 0.2), at(8, 0.222))).toMatchObject([
      { severity: 'warn', path: 'points[0].latency.ttft.p50Sec', expected: 'at least 211 ms' },
    ]);
    expect(of(at(8, 0.2), at(16, 0.4))).toEqual([]);
  });

  test('only the next lower load counts, and every try of it', () => {
    expect(of(at(16, 0.2), at(8, 0.2), at(4, 0.5)).map(({ path }) => path)).toEqual([
      'points[1].latency.ttft.p50Sec',
    ]);
    expect(of(at(16, 0.2), at(8, 0.3), at(8, 0.205))).toEqual([]);
  });

  test('other lengths, another mode, a rate, or too few samples are no such pair', () => {
    const halved = { ...point.counts, inputTokens: (point.counts.inputTokens ?? 0) / 2 };
    expect(of(at(16, 0.2), at(8, 0.4, { counts: halved }))).toEqual([]);
    const closed = { ...point.load, mode: 'closed' as const, concurrencyLimit: 8 };
    expect(of(at(16, 0.2), at(8, 0.4, { load: closed }))).toEqual([]);
    const rate = { ...point.load, mode: 'burst' as const, concurrencyLimit: 8, requestRatePerSec: 1 };
    expect(of(at(16, 0.2), at(8, 0.4, { load: rate }))).toEqual([]);
    const few = { ttft: { ...EMPTY_DISTRIBUTION, n: 9, p50Sec: 0.4 }, tpot: null, itl: null, e2e: null };
    expect(of(at(16, 0.2), at(8, 0.4, { latency: few }))).toEqual([]);
  });
});

describe('PHYS-ATTAINABLE of percentiles', () => {
  const percentiles = (run: Run) =>
    found(run, 'PHYS-ATTAINABLE').filter(({ path }) => path.includes('latency'));

  test('a TTFT or a TPOT far below what the best stack reaches under a burst of the clients is a flag that says what explains it', () => {
    // Below the bounds themselves: 11.7 ms of prompt, 4.5 ms of step.
    expect(percentiles(served({ ttftP50Sec: 0.0005 }))).toMatchObject([
      {
        severity: 'flag',
        path: 'points[0].latency.ttft.p50Sec',
        fix: expect.stringMatching(/prefix cache .* shorter .* warm/),
      },
    ]);
    expect(percentiles(served({ tpotP50Sec: 0.001 }))).toMatchObject([
      {
        path: 'points[0].latency.tpot.p50Sec',
        fix: expect.stringMatching(/drafted .* prefix cache .* shorter/),
      },
    ]);
    expect(percentiles(served({ ttftP50Sec: 0.05, tpotP50Sec: 0.007 }))).toEqual([]);
  });

  test('it is silent where clients, lengths or techniques are not stated', () => {
    const fast = { ttftP50Sec: 0.0005, tpotP50Sec: 0.001 };
    expect(percentiles(served(fast, { batchBasis: 'ACHIEVED' }))).toEqual([]);
    expect(percentiles(served(fast, { nominal: undefined, inputTokens: null }))).toEqual([]);
    expect(percentiles(served(fast, {}, { prefixCache: 'on' }))).toEqual([]);
    expect(percentiles(served(fast, {}, eagle(2)))).toEqual([]);
  });
});
