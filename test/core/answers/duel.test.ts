import { catalogue } from '@inferbench/catalogue/catalogue';
import { duelChart } from '@inferbench/answers/duel/duel';
import { verdictOf as ofRuns } from '@inferbench/answers/verdict/of-points';
import { MAX_FINDING_LENGTH } from '@inferbench/domain/terms/chart-head';
import { EqualBy } from '@inferbench/domain/tradeoff/chip-crossover';
import { DuelMetric, DuelRequest } from '@inferbench/answers/duel/request';
import { DuelChart } from '@inferbench/answers/duel/shape';
import { independentRatio } from '@inferbench/domain/terms/interval-ratio';
import { fc, test as law } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { publishedPoint } from '../analyses/published-point.ts';
import { lawCount } from '../../testkit/law-scale.ts';

const B200 = 'nvidia-b200-sxm-180gb';
const H100 = 'nvidia-h100-sxm5-80gb';
const MI355X = 'amd-mi355x';

const verdictOfRuns = (input: Parameters<typeof ofRuns>[0]) =>
  ofRuns(input, { slug: 'llama-3.1-8b', name: 'Llama 3.1 8B' });

function duel(request: object): DuelChart {
  const input = { request: DuelRequest.parse(request), published: [], date: null, catalogue };
  const found = duelChart(input);
  if (!found.ok) throw found.error;
  return found.value;
}

test('the error of a ratio by hand: two bars of 20 % are 1.29 either way, not 1.44', () => {
  const ten = { value: 10, low: 10 / 1.2, high: 10 * 1.2 };
  const found = independentRatio({ value: 20, low: 20 / 1.2, high: 20 * 1.2 }, ten);
  expect(found?.value).toBe(2);
  expect((found?.high ?? 0) / 2).toBeCloseTo(Math.exp(Math.SQRT2 * Math.log(1.2)), 12);
  expect(2 / (found?.low ?? 0)).toBeCloseTo(1.294, 3);
  expect(independentRatio(ten, { value: 1, low: 0, high: 2 })).toBeNull();
});

describe('two chips over context', () => {
  const found = duel({ chips: [B200, MI355X], model: 'deepseek-r1' });

  test('the answer is one of its schema and says where it ends', () => {
    expect(DuelChart.safeParse(found).error).toBeUndefined();
    const [ratio] = found.ratios;
    expect(ratio?.ends).toMatchObject({ chip: B200, why: 'B200: memory full' });
    expect(ratio?.samples.at(-1)?.context).toBe(ratio?.ends?.context);
    expect(found.head.slice).toContain('DeepSeek R1, FP8, 64 users. 8 chips each.');
    expect(found.head.notes.join(' ')).toMatch(/^Tokens\/s per user of MI355X ÷ B200: [\d.]+ at 128 tokens/);
  });

  test('a ratio is that of both curves: b ÷ a of speed', () => {
    const back = duel({ chips: [MI355X, B200], model: 'deepseek-r1' });
    expect(back.ratios[0]?.samples.length).toBe(found.ratios[0]?.samples.length);
    back.ratios[0]?.samples.forEach(({ ratio, low, high }, i) => {
      const there = found.ratios[0]?.samples[i];
      expect(ratio * (there?.ratio ?? 0)).toBeCloseTo(1, 9);
      expect(low * (there?.high ?? 0)).toBeCloseTo(1, 9);
      expect(high * (there?.low ?? 0)).toBeCloseTo(1, 9);
    });
    expect(back.verdict).toMatchObject({ kind: found.verdict.kind, leader: found.verdict.leader });
  });

  test('what cannot be asked for says why, and everything else is answered', () => {
    const disabled = found.choices.metrics.find(({ metric }) => metric === 'PRICE')?.disabled;
    expect(disabled).toBe('MI355X has no on-demand price');
    const { metrics, footings } = found.choices;
    const offered = <T extends { disabled: string | null }>(all: readonly T[]) =>
      all.filter((each) => each.disabled === null);
    const asked = [
      ...offered(metrics).map(({ metric }) => ({ metric })),
      ...offered(footings).map(({ equal }) => ({ equal })),
    ];
    for (const each of asked)
      expect(duel({ chips: [B200, MI355X], model: 'deepseek-r1', ...each }).ratios).toHaveLength(1);
  });
});

