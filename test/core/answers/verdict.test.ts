import { fc, test as law } from '@fast-check/vitest';
import { type PointText, verdictOf, versusOf } from '@inferbench/answers/verdict/of-points';
import type { SliceWish } from '@inferbench/answers/verdict/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { TradeoffDocument, type TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { describe, expect, test } from 'vitest';
import { publishedPoint } from '../analyses/published-point.ts';

const B200 = 'nvidia-b200-sxm-180gb';
const MI355X = 'amd-mi355x';
const SIDES = [
  { label: 'B200', chips: [B200] },
  { label: 'MI355X', chips: [MI355X] },
] as const;
const MODEL = { slug: 'deepseek-r1', name: 'DeepSeek R1' };
const NO_LATENCY = { meanMs: null, p50Ms: null, p90Ms: null, p95Ms: null, p99Ms: null };
/** One run of one version: ± 5 % is assumed of it. */
const DATED = { measured: { from: null, to: '2026-02-12' } };
/** A median over months: ± 15 %. */
const MEDIAN = { measured: { from: '2025-10', to: '2026-07-18' } };

const KEYS = Object.keys(TradeoffDocument.shape);

let count = 0;
/** A stored point, 8K in and 1K out. */
function stored(changed: Partial<TradeoffPoint>, of: Partial<Omit<PointText, 'document'>> = {}): PointText {
  count += 1;
  const whole = publishedPoint({ concurrency: null, ...DATED, ...changed });
  const document = Object.fromEntries(Object.entries(whole).filter(([key]) => KEYS.includes(key)));
  return {
    pointId: `p${count}`,
    model: MODEL.slug,
    inputTokens: 8192,
    outputTokens: 1024,
    ...of,
    document: JSON.stringify(document),
  };
}

/** Runs of a chip as [speed of each user, tokens a second and chip]. */
function runs(
  chip: string,
  speeds: readonly (readonly [number, number])[],
  changed: Partial<TradeoffPoint> = {},
): PointText[] {
  return speeds.map(([tokensPerSecPerUser, tokensPerSecPerChip]) =>
    stored({ chip, tokensPerSecPerUser, tokensPerSecPerChip, ...changed }),
  );
}

const said = (points: readonly PointText[], wish: SliceWish = { at: 50 }) =>
  verdictOf({ sides: SIDES, points, wish, catalogue }, MODEL);

