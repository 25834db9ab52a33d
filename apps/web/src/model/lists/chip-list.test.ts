import { expect, test } from 'vitest';
import { countSentence } from './chip-list.tsx';

test('a list that is narrowed down counts what it shows', () => {
  const rows = [{ pointCount: 3 }, { pointCount: 0 }];
  expect(countSentence({ rows, total: 2 }, 'chip')).toBe('2 chips, 1 with measured or published results.');
  expect(countSentence({ rows, total: 71 }, 'chip')).toBe(
    '2 of 71 chips, 1 with measured or published results.',
  );
});
