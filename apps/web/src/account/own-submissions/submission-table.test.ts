import { expect, test } from 'vitest';
import { columnsOf } from './submission-table.tsx';

test('what all submissions of a list share is said once, and a list of one keeps its columns', () => {
  const row = ['1 Jan 2026', 'Published.', '2 Jan 2026', 'Nothing to do.', 'never'];
  expect(columnsOf([row, ['3 Jan 2026', ...row.slice(1)]])).toEqual({
    same: ['state: Published.', 'since: 2 Jan 2026', 'next: Nothing to do.', 'ends by itself: never'],
    different: [0],
  });
  expect(columnsOf([row]).different).toHaveLength(row.length);
});
