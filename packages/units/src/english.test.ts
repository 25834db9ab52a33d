import { expect, test } from 'vitest';
import { listedUpTo, numberWord } from './english.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
  // "and one more" is no shorter than its name.
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and two more'],
  [Array.from({ length: 20 }, () => 'a'), 'a, a, a and 17 more'],
])('of %j three are named, and how many more there are', (words, expected) => {
  expect(listedUpTo(3, words)).toBe(expected);
});

test('numbers to twelve are words', () => {
  expect([numberWord(0), numberWord(12), numberWord(13), numberWord(3, true)]).toEqual([
    'no',
    'twelve',
    '13',
    'Three',
  ]);
});