test('the model ends a ratio as memory does: beyond it the shapes are the same, the model is not', () => {
  const [ratio] = duel({ chips: [H100, B200], model: 'llama-3-70b', users: 1, chipsEach: 8 }).ratios;
  expect(ratio?.ends).toEqual({ context: 8192, chip: null, why: 'Llama 3 70B ends at 8K' });
});

test('families with few public runs have their ratio too, in a wide band', () => {
  const found = duel({ chips: [H100, 'google-tpu-v5p', 'groq-lpu-v1'], model: 'llama-3-70b', users: 1 });
  expect(found.calibrated).toBe(false);
  expect(found.verdict).toEqual({
    kind: 'NONE',
    leader: null,
    text: 'H100, TPU v5p and LPU v1: tokens/s per user over context, simulated',
  });
  for (const { samples } of found.ratios)
    expect((samples[0]?.high ?? 0) / (samples[0]?.low ?? 1)).toBeGreaterThan(3);
  expect(found.ratios.map(({ a, b }) => [a.chips, b.chips])).toEqual([
    [512, 512],
    [512, 512],
  ]);
});

test('the first of three that both others lead is not tied with them', () => {
  const found = duel({ chips: [H100, B200, 'nvidia-b300-sxm'], model: 'llama-3.1-8b' });
  expect(found.verdict).toEqual({
    kind: 'MIXED',
    leader: null,
    text: 'Simulated, against H100: B200 and B300 lead',
  });
});

test('where formats differ by chip, that is said', () => {
  const found = duel({ chips: ['nvidia-a100-sxm4-80gb', H100], model: 'llama-3.1-8b', users: 1 });
  expect(found.head.notes[0]).toBe('A100 computes in INT8 and H100 in FP8.');
});

test('published points at the same load stand on it as their ratio, in the interval of both', () => {
  const side = { chips: 8, concurrency: 64, intervalShare: 0.05 };
  const published = [
    {
      lengths: { inputTokens: 8192, outputTokens: 1024 },
      points: [
        publishedPoint({ ...side, pointId: 'a', chip: B200, tokensPerSecPerUser: 50 }),
        publishedPoint({ ...side, pointId: 'slower', chip: MI355X, tokensPerSecPerUser: 30 }),
        publishedPoint({ ...side, pointId: 'b', chip: MI355X, tokensPerSecPerUser: 40 }),
        publishedPoint({ ...side, pointId: 'c', chip: MI355X, tokensPerSecPerUser: 90, concurrency: 128 }),
      ],
    },
  ];
  const request = DuelRequest.parse({ chips: [B200, MI355X], model: 'deepseek-r1' });
  const found = duelChart({ request, published, date: '2026-05-03', catalogue });
  expect(found.ok && found.value.ratios[0]?.points).toMatchObject([
    { context: 8704, ratio: 0.8, pointIds: ['a', 'b'], kind: 'REPORTED' },
  ]);
  expect(found.ok && found.value.head.kinds).toEqual(['REPORTED', 'SIMULATED']);
  // The day is that of the runs, so the foot names them beside the simulation.
  expect(found.ok && found.value.head.source).toMatch(/^published runs; simulated, engine /);
  // What was published decides, and no simulation above it denies that: 50 ÷ 40.
  expect(found.ok && found.value.verdict).toEqual({
    kind: 'LEADS',
    leader: B200,
    text: 'In published runs of DeepSeek R1 B200 is 1.3 times as fast as MI355X',
  });
});

test('runs of two campaigns lead each other by 14 % or more, those of one by 7 %', () => {
  const measured = { from: null, to: '2026-05-03' };
  const side = { chips: 8, concurrency: 64, measured };
  const kindOf = (tokensPerSecPerUser: number, source: string) => {
    const points = [
      publishedPoint({ ...side, pointId: 'a', chip: B200, tokensPerSecPerUser }),
      publishedPoint({ ...side, pointId: 'b', chip: MI355X, tokensPerSecPerUser: 100, source }),
    ];
    const published = [{ lengths: { inputTokens: 8192, outputTokens: 1024 }, points }];
    const request = DuelRequest.parse({ chips: [B200, MI355X], model: 'deepseek-r1' });
    const found = duelChart({ request, published, date: null, catalogue });
    return found.ok ? found.value.verdict.kind : found.error.code;
  };
  expect([kindOf(112, 'another'), kindOf(112, 'InferenceX')]).toEqual(['TIED', 'LEADS']);
  expect([kindOf(115, 'another'), kindOf(106, 'InferenceX')]).toEqual(['LEADS', 'TIED']);
});