describe('a verdict at 50 tokens/s each', () => {
  const slower = runs(MI355X, [
    [52, 100],
    [40, 150],
  ]);

  test('leads where the value passes the upper end of the other, as a range: 280 ÷ 150 to 280 ÷ 100', () => {
    const found = said([...runs(B200, [[55, 280]]), ...slower]);
    expect(found).toMatchObject({ kind: 'LEADS', footing: 'LIKE', basis: 'PUBLISHED', leader: 'B200' });
    expect([found.low, found.high]).toEqual([280 / 150, 2.8]);
    expect(found.text).toBe(
      'B200 leads MI355X by 1.9 to 2.8 times in output per chip on DeepSeek R1, in one server, FP8, 8K / 1K, at 50 tokens/s each.',
    );
    expect(found.reasons).toContain('MI355X has the higher limits on paper.');
    expect(found.sides.map(({ value, upper }) => [value, upper])).toEqual([
      [280, 280],
      [100, 150],
    ]);
  });

  test('ties where the front of the other may reach as far', () => {
    expect(said([...runs(B200, [[55, 120]]), ...slower])).toMatchObject({ kind: 'TIED', leader: null });
  });

  test('is too close where the interval of such runs holds equality: 170 ÷ 150 is 1.13, medians are known to 1.21', () => {
    const close = (how: Partial<TradeoffPoint>) => [
      ...runs(B200, [[55, 170]], how),
      ...runs(
        MI355X,
        [
          [52, 100],
          [40, 150],
        ],
        how,
      ),
    ];
    expect(said(close(MEDIAN))).toMatchObject({ kind: 'TIED', leader: null });
    expect(said(close(MEDIAN)).text).toMatch(/are too close for undated runs/);
    // Of dated runs 1.07.
    expect(said(close(DATED))).toMatchObject({ kind: 'LEADS', leader: 'B200' });
  });

  test('has the interval of the run that bounds the other: 170 ÷ 150 is 1.13, a dated run against a median is known to 1.16', () => {
    const found = said([
      ...runs(B200, [[55, 170]]),
      ...runs(MI355X, [[52, 100]]),
      ...runs(MI355X, [[40, 150]], MEDIAN),
    ]);
    expect(found).toMatchObject({ kind: 'TIED', leader: null, low: 170 / 150, high: 1.7 });
    expect(found.text).toMatch(/are too close for undated runs/);
  });

  test('is none and not tied where the one ahead was run faster alone: it may give more than 160 ÷ 150', () => {
    const found = said([...runs(B200, [[91, 160]]), ...slower]);
    expect(found).toMatchObject({ kind: 'NONE', leader: null, low: null });
    expect(found.reasons).toEqual(['B200 was not run slower than 91 tokens/s each.']);
  });

  test('is none where the other was not run near: 38 at 91 tokens/s each says nothing of 50', () => {
    const found = said([...runs(B200, [[55, 280]]), ...runs(MI355X, [[91, 38]])]);
    expect(found).toMatchObject({ kind: 'NONE', footing: 'NONE', basis: null, leader: null });
    expect(found.reasons).toEqual(['MI355X was not run slower than 91 tokens/s each.']);
  });

  test('may be led by a sweep that ends above the line: it gives at least as much', () => {
    const found = said([...runs(B200, [[91, 280]]), ...slower]);
    expect(found).toMatchObject({ kind: 'LEADS', leader: 'B200' });
    expect(found.reasons[0]).toBe('B200 was not run slower than 91 tokens/s each.');
  });

  test('names what both are where size or layout differ', () => {
    const servers = runs(B200, [[55, 280]], { chips: 12, layout: 'tp12' });
    const found = said([...servers, ...slower]);
    expect(found).toMatchObject({ kind: 'LEADS', footing: 'CLASS_NAMED' });
    expect(found.text).toBe(
      'B200 × 12 (several servers) leads MI355X × 8 (one server) by 1.9 to 2.8 times in output per chip on DeepSeek R1, FP8, 8K / 1K, at 50 tokens/s each.',
    );
  });

  test.each([
    ['a layout that nobody stated', { layout: null }],
    ['another precision', { precisionClass: 'FP4' }],
    ['drafted tokens', { technique: 'DRAFTING' }],
  ] as const)('is none against %s', (_, changed) => {
    expect(said([...runs(B200, [[55, 280]], changed), ...slower]).kind).toBe('NONE');
  });

  test('is none of pools apart whose chips differ by more than four times', () => {
    const apart = { mode: 'DISAGGREGATED', layout: 'tp8' } as const;
    const many = runs(B200, [[55, 280]], { ...apart, chips: 64 });
    const none = said([...many, ...runs(MI355X, [[52, 100]], { ...apart, chips: 12 })]);
    expect(none.kind).toBe('NONE');
    expect(none.reasons).toContain(
      'With prompts apart, 64 and 12 chips are more than a factor of four apart.',
    );
    expect(said([...many, ...runs(MI355X, [[52, 100]], { ...apart, chips: 16 })]).kind).toBe(
      'LEADS_BY_STACK',
    );
  });

  test('is of the software where the lead is more than twice what the chips differ by', () => {
    const found = said([...runs(B200, [[55, 1000]]), ...slower]);
    expect(found).toMatchObject({ kind: 'LEADS_BY_STACK', leader: 'B200' });
    expect(found.title).not.toMatch(/leads|ahead/);
    expect(found.reasons[0]).toMatch(/^The chips themselves differ by 1\.0 at most/);
  });

  test('is mixed where a like slice says the opposite, and both are named', () => {
    const fp4 = { precision: 'fp4', precisionClass: 'FP4' } as const;
    const found = said([
      ...runs(B200, [[55, 280]]),
      ...slower,
      ...runs(B200, [[52, 100]], fp4),
      ...runs(MI355X, [[55, 280]], fp4),
    ]);
    expect(found).toMatchObject({ kind: 'MIXED', leader: null });
    expect(found.text).toMatch(/turns with the bits: MI355X leads .* FP4, .*; B200 leads .* FP8/);
  });

  test('leaves out a run whose users wait longer than ten seconds, stated or by Little', () => {
    const waits = { ttft: { ...NO_LATENCY, p50Ms: 12_000 } };
    expect(said([...runs(B200, [[55, 280]], waits), ...slower]).kind).toBe('NONE');
    // 4,096 in flight ÷ (280 × 8 ÷ 1,024 requests a second) = 1,872 s in the system.
    const found = said([...runs(B200, [[55, 280]], { concurrency: 4096 }), ...slower]);
    expect(found.kind).toBe('NONE');
    expect(found.reasons[0]).toMatch(/the first token takes longer than 10 s/);
  });
});

