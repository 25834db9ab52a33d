import { fc, test as law } from '@fast-check/vitest';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import { describe, expect, test } from 'vitest';
import {
  B200,
  B300,
  H200,
  MI355X,
  A,
  B,
  ofVendor,
  runs,
  type Sides,
  asked,
  FP4,
  MODELS,
  speed,
} from './versus-runs.ts';

describe('two chips over all models', () => {
  const points = [
    ...runs(B200, 'deepseek-r1', [[55, 280]]),
    ...runs(MI355X, 'deepseek-r1', [[52, 150]]),
    ...runs(B200, 'llama-3.3-70b', [[55, 280]]),
    ...runs(MI355X, 'llama-3.3-70b', [[52, 150]]),
    ...runs(B200, 'llama-3.3-70b', [[55, 150]], FP4),
    ...runs(MI355X, 'llama-3.3-70b', [[52, 150]], FP4),
    ...runs(B200, 'gpt-oss-120b', [[55, 280]]),
    ...runs(MI355X, 'gpt-oss-120b', [[200, 150]]),
  ];

  test('asked for in one precision, title, sentence and slice name it, and else none', () => {
    const words = ({ title, sentence, head }: VersusChart) => [title, sentence, head.slice];
    const [title, sentence, slice] = words(asked(points, { precision: 'FP8' }));
    expect(title).toBe('B200 leads MI355X on two of two models in FP8 at 50 tokens/s each');
    expect(sentence).toContain(
      ' on two of two models in one server, FP8, 8K / 1K, at 50 tokens/s each, by 1.9 times',
    );
    expect(slice).toContain(', 1,024 out, FP8, no drafts, one server, ');
    expect(words(asked(points)).join(' ')).not.toMatch(/, FP8,| in FP8 at/);
  });

  test('a row a model and precision, by hand: 280 ÷ 150 is 1.87; one whose precisions differ is nobody’s', () => {
    const { counts, models, rows, head, at, sentence } = asked(points);
    expect(at).toBe(50);
    expect(counts).toEqual({ models: 3, compared: 2, a: 0, b: 1, mixed: 1, tied: 0, byStack: 0, absent: 1 });
    expect(models.map(({ modelName, words }) => [modelName, words])).toEqual([
      ['DeepSeek R1', 'B200 leads'],
      ['Llama 3.3 70B', 'depends on the bits'],
      ['GPT OSS 120B', 'cannot be compared'],
    ]);
    expect(rows.map(({ precision, words }) => [precision, words])).toEqual([
      ['FP8', 'B200 1.9 ×'],
      ['FP8', 'B200 1.9 ×'],
      ['FP4', 'not told apart'],
      ['FP8', 'no verdict'],
    ]);
    expect([rows[0]?.low, rows[0]?.high]).toEqual([280 / 150, 280 / 150]);
    expect(head.finding).toBe('B200 leads MI355X on one of two models, by 1.9 times');
    expect(sentence).toContain('; Llama 3.3 70B depends on the bits; ');
    expect(sentence).toContain('By precision: on Llama 3.3 70B B200 leads in FP8.');
  });

  test('where both have a run that does not lie near no simulation takes its place', () => {
    const row = asked(points).rows.find(({ model }) => model === 'gpt-oss-120b');
    expect([row?.kind, row?.low, row?.simulated]).toEqual(['NONE', null, null]);
    // What ran is told before how far it lies.
    expect(row?.a.words).toMatch(/^MI355X × 8, .*; MI355X was not run slower than 200 tokens\/s each$/);
  });

  test('best against best names what ran, and is the same pair where nothing else did', () => {
    const other = runs(B300, 'deepseek-r1', [[55, 900]], { chips: 12, layout: 'tp12' });
    const [row] = asked([...points, ...other]).rows;
    expect(row?.best).toMatchObject({ leader: 'NVIDIA', low: 6, isSamePair: false });
    expect(row?.best?.words).toMatch(
      /^NVIDIA 6\.0 ×: MI355X × 8 \(one server, .*\), 150 against B300 × 12 \(several servers/,
    );
    expect(asked(points).rows[0]?.best?.isSamePair).toBe(true);
    const far = asked(points);
    expect(far.rows.find(({ model }) => model === 'gpt-oss-120b')).toMatchObject({
      best: null,
      noBest: 'AMD was not run slower than 200 tokens/s each',
    });
    expect(far.sentence).toContain('; on one more the best runs are not compared');
  });

  test('a lead that is the other’s at a neighbouring line says so, and no title names its range', () => {
    const turning = [
      ...runs(B200, 'deepseek-r1', [
        [52, 280],
        [58, 110],
        [62, 100],
      ]),
      ...runs(MI355X, 'deepseek-r1', [[62, 150]]),
    ];
    const { models, sentence, head } = asked(turning, { at: 50 });
    expect(models[0]).toMatchObject({ leader: 'B200', turns: true, words: 'B200 leads, near 50 only' });
    expect(sentence).toMatch(/DeepSeek R1 turns with the speed: .*MI355X at 60/);
    expect(head.finding).toBe('B200 leads MI355X on the one model');
  });

  test('over time stands on dated runs alone: 453 against 240, then against 404', () => {
    const on = (to: string) => ({ measured: { from: null, to } });
    const dated = [
      ...runs(B200, 'deepseek-r1', [[51, 453]], on('2025-11-13')),
      ...runs(MI355X, 'deepseek-r1', [[52, 240]], on('2025-11-20')),
      ...runs(MI355X, 'deepseek-r1', [[52, 404]], on('2026-01-14')),
    ];
    const { time } = asked(dated);
    expect(time?.dates.map(({ date, words }) => [date, words])).toEqual([
      ['2025-11-20', 'B200 1.9 ×'],
      ['2026-01-14', 'B200 1.1 ×'],
    ]);
    expect(asked(points).time).toBeNull();
    // One led day of one model hides no two tied days of another.
    const tied = [
      ...runs(B200, 'llama-3.3-70b', [[51, 300]], on('2025-11-13')),
      ...runs(MI355X, 'llama-3.3-70b', [[52, 299]], on('2025-11-20')),
      ...runs(MI355X, 'llama-3.3-70b', [[52, 302]], on('2026-01-14')),
    ];
    expect(asked([...dated.slice(0, 2), ...tied]).time?.modelName).toBe('Llama 3.3 70B');
  });
});

test('of two vendors the chips stand that most models compare, and the question stands in the title', () => {
  const points = [
    ...MODELS.flatMap((model) => [...runs(B200, model, [[55, 280]]), ...runs(MI355X, model, [[52, 150]])]),
    ...runs(B300, 'deepseek-r1', [[55, 500]]),
  ];
  const { a, b, title } = asked(points, { a: 'amd', b: 'nvidia' }, [ofVendor('AMD'), ofVendor('NVIDIA')]);
  expect([a.label, b.label]).toEqual(['MI355X', 'B200']);
  expect(title).toBe('AMD or NVIDIA? B200 leads MI355X on four of four models at 50 tokens/s each');
});

const sweeps = fc.array(speed, { minLength: 1, maxLength: 5 });
const onModels = fc
  .array(fc.record({ a: sweeps, b: sweeps, bits: fc.boolean() }), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.flatMap(({ a, b, bits }, i) => {
      const model = MODELS[i] ?? 'deepseek-r1';
      const both = (changed: Partial<TradeoffPoint>) => [
        ...runs(MI355X, model, a, changed),
        ...runs(B200, model, b, changed),
      ];
      return bits ? [...both({}), ...runs(MI355X, model, b, FP4), ...runs(B200, model, a, FP4)] : both({});
    }),
  );

law.prop([onModels], { numRuns: 40 })(
  'every model counts once, a swap of the sides mirrors every ratio, and no row holds a run and a simulation',
  (points) => {
    const found = asked(points);
    const { models, compared, a, b, mixed, tied, byStack, absent } = found.counts;
    expect(a + b + mixed + tied).toBe(compared);
    expect(compared + byStack + absent).toBe(models);
    expect(found.models).toHaveLength(models);
    const swapped = asked(points, { a: 'b200', b: 'mi355x' }, [B, A]);
    expect(swapped.counts).toMatchObject({ a: b, b: a, mixed, tied, byStack, absent });
    for (const row of found.rows) {
      const other = swapped.rows.find(
        ({ model, precision }) => model === row.model && precision === row.precision,
      );
      expect([other?.kind, other?.leader]).toEqual([row.kind, row.leader]);
      if (row.low === null || row.high === null) expect([other?.low, other?.high]).toEqual([null, null]);
      else {
        expect(other?.low).toBeCloseTo(1 / row.high, 9);
        expect(other?.high).toBeCloseTo(1 / row.low, 9);
      }
      expect(row.simulated !== null && row.low !== null).toBe(false);
    }
  },
);

test('of two generations the chips stand that most models compare, and their best beside them', () => {
  const of = (label: string, chips: string[]) => ({ label, chips, isGeneration: true });
  const sides: Sides = [of('Hopper', [H200]), of('Blackwell', [B200, B300])];
  const points = [
    ...MODELS.flatMap((model) => [...runs(B200, model, [[55, 280]]), ...runs(H200, model, [[52, 150]])]),
    ...runs(B300, 'deepseek-r1', [[55, 500]]),
  ];
  const { a, b, title, rows, sentence } = asked(points, {}, sides);
  expect([a.label, b.label]).toEqual(['H200', 'B200']);
  expect(title).toBe('Hopper or Blackwell? B200 leads H200 on four of four models at 50 tokens/s each');
  expect(rows.find(({ model }) => model === 'deepseek-r1')?.best).toMatchObject({
    leader: 'Blackwell',
    low: 500 / 150,
  });
  expect(sentence).toContain('Blackwell’s best run makes more on four of four models');
});
