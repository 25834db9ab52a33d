import { hashOf } from '@inferbench/evaluation/input-hash';
import { expect, test } from 'vitest';
import { troubleOf } from '../api/sent.ts';
import { submissionKey } from './send.ts';

const content = { document: '{}', context: { system: { chips: 1, chip: 'x' } }, run: null };

test('the idempotency key is that of the command line: the content, in any order', () => {
  expect(submissionKey(content)).toBe(hashOf({ document: '{}', context: content.context }));
  const reordered = { ...content, context: { system: { chip: 'x', chips: 1 } } };
  expect(submissionKey(reordered)).toBe(submissionKey(content));
});

test.each([
  { ...content, document: '{} ' },
  { ...content, context: {} },
  { ...content, run: 1 },
])('other content has another key', (other) => {
  expect(submissionKey(other)).not.toBe(submissionKey(content));
});

test('a lost answer says that nothing is lost', () => {
  expect(troubleOf(undefined)).toMatchObject({ code: 'UNREACHABLE' });
});