test('over many models the slice with most verdicts is named, and what cannot be compared', () => {
  const on = (model: string, points: PointText[]) => points.map((point) => ({ ...point, model }));
  const points = [
    ...on('deepseek-r1', [...runs(B200, [[55, 280]]), ...runs(MI355X, [[52, 150]])]),
    ...on('llama-3.3-70b', [...runs(B200, [[55, 150]]), ...runs(MI355X, [[52, 150]])]),
    ...on('gpt-oss-120b', [...runs(B200, [[55, 280]]), ...runs(MI355X, [[200, 150]])]),
    ...on('minimax-m3', runs(B200, [[55, 280]])),
  ];
  const found = versusOf({ sides: SIDES, points, wish: {}, catalogue });
  expect(found.text).toBe(
    'B200 leads MI355X on one of two models in one server, 8K / 1K, at 50 tokens/s each, by 1.9 times; they cannot be told apart on Llama 3.3 70B; one cannot be compared.',
  );
  expect(found.title).toBe('B200 leads MI355X on one of two models at 50 tokens/s each');
  expect(found.models.map(({ model, kind }) => [model, kind])).toEqual([
    ['deepseek-r1', 'LEADS'],
    ['gpt-oss-120b', 'NONE'],
    ['llama-3.3-70b', 'TIED'],
  ]);
});

test('of two models split the other way round neither counts for a side: which bits are tied decides nothing', () => {
  const fp4 = { precision: 'fp4', precisionClass: 'FP4' } as const;
  const on = (model: string, eight: readonly [number, number], four: readonly [number, number]) =>
    [
      ...runs(B200, [[55, eight[0]]]),
      ...runs(MI355X, [[55, eight[1]]]),
      ...runs(B200, [[55, four[0]]], fp4),
      ...runs(MI355X, [[55, four[1]]], fp4),
    ].map((point) => ({ ...point, model }));
  const points = [...on('minimax-m2.5', [150, 150], [280, 150]), ...on('minimax-m3', [150, 280], [150, 150])];
  const found = versusOf({ sides: SIDES, points, wish: { at: 50 }, catalogue });
  expect(found.models.map(({ kind, leader }) => [kind, leader])).toEqual([
    ['MIXED', null],
    ['MIXED', null],
  ]);
  expect(found.text).toMatch(
    /^Neither B200 nor MI355X leads on any of two models .*; MiniMax M2\.5 and MiniMax M3 depend on the bits\.$/,
  );
});

const speed = fc.tuple(fc.integer({ min: 20, max: 120 }), fc.integer({ min: 10, max: 500 }));

law.prop([fc.array(speed, { minLength: 1, maxLength: 6 }), fc.array(speed, { minLength: 1, maxLength: 6 })])(
  'says the same of a pair in either order, and a leader only where each of its claims holds by hand',
  (a, b) => {
    const points = [...runs(B200, a), ...runs(MI355X, b)];
    const found = said(points);
    const swapped = verdictOf({ sides: [SIDES[1], SIDES[0]], points, wish: { at: 50 }, catalogue }, MODEL);
    expect([swapped.kind, swapped.leader, swapped.low]).toEqual([found.kind, found.leader, found.low]);
    if (found.leader === null) return;
    const [own, other] = found.leader === 'B200' ? [a, b] : [b, a];
    const value = Math.max(...own.filter(([user]) => user >= 50).map(([, chip]) => chip));
    // Whatever the other gave at 50 or slower, up to its next run of the front.
    const atLine = Math.max(...other.filter(([user]) => user >= 50).map(([, chip]) => chip));
    expect(value).toBeGreaterThan(atLine);
    expect(Math.min(...other.map(([user]) => user))).toBeLessThanOrEqual(62.5);
  },
);

