import { expect, test } from 'vitest';
import { placedRow } from '../../figures/tradeoff/placed-row-fixture.ts';
import { COLUMNS } from './columns.ts';
import { placesText } from './places-text.ts';

test('names, stacks and reasons that somebody wrote are words of a row and never markup', () => {
  const bomb = '<img src=x onerror="alert(1)">';
  const missing = { value: null, low: null, high: null, kind: null, words: bomb };
  const row = placedRow(bomb, { kind: 'REPORTED', stack: bomb, comparison: bomb, price: missing });
  const text = placesText({ title: bomb, rows: [row], placed: false }, COLUMNS, 'Speed');
  expect(text).not.toContain('<img');
  expect(text).not.toContain('"alert');
  expect(text.match(/&lt;img/g)?.length).toBe(5);
});

test('every figure of a row has the mark of its kind, and a figure that is missing its reason', () => {
  const energy = { value: 2, low: 1, high: 3, kind: 'MEASURED', words: 'wall' } as const;
  const row = placedRow('B200', { kind: 'REPORTED', pointId: 'p', place: 3, energy });
  const text = placesText({ title: 'published', rows: [row], placed: true }, COLUMNS, 'Speed');
  expect(text.match(/#kind-\w+/g)).toEqual(['#kind-reported', '#kind-measured']);
  expect(text).toContain('<td class="num place">3</td>');
  expect(text).toMatch(/data-label="energy">.*> 2<span class="sub">wall<\/span><\/td>/);
  expect(text.match(/<td class="num missing" data-label="[a-z]+">none<\/td>/g)?.length).toBe(3);
  expect(text.match(/<t[dh] /g)?.length).toBe(1 + 5 + COLUMNS.length);
});
