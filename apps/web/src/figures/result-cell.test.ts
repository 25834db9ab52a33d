import { plainCell } from '@inferbench/chart/table';
import { expect, test } from 'vitest';
import { resultCell, resultOf } from './result-cell.ts';

test('a link to a result says what it is, and files hold its id', () => {
  const cell = resultCell('UG9pbnQ6MQ', resultOf('B200 ×8', 63.9));
  expect(cell).toMatchObject({ words: 'B200 ×8, 64 users' });
  expect(plainCell(cell)).toBe('UG9pbnQ6MQ');
  expect(resultOf('B200 ×8', null)).toBe('B200 ×8');
  expect(resultCell(null, 'B200 ×8')).toBeNull();
});