describe('for one user alone', () => {
  const stream = (chip: string, tokensPerSec: number, more: Partial<StreamPoint> = {}): StreamPoint => ({
    pointId: `s${(count += 1)}`,
    model: MODEL.slug,
    phase: 'DECODE',
    context: 256,
    precision: 'W4A16',
    chip,
    chips: 1,
    framework: 'llama.cpp',
    frameworkVersion: null,
    tokensPerSec,
    intervalShare: 0.05,
    intervalAssumed: true,
    kind: 'REPORTED',
    source: 'a list',
    measured: null,
    configuration: 'STATED',
    ...more,
  });
  const answers = [
    stream(B200, 130.58),
    stream(MI355X, 78.81),
    stream(B200, 119.44, { context: 2048 }),
    stream(MI355X, 64.58, { context: 2048 }),
  ];
  const saidAlone = (streams: readonly StreamPoint[], wish: SliceWish = {}) =>
    verdictOf({ sides: SIDES, points: [], streams, wish, catalogue }, MODEL);

  test('equal contexts decide, by hand: 130.58 ÷ 78.81 is 1.66 and 119.44 ÷ 64.58 is 1.85', () => {
    const found = saidAlone(answers);
    expect(found).toMatchObject({ kind: 'LEADS', leader: 'B200', at: null });
    expect([found.low, found.high]).toEqual([130.58 / 78.81, 119.44 / 64.58]);
    expect(found.text).toBe(
      'B200 answers one user 1.7 to 1.8 times as fast as MI355X on DeepSeek R1, INT4, at 256 and 2,048 tokens of context.',
    );
  });

  test('a precision that is asked for holds of them, and nobody drafts alone', () => {
    const wide = [stream(B200, 50, { precision: 'FP16' }), stream(MI355X, 25, { precision: 'FP16' })];
    const all = [...answers, ...wide];
    expect(saidAlone(all, { precision: 'W4A16' })).toMatchObject({
      low: 130.58 / 78.81,
      high: 119.44 / 64.58,
    });
    expect(saidAlone(all, { precision: 'FP16' })).toMatchObject({ precision: 'FP16', low: 2, high: 2 });
    expect(saidAlone(all, { technique: 'DRAFTING' }).kind).toBe('NONE');
  });

  test('prompts are a verdict of their own beside it', () => {
    const prompts = [stream(B200, 100, { phase: 'PREFILL' }), stream(MI355X, 160, { phase: 'PREFILL' })];
    expect(saidAlone([...answers, ...prompts]).text).toMatch(
      /times as fast as MI355X .*\. MI355X reads a prompt 1\.6 times as fast as B200/,
    );
    expect(saidAlone(prompts)).toMatchObject({ kind: 'LEADS', leader: 'MI355X' });
  });

  test('a lead beyond twice what the chips differ by is of the software, and stands in no title', () => {
    const found = saidAlone([
      stream(B200, 100, { phase: 'PREFILL' }),
      stream(MI355X, 720, { phase: 'PREFILL' }),
    ]);
    expect(found).toMatchObject({ kind: 'LEADS_BY_STACK', leader: 'MI355X', low: 7.2 });
    expect(found.text).toMatch(
      /^Published runs of MI355X read a prompt 7\.2 times .* more than the chips differ by\.$/,
    );
    expect(found.title).toBe('B200 and MI355X for one user');
  });

  test('a speed of one user is held against that of as many chips alone, and their number is named', () => {
    const [first, second] = [stream(B200, 130, { chips: 8 }), stream(MI355X, 80)];
    expect(saidAlone([first, second]).kind).toBe('NONE');
    expect(saidAlone([first, second, stream(MI355X, 90, { chips: 8 })]).text).toMatch(
      /1\.4 times as fast as MI355X .* context, on 8 chips each\.$/,
    );
  });

  test('it turns where one context says the opposite, and a stated line is never answered by it', () => {
    const turned = [...answers, stream(B200, 50, { context: 4096 }), stream(MI355X, 90, { context: 4096 })];
    expect(saidAlone(turned)).toMatchObject({ kind: 'MIXED', leader: null });
    expect(saidAlone(answers, { at: 50 }).kind).toBe('NONE');
  });
});
