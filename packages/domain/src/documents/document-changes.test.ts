import { expect, test } from 'vitest';
import { documentChanges } from './document-changes.ts';

const BEFORE = { chip: 'h100', seconds: 20, points: [{ rate: 1 }, { rate: 2 }], note: null };

test('equal documents differ in nothing, whatever the order of their keys', () => {
  expect(
    documentChanges(BEFORE, { note: null, points: BEFORE.points, seconds: 20, chip: 'h100' }, 100),
  ).toEqual([]);
});

test('each value that differs is named by its path, with what was and what is', () => {
  const after = { chip: 'h100', seconds: 21, points: [{ rate: 1 }, { rate: 3, tokens: 5 }], note: 'x' };
  expect(documentChanges(BEFORE, after, 100)).toEqual([
    { path: 'seconds', before: '20', after: '21' },
    { path: 'points[1].rate', before: '2', after: '3' },
    { path: 'points[1].tokens', before: null, after: '5' },
    { path: 'note', before: null, after: 'x' },
  ]);
});

test('what is gone, and what became another kind of thing, is a change', () => {
  expect(documentChanges({ a: [1], b: 1 }, { a: { 0: 1 } }, 100)).toEqual([
    { path: 'a', before: '[1]', after: '{"0":1}' },
    { path: 'b', before: '1', after: null },
  ]);
});

test('a list of changes ends, and long values are cut', () => {
  const many = (value: number) => Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, value]));
  expect(documentChanges(many(1), many(2), 7)).toHaveLength(7);
  expect(documentChanges({}, { text: 'x'.repeat(500) }, 1)[0]?.after).toHaveLength(120);
});
