import { textFaults, WIDE } from '@inferbench/chart/text-boxes';
import type { TechniquesAnswer } from '@inferbench/graphql-documents/answers';
import { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { expect, test } from 'vitest';
import { techniquesFigure } from './techniques-figure.ts';

const gain = (name: string, ratios: readonly number[], turnsAt: number | null = null) => ({
  key: name,
  name,
  meaning: '',
  samples: ratios.map((ratio, i) => ({ users: 2 ** i, ratio })),
  turnsAt,
  verdict: '',
});
const answer = {
  label: 'B200',
  chips: 8,
  model: 'm',
  modelName: 'M',
  inputTokens: 1024,
  outputTokens: 1024,
  mostUsers: 8,
  engineVersion: '1',
  title: 'Drafts gain',
  sentence: '',
  gains: [
    gain('Drafts', [1.6, 1.2, 0.9, 0.8], 4),
    gain('Cache in 8 bits', [1.01, 1.06, 1.13, 1.21]),
    gain('Window', [1.012, 1.061, 1.131, 1.211]),
  ],
  published: [],
  publishedTitle: '',
} as unknown as TechniquesAnswer;

test('a line that lies on another stands in its name, and where one turns is a ring with its number', () => {
  const request = TechniquesRequest.parse({ model: 'mm', chip: 'b200' });
  const figure = techniquesFigure(answer, request);
  const drawing = figure?.draw(WIDE);
  const marks = JSON.stringify(drawing?.marks);
  expect(marks).toContain('Cache in 8 bits; Window');
  expect(marks.match(/"className":"ring"/g)).toHaveLength(1);
  expect(marks).toContain('4 users');
  expect(drawing && textFaults(drawing)).toEqual([]);
  expect(figure?.table.rows).toHaveLength(12);
});
