import { expect, test } from 'vitest';
import { ledeOf, parametersWords } from './lede.ts';

const FACTS = {
  slug: 'deepseek-r1',
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
};

test('parameters are read as people say them', () => {
  expect(parametersWords(671e9)).toBe('671 billion');
  expect(parametersWords(1.04e12)).toBe('1.04 trillion');
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
