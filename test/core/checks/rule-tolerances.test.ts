import { EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { RuleId } from '@inferbench/domain/errors/finding';
import type { RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { expect, test } from 'vitest';
import { cleanRun, cleanWith } from '../../testkit/clean-run.ts';
import { constructed } from '../../testkit/constructed-run.ts';
import { exampleRun, firstPoint } from '../../testkit/fixture.ts';

const point = firstPoint(cleanRun());
const e2eSec = point.latency.e2e?.meanSec ?? Number.NaN;
const ttftSec = point.latency.ttft?.meanSec ?? Number.NaN;
const inFlight = (point.counts.completed * e2eSec) / point.durationSec;

const rates = (share: number) =>
  cleanWith(({ counts, durationSec }) => ({
    toolRates: { requestsPerSec: (counts.completed / durationSec) * share, outputTokensPerSec: null },
  }));
const limited = (limit: number, inFlightThere: number) =>
  cleanWith(({ load, durationSec }) => ({
    load: { ...load, concurrencyLimit: limit },
    durationSec: (durationSec * inFlight) / inFlightThere,
    toolRates: null,
  }));
const metered = (energyJoules: number, windowSec: number) =>
  cleanWith(() => ({ power: { boundary: 'device_sensor', averageWatts: 500, energyJoules, windowSec } }));
const watts = (averageWatts: number, boundary: 'device_sensor' | 'wall') =>
  constructed({
    chip: 'nvidia-h200-sxm-141gb',
    model: 'llama-3-8b',
    point: { tpotSec: 0.02, power: { boundary, averageWatts, energyJoules: null, windowSec: null } },
  });
const wattsOfA10 = (averageWatts: number) =>
  constructed({
    chip: 'nvidia-a10',
    model: 'llama-3-8b',
    point: {
      tpotSec: 0.1,
      power: { boundary: 'device_sensor', averageWatts, energyJoules: null, windowSec: null },
    },
  });
const exampleAt = (averageWatts: number): Run => {
  const run = exampleRun();
  const example = firstPoint(run);
  return {
    ...run,
    points: [{ ...example, power: example.power === null ? null : { ...example.power, averageWatts } }],
  };
};
/** An 8B under a load of so many, as a publication states it: 1,024 prompt and 1,024 answer tokens. */
const published = (batch: number, tokensPerSec: number, change: Partial<SummaryPoint> = {}): Run =>
  constructed({
    model: 'llama-3-8b',
    point: {
      phase: 'SERVING',
      batchBasis: 'DECLARED',
      batch,
      inputTokens: 1024,
      outputTokens: 1024,
      contextTokens: null,
      outputTokensPerSec: tokensPerSec,
      tpotSec: 0.1,
      reported: {
        sourceGrade: 'B',
        rows: [{ id: 'm0001', metric: 'tpot_ms', value: 100, statistic: null, section: null }],
        notes: null,
      },
      ...change,
    },
  });
/** First tokens after 7.7 s and 1,023 steps of 0.1 s: 110 s a request. */
const withFirstToken = {
  latency: { ttft: { ...EMPTY_DISTRIBUTION, p50Sec: 7.7 }, tpot: null, itl: null, e2e: null },
};
const covered = (coverage: number) =>
  cleanWith(({ power }) => ({ power: power === null ? null : { ...power, coverage } }));
const longest = (share: number) =>
  cleanWith(({ latency, durationSec }) => ({
    latency: {
      ...latency,
      e2e: latency.e2e === null ? null : { ...latency.e2e, maxSec: durationSec * share },
    },
  }));
const lasting = (durationSec: number) => cleanWith(() => ({ durationSec, toolRates: null }));
const counted = (completed: number, durationSec = 100) =>
  cleanWith(({ counts }) => ({
    durationSec,
    toolRates: null,
    counts: { ...counts, issued: completed, completed },
  }));
const steady = (answersPerClient: number) =>
  cleanWith(({ counts, durationSec }) => ({
    steady: {
      fromSec: 0,
      toSec: durationSec,
      outputTokensPerSec: counts.outputTokens / durationSec,
      answersPerClient,
      backlogRequests: null,
    },
  }));
const context = (maxContextTokens: number) =>
  cleanWith(() => ({}), { system: { ...cleanRun().system, maxContextTokens } });
const ACCEPTED = 'techniques.speculative.meanAcceptedTokens';
const counter = { path: ACCEPTED, key: 'accept_length', originalValue: 5, originalUnit: 'tokens' };
const speculating = (draftTokens: number, meanAcceptedTokens: number, isCounted = true) =>
  cleanWith(() => ({}), {
    source: { ...cleanRun().source, fields: isCounted ? [counter] : [] },
    techniques: {
      ...cleanRun().techniques,
      speculative: { method: 'mtp', draftModel: null, draftTokens, meanAcceptedTokens },
    },
  });
const quality = (score: number) =>
  cleanWith(() => ({}), {
    precision: {
      weights: 'fp8',
      activations: 'fp8',
      kv: 'bf16',
      quality: { benchmark: 'MMLU', score, referenceScore: 100 },
    },
  });

/** Single requests: 100 of 11 tokens, TTFT 0.1 s, TPOT 0.01 s, E2E 0.2 s. */
function listed(change: { tokens?: number; e2eSec?: number; meanTtftSec?: number; given?: number }): Run {
  const { tokens = 1100, e2eSec: end = 0.2, meanTtftSec = 0.1, given = 100 } = change;
  const many = (value: number) => Array.from({ length: given }, () => value);
  const all = (meanSec: number): RequestsPoint['latency']['ttft'] => ({
    ...EMPTY_DISTRIBUTION,
    n: given,
    meanSec,
    origin: 'recomputed',
  });
  return cleanWith(
    ({ counts }) => ({
      counts: { ...counts, issued: 100, completed: 100, outputTokens: tokens },
      toolRates: null,
      samples: { ttftSec: many(0.1), tpotSec: many(0.01), e2eSec: many(end) },
      latency: { ttft: all(meanTtftSec), tpot: null, itl: null, e2e: null },
    }),
    { source: { ...cleanRun().source, fields: [] } },
  );
}

/** A value just within each tolerance of docs/rules.md#the-catalogue, and one just beyond it. */
const TOLERANCES: readonly (readonly [RuleId, string, within: Run, beyond: Run])[] = [
  ['ACC-RATE', '1 %', rates(1.009), rates(1.011)],
  [
    'ACC-RATE',
    'the last digits of a sum',
    listed({ meanTtftSec: 0.100_000_05 }),
    listed({ meanTtftSec: 0.1001 }),
  ],
  [
    'ACC-LATENCY',
    '5 % of the tokens that requests imply',
    listed({ tokens: 1150 }),
    listed({ tokens: 1160 }),
  ],
  ['ACC-LATENCY', 'E2E of a request from its TTFT on', listed({ e2eSec: 0.2 }), listed({ e2eSec: 0.099 })],
  ['ACC-EMPTY', 'an answer to every completed request', listed({}), listed({ given: 99 })],
  ['ACC-LITTLE', '15 % below the concurrency', limited(16, 13.7), limited(16, 13.5)],
  ['ACC-LITTLE', '2 % of clock above a limit', limited(16, 16.3), limited(16, 16.4)],
  // 1,600 tokens/s × 0.1 s = 160 are answered at once.
  ['ACC-LITTLE', 'published: 1.5 times what was in flight', published(107, 1600), published(106, 1600)],
  [
    'ACC-LITTLE',
    'published: first tokens included, 1,024 tokens/s ÷ 1,024 × 110 s = 110',
    published(74, 1024, withFirstToken),
    published(73, 1024, withFirstToken),
  ],
  // 85.9 GB − 16.1 GB of weights hold 693 times 1,536 tokens of 65,536 B, in 8 bits.
  ['PHYS-CAPACITY', 'published: 693 answered at once', published(900, 6900), published(900, 6960)],
  [
    'PHYS-CAPACITY',
    'replays share their beginnings',
    published(900, 6960, { scenario: 'AGENTIC' }),
    published(900, 6960),
  ],
  ['ACC-WINDOW', '2 % of clock beyond the run', longest(1.019), longest(1.021)],
  ['ACC-ENERGY', '2 % of power × window', metered(500 * 200 * 1.019, 200), metered(500 * 200 * 1.021, 200)],
  [
    'ACC-ENERGY',
    '2 % of the window',
    metered(500 * point.durationSec * 0.985, point.durationSec * 0.985),
    metered(500 * point.durationSec * 0.975, point.durationSec * 0.975),
  ],
  ['STAT-DURATION', '600 s', lasting(600), lasting(599)],
  ['STAT-SMOKE', '50 requests', counted(50), counted(49)],
  ['STAT-SMOKE', '30 s', counted(50, 30), counted(50, 29.9)],
  ['STAT-SMOKE', '5 answers a client', steady(5), steady(4.9)],
  // A prompt of 1,024 at peak and 511 reads of the weights: 14.8 ms + 511 × 4.48 ms = 2.304 s.
  ['PHYS-SERVING', '512 requests of 2.304 s, 16 at a time: 73.7 s', lasting(74), lasting(73.5)],
  ['PHYS-POWER', 'the limit of the chip', watts(700, 'device_sensor'), watts(702, 'device_sensor')],
  ['PHYS-POWER', 'the limit and a host of 217 W', watts(917, 'wall'), watts(919, 'wall')],
  ['PHYS-POWER', 'the 77 W of an idle chip', watts(77, 'device_sensor'), watts(76, 'device_sensor')],
  // A quarter of a host, 54.25 W, is in every reading at the wall.
  ['PHYS-POWER', 'idle and a quarter of its host', watts(131.25, 'wall'), watts(131, 'wall')],
  // 60 % of the 17,377 J of a measured H100 in 38.26 s.
  ['PHYS-POWER', '60 % of the expected energy', exampleAt(285), exampleAt(284)],
  ['PHYS-POWER', 'a tenth of the limit, 15 W of 150 W', wattsOfA10(15), wattsOfA10(14.9)],
  ['ACC-ENERGY', '95 % of the window read', covered(0.95), covered(0.949)],
  ['TECH-CONTEXT', 'twice the tested 1,536 tokens', context(3072), context(3071)],
  ['TECH-SPECULATIVE', 'more than 6 without a counter', speculating(9, 8), speculating(9, 8, false)],
  ['TECH-SPECULATIVE', 'one token more than drafted', speculating(4, 5), speculating(4, 5.01)],
  [
    'SCHEMA-DATE',
    'the year before its chip, 2022',
    cleanWith(() => ({}), { startedAt: '2021-01-01T00:00:00Z' }),
    cleanWith(() => ({}), { startedAt: '2020-12-31T23:59:59Z' }),
  ],
  ['QUAL-ACCURACY', '99 % of the reference', quality(99), quality(98.9)],
];

const rulesOf = (run: Run) => evaluateRun(run, catalogue).findings.map(({ rule }) => rule);

test.each(TOLERANCES)('%s: %s', (rule, _, within, beyond) => {
  expect(rulesOf(within)).not.toContain(rule);
  expect(rulesOf(beyond)).toContain(rule);
});

test('ACC-RATE compares what a tool printed with its own requests, in its own digits, only where it defines them as we do', () => {
  const printed = (originalValue: number, tool: string) => {
    const run = listed({});
    const field = {
      path: 'points[0].latency.ttft.meanSec',
      key: 'mean_ttft_ms',
      originalValue,
      originalUnit: 'ms',
    };
    return rulesOf({ ...run, source: { ...run.source, tool, fields: [field] } });
  };
  expect(printed(100, 'vllm-bench-serve')).not.toContain('ACC-RATE');
  expect(printed(100.4, 'vllm-bench-serve')).toContain('ACC-RATE');
  expect(printed(100.04, 'vllm-bench-serve')).toContain('ACC-RATE');
  expect(printed(150, 'another-tool')).not.toContain('ACC-RATE');
});

test('TECH-CACHE flags a first token that comes before the prompt can be computed, at most the declared share of it', () => {
  const at = (meanSec: number, techniques: Partial<Run['techniques']>) =>
    evaluateRun(
      cleanWith(
        ({ latency }) => ({
          latency: { ...latency, ttft: latency.ttft && { ...latency.ttft, minSec: null, meanSec } },
        }),
        { techniques: { speculative: null, prefixCacheHitRate: null, ...techniques } },
      ),
      catalogue,
    ).findings.flatMap(({ rule, severity }) => (rule === 'TECH-CACHE' ? [severity] : []));
  // 1,024 tokens take 14.7 ms of 989 TFLOP/s.
  expect(at(0.014, {})).toEqual(['flag']);
  expect(at(0.015, {})).toEqual(['warn']);
  expect(at(0.015, { prefixCache: 'off' })).toEqual([]);
  expect(at(0.015, { prefixCache: 'on' })).toEqual(['warn']);
  expect(at(0.008, { prefixCacheHitRate: 0.5 })).toEqual([]);
  expect(at(0.007, { prefixCacheHitRate: 0.5 })).toEqual(['flag']);
  expect(at(ttftSec, { prefixCacheHitRate: 0 })).toEqual([]);
});

test('DUP-POINT refuses a point that stands twice in a run: a copy is no replicate', () => {
  const run = cleanRun();
  const twice = evaluateRun({ ...run, points: [...run.points, ...run.points] }, catalogue);
  expect(twice.verdict).toBe('REJECTED');
  expect(twice.findings.filter(({ rule }) => rule === 'DUP-POINT')).toMatchObject([
    { path: 'points[1]', value: 'points[0] of the same run' },
  ]);
});