test('published runs in another precision are no points of the duel', () => {
  const side = { chips: 8, concurrency: 64, precisionClass: 'FP4' as const };
  const points = [
    publishedPoint({ ...side, pointId: 'a', chip: B200, tokensPerSecPerUser: 50 }),
    publishedPoint({ ...side, pointId: 'b', chip: MI355X, tokensPerSecPerUser: 40 }),
  ];
  const published = [{ lengths: { inputTokens: 8192, outputTokens: 1024 }, points }];
  const pointsIn = (precision: string) => {
    const request = DuelRequest.parse({
      chips: [B200, MI355X],
      model: 'deepseek-r1',
      precision,
      chipsEach: 8,
    });
    const found = duelChart({ request, published, date: null, catalogue });
    return found.ok ? found.value.ratios[0]?.points.length : found.error.code;
  };
  expect([pointsIn('FP4'), pointsIn('FP8')]).toEqual([1, 0]);
});

test('a published lead beyond twice what the chips differ by is of the software, and its ratio in no title', () => {
  const side = { chips: 8, concurrency: 64 };
  const points = [
    publishedPoint({ ...side, pointId: 'a', chip: B200, tokensPerSecPerUser: 400 }),
    publishedPoint({ ...side, pointId: 'b', chip: MI355X, tokensPerSecPerUser: 40 }),
  ];
  const published = [{ lengths: { inputTokens: 8192, outputTokens: 1024 }, points }];
  const request = DuelRequest.parse({ chips: [B200, MI355X], model: 'deepseek-r1' });
  const found = duelChart({ request, published, date: null, catalogue });
  expect(found.ok && found.value.verdict).toEqual({
    kind: 'LEADS_BY_STACK',
    leader: B200,
    text: 'B200 and MI355X: software and layout differ more than the chips',
  });
});

describe('a duel of which nobody ran the load, where runs of both say something on the model', () => {
  const work = { chips: [B200, H100], model: 'llama-3.1-8b', users: 16, chipsEach: 1 };
  const request = DuelRequest.parse(work);
  const answered = verdictOfRuns({
    sides: [
      { label: 'B200', chips: [B200] },
      { label: 'H100', chips: [H100] },
    ],
    points: [],
    streams: [],
    wish: {},
    catalogue,
  });
  const beside = (observed: typeof answered) => {
    const found = duelChart({ request, published: [], observed: [observed], date: null, catalogue });
    if (!found.ok) throw found.error;
    return found.value;
  };

  test('the simulation leads nobody, and what they say stands beside it', () => {
    const said = {
      ...answered,
      kind: 'LEADS',
      leader: 'B200',
      text: 'B200 leads H100.',
      title: 'B200 ahead',
    } as const;
    expect(beside(said)).toMatchObject({
      verdict: {
        kind: 'NONE',
        leader: null,
        text: 'B200 and H100: tokens/s per user over context, simulated',
      },
      ratios: [{ observed: 'B200 leads H100.' }],
    });
    expect(beside({ ...said, kind: 'LEADS_BY_STACK' }).ratios[0]?.observed).toBe('B200 ahead');
  });

  test('where they say nothing the simulation is said, and named', () => {
    const simulated = duel(work);
    expect(simulated.verdict.text).toMatch(/^Simulated, /);
    expect(beside(answered)).toMatchObject({ verdict: simulated.verdict, ratios: [{ observed: null }] });
  });
});

test('eight chips of a rack and eight of a server have no verdict', () => {
  const found = duel({ chips: ['nvidia-gb200-nvl72', H100], model: 'llama-3.3-70b', chipsEach: 8 });
  expect(found.ratios[0]?.verdict.kind).toBe('NONE');
  expect(found.head.finding).toBe('GB200 and H100: tokens/s per user over context, simulated');
});

