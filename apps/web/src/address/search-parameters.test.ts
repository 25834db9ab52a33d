import { expect, test } from 'vitest';
import { firstText, searchOf, searchParameters } from './search-parameters.ts';

test('the first text under a name, whatever else stands there', () => {
  const twice = searchParameters(new URLSearchParams('q= a &q=b&at=50'));
  expect([firstText(twice, 'q'), firstText(twice, 'at'), firstText(twice, 'sort')]).toEqual([
    'a',
    '50',
    undefined,
  ]);
});

test('functions that Next reads behind "__proto__" are no text', () => {
  const given: Record<string, string[]> = {};
  // Made as Next makes it of "?__proto__=a&sort=points": what a name has already becomes the first of a list.
  Object.assign(given, { sort: [Array.prototype.sort, 'points'] });
  expect(firstText(given, 'sort')).toBe('points');
  expect(searchOf(given).toString()).toBe('sort=points');
});
