// Every option that a picker offers leads to a number; `npm run laws` asks all of every model, `npm test` a seeded sample.
import { settle } from '@inferbench/answers/load/settle';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { TradeoffChartRequest } from '@inferbench/answers/load/request';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { describe, expect, test } from 'vitest';
import { lawCount } from '../../../testkit/law-scale.ts';
import { testSeed } from '../../../testkit/environment.ts';
import { chartOf } from './chart-of.ts';

const MODELS = [...catalogue.models.values()].filter(isLanguageModel).map(({ slug }) => slug);
const COUNT = Math.min(MODELS.length, lawCount(MODELS.length, 2));
const first = (testSeed() * 7) % MODELS.length;
const SAMPLE = Array.from(
  { length: COUNT },
  (_, index) => MODELS[(first + index * 13) % MODELS.length] ?? '',
);

/** What a choice asks for, beside what is shown. */
function requestsOf({ slice, choices }: TradeoffChart): object[] {
  const { model, inputTokens, outputTokens, precision } = slice;
  const lengths = { inputTokens, outputTokens };
  const open = <Choice extends { disabled: string | null }>(all: readonly Choice[]) =>
    all.filter(({ disabled }) => disabled === null);
  return [
    ...open(choices.lengths).map((one) => ({ inputTokens: one.inputTokens, outputTokens: one.outputTokens })),
    ...open(choices.precisions).map((one) => ({ ...lengths, precision: one.precision })),
    ...open(choices.chips).map(({ count }) => ({ ...lengths, precision, chips: count })),
    ...open(choices.speeds).map(({ at }) => ({ ...lengths, precision, at })),
    ...open(choices.pays).map(({ pay }) => ({ ...lengths, precision, pay })),
  ].map((request) => ({ model, ...request }));
}

const isAnswered = ({ curves, fronts, points }: TradeoffChart) =>
  curves.length + fronts.length + points.length > 0;

describe.each([...new Set(SAMPLE)])('every choice of %s', (model) => {
  const chart = chartOf({ model });
  test.each(requestsOf(chart).map((request) => [JSON.stringify(request), request] as const))(
    'leads to a number: %s',
    (_, request) => {
      const answer = chartOf(request);
      expect(isAnswered(answer)).toBe(true);
      expect(answer.changed).toEqual([]);
      expect(answer.head.finding).not.toBe('');
      expect(answer.slice).toMatchObject(request);
    },
  );
});

describe('a wish that cannot be', () => {
  test('gives way in order, says what changed, and keeps the model', () => {
    const one = chartOf({ model: 'deepseek-r1', precision: 'FP8', chips: 1 });
    expect(one.slice).toMatchObject({ model: 'deepseek-r1', chips: 1 });
    expect(one.changed).toHaveLength(1);
    const long = chartOf({ model: 'llama-3-8b', inputTokens: 500_000, outputTokens: 1024 });
    expect(long.slice.inputTokens).toBeLessThan(500_000);
    expect(long.changed).toEqual(['500,000 / 1K has no data; shown is 1K / 1K.']);
  });

  test('of a model that nobody knows is refused, with the nearest', () => {
    const refused = settle(TradeoffChartRequest.parse({ model: 'deepseek-r2' }), {
      model: 'deepseek-r2',
      slices: [],
      catalogue,
    });
    expect(refused.ok ? null : refused.error.code).toBe('NOT_FOUND');
  });

  test('of a model without prompts and answers is refused as not simulated', () => {
    const image = [...catalogue.models.values()].find(({ kind }) => kind !== 'dense' && kind !== 'moe');
    const refused = settle(TradeoffChartRequest.parse({ model: image?.slug }), {
      model: image?.slug ?? '',
      slices: [],
      catalogue,
    });
    expect(refused.ok ? null : refused.error.code).toBe('NOT_SIMULATED');
  });

  test('for users moves the line to the speed that the fastest chip then gives', () => {
    const { slice, head } = chartOf({ model: 'deepseek-r1', users: 64 });
    expect(slice.at).toBeGreaterThan(20);
    expect(head.notes[0]).toBe(
      `The line: 64 users at once on the fastest chip, ${slice.at} tokens/s each (simulated).`,
    );
  });
});
