import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

const PAGES = new Map([
  [null, { nodes: [1, 2], pageInfo: { hasNextPage: true, endCursor: 'b' } }],
  ['b', { nodes: [3], pageInfo: { hasNextPage: false, endCursor: 'c' } }],
]);

test('a list is whole whatever the size of its pages', async () => {
  const answer = await allPages((after) => {
    const value = PAGES.get(after);
    return Promise.resolve(value ? { state: 'DATA', value } : { state: 'MISSING' });
  });
  expect(answer).toEqual({ state: 'DATA', value: [1, 2, 3] });
});

test('a page that fails is the answer, not a shorter list', async () => {
  const trouble = { title: 't', message: 'm', action: 'a', href: null, passing: 'UNAVAILABLE' as const };
  const answer = await allPages<number>((after) =>
    Promise.resolve(
      after === null
        ? { state: 'DATA', value: { nodes: [1], pageInfo: { hasNextPage: true, endCursor: 'b' } } }
        : { state: 'FAILED', trouble },
    ),
  );
  expect(answer).toEqual({ state: 'FAILED', trouble });
});
