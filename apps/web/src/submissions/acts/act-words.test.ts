import { expect, test } from 'vitest';
import { saidOf } from './act-words.ts';

const refused = (code: string, message: string) => ({
  __typename: 'NotAllowed' as const,
  code,
  message,
  currentVersion: 3,
  available: [],
});

test('an act that is not open says why, and the page is read anew', () => {
  const why = 'You approved it already: another person may publish it.';
  expect(saidOf('APPROVE', refused('NOT_ALLOWED_NOW', why))).toEqual({
    done: false,
    words: `Nothing was done: ${why}`,
    isOld: true,
  });
});

test('on a version that somebody changed meanwhile, it says to look again', () => {
  const { words, isOld } = saidOf('PUBLISH', refused('STALE_VERSION', 'It has version 3 by now.'));
  expect(words).toContain('look again before you repeat');
  expect(isOld).toBe(true);
});