test('published runs of a rack and of a server have none either', () => {
  const side = { chips: 8, concurrency: 64 };
  const published = [
    {
      lengths: { inputTokens: 8192, outputTokens: 1024 },
      points: [
        publishedPoint({ ...side, pointId: 'a', chip: 'nvidia-gb200-nvl72', tokensPerSecPerUser: 90 }),
        publishedPoint({ ...side, pointId: 'b', chip: H100, tokensPerSecPerUser: 40 }),
      ],
    },
  ];
  const request = DuelRequest.parse({
    chips: ['nvidia-gb200-nvl72', H100],
    model: 'llama-3.3-70b',
    precision: 'FP8',
    users: 64,
    chipsEach: 8,
  });
  const found = duelChart({ request, published, date: null, catalogue });
  expect(found.ok && found.value.ratios[0]?.points).toHaveLength(1);
  expect(found.ok && found.value.verdict).toMatchObject({ kind: 'NONE', leader: null });
});

const gpus = [...catalogue.chips.values()].filter(
  ({ family, status }) => family === 'simt' && status === 'shipping',
);
const duels = fc.record({
  chips: fc.uniqueArray(fc.constantFrom(...gpus.map(({ slug }) => slug)), { minLength: 2, maxLength: 4 }),
  model: fc.constantFrom('llama-3.1-8b', 'llama-3.3-70b', 'deepseek-r1', 'mixtral-8x7b', 'gemma-2-9b'),
  precision: fc.constantFrom('FP16', 'FP8', 'FP4', 'W4A16'),
  users: fc.constantFrom(1, 16, 64),
  metric: fc.constantFrom(...DuelMetric.options),
  equal: fc.constantFrom(...EqualBy.options),
});

law.prop([duels], { numRuns: lawCount(1000, 40) })(
  'of generated duels: titles hold, nobody leads inside a band, swapping inverts',
  (request) => {
    const outcome = duelChart({ request: DuelRequest.parse(request), published: [], date: null, catalogue });
    if (!outcome.ok) {
      expect(['DOES_NOT_FIT', 'NO_PRICE', 'NO_POWER', 'UNSUPPORTED_PRECISION', 'INCOMPLETE_SPEC']).toContain(
        outcome.error.code,
      );
      return;
    }
    const { value } = outcome;
    expect(DuelChart.safeParse(value).error).toBeUndefined();
    for (const { a, b, samples, verdict, crossings } of value.ratios) {
      expect(verdict.text.length).toBeLessThanOrEqual(MAX_FINDING_LENGTH);
      const spans = samples.some(({ low, high }) => low <= 1 && high >= 1);
      expect(verdict.kind === 'LEADS' && spans).toBe(false);
      if (verdict.kind === 'LEADS') {
        const ahead = samples.every(({ ratio }) => ratio > 1) ? b : a;
        expect([verdict.leader, verdict.text.startsWith(`Simulated, ${ahead.label}`)]).toEqual([
          ahead.chip,
          true,
        ]);
      }
      for (const each of crossings) expect(each.low <= each.context && each.context <= each.high).toBe(true);
      crossings.forEach((each, i) => {
        const before = crossings[i - 1];
        if (before !== undefined) expect(before.high).toBeLessThanOrEqual(each.low);
      });
    }
    const swapped = duelChart({
      request: DuelRequest.parse({ ...request, chips: request.chips.toReversed().slice(0, 2) }),
      published: [],
      date: null,
      catalogue,
    });
    const there = duelChart({
      request: DuelRequest.parse({ ...request, chips: request.chips.toReversed().slice(0, 2).toReversed() }),
      published: [],
      date: null,
      catalogue,
    });
    if (!swapped.ok || !there.ok || request.equal !== 'chips') return;
    const [x, y] = [swapped.value.ratios[0], there.value.ratios[0]];
    expect(x?.verdict.kind).toBe(y?.verdict.kind);
    expect(x?.verdict.leader).toBe(y?.verdict.leader);
    x?.samples.forEach(({ ratio }, i) => expect(ratio * (y?.samples[i]?.ratio ?? 0)).toBeCloseTo(1, 9));
  },
);
