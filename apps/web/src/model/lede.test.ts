import type { ChartLeader, PlacedRow } from '@inferbench/answers/load/shape';
import { describe, expect, test } from 'vitest';
import { placedRow } from '../figures/tradeoff/placed-row-fixture.ts';
import { ledeOf, parametersWords } from './lede.ts';

const FACTS = {
  slug: 'deepseek-r1',
  standing: 'CATALOGUE' as const,
  declaredBy: null,
  shortName: 'DeepSeek R1',
  longName: 'deepseek-ai/DeepSeek-R1',
  shortSlug: 'deepseek-r1',
  kind: 'MOE' as const,
  parameters: 671e9,
  activeParameters: 36.6e9,
  maxContextTokens: 163_840,
  layers: 61,
  hidden: 7168,
  kvBytesPerToken: 70_272,
  aliases: [],
  source: 'somewhere',
  notes: [],
  chipCount: 7,
  pointCount: 2641,
  apiPrices: [],
};

test('parameters are read as people say them', () => {
  expect(parametersWords(671e9)).toBe('671 billion');
  expect(parametersWords(1.04e12)).toBe('1.04 trillion');
  expect(parametersWords(25_557_032)).toBe('25.6 million');
});

test('of a model without a chart the size alone is said; a dense one uses all of it', () => {
  expect(ledeOf(FACTS, null)).toEqual({
    size: '671 billion parameters, 36.6 billion used per token.',
    answer: null,
    rest: [],
  });
  expect(ledeOf({ ...FACTS, parameters: 8e9, activeParameters: 7.5e9 }, null).size).toBe(
    '8 billion parameters.',
  );
});

function row(chip: string, value: number, price: number | null): PlacedRow {
  return placedRow(chip, {
    value,
    low: value * 0.9,
    high: value * 1.1,
    ...(price === null
      ? {}
      : { price: { value: price, low: price, high: price, kind: 'SIMULATED', words: '' } }),
  });
}

function leader(
  question: ChartLeader['question'],
  labels: string[],
  value: number,
  overlaps: string[],
): ChartLeader {
  return {
    question,
    title: '',
    unit: '',
    figure: { value, low: value * 0.9, high: value * 1.1, kind: 'SIMULATED', words: '' },
    labels,
    chips: labels.map((label) => label.toLowerCase()),
    overlaps,
    among: 'one server',
    rivals: 2,
    ran: '',
    beyond: null,
    sentence: '',
  };
}

const NO_FIGURE = { value: null, low: null, high: null, kind: null };
const AXIS = {
  unit: '',
  title: '',
  xUnit: '',
  xTitle: '',
  xLowerIsBetter: false,
  line: 'at 20 tokens/s each',
};

const answerOf = (leaders: ChartLeader[], simulated: PlacedRow[]) => {
  const { answer, rest } = ledeOf(FACTS, {
    slice: { pay: 'RENTED' },
    axis: AXIS,
    leaders,
    atLine: { at: 20, perUser: 20, published: [], simulated, unplaced: [] },
    curves: [],
    fronts: [],
    points: [],
  });
  return [answer, ...rest.slice(0, -1)];
};

describe('who leads', () => {
  const rows = [row('A', 1000, 1), row('B', 500, null), row('C', 400, null)];

  test('is clear of the next only where others have the figure, too', () => {
    expect(
      answerOf(
        [leader('MOST_OUTPUT', ['A'], 1000, []), { ...leader('CHEAPEST', ['A'], 1, []), rivals: 0 }],
        rows,
      ),
    ).toEqual([
      'In one server, A makes most per chip',
      'at 20 tokens/s each (simulated, 900 to 1,100; clearly more than the next).',
      'In one server, A is the only one with a price to rent at $1.00 per million tokens (simulated, $0.90 to $1.10).',
    ]);
  });

  test('is several where they are equal, and clear of the rest', () => {
    const both = [leader('MOST_OUTPUT', ['A', 'B'], 1000, []), leader('CHEAPEST', ['A', 'B'], 1, [])];
    const equal = [row('A', 1000, 1), row('B', 1000, 1)];
    expect(answerOf(both, [...equal, row('C', 400, 5)])).toEqual([
      'In one server, A and B make most per chip',
      'at 20 tokens/s each (simulated, 900 to 1,100; clearly more than the next).',
      'In one server, A and B are the cheapest of four chips to rent at $1.00 per million tokens (simulated, $0.90 to $1.10; clearly cheaper than the next).',
    ]);
    const alone = [{ ...leader('MOST_OUTPUT', ['A', 'B'], 1000, []), rivals: 0 }];
    expect(answerOf(alone, equal)[1]).toBe('at 20 tokens/s each (simulated, 900 to 1,100).');
  });

  test('cannot be told apart from those whose intervals overlap: two by name, of more the number', () => {
    const overlapped = (overlaps: string[]) =>
      answerOf([leader('MOST_OUTPUT', ['A'], 1000, overlaps)], rows)[1];
    expect(answerOf([leader('MOST_OUTPUT', ['A'], 1000, ['B'])], rows)[0]).toBe(
      'In one server, A makes most per chip by value',
    );
    expect(overlapped(['B', 'C'])).toContain('; cannot be told apart from B and C)');
    expect(overlapped(['B', 'C', 'D', 'E'])).toContain('; cannot be told apart from B, C and two more)');
  });
});

test('where no system stands at the line, the reason of the leaders is told', () => {
  const words = 'no chip was run at three loads or more; 2 runs keep the line';
  const none = { ...leader('MOST_OUTPUT', [], 0, []), figure: { ...NO_FIGURE, words } };
  expect(answerOf([none], [])).toEqual([null, `At 20 tokens/s each: ${words}.`]);
});
