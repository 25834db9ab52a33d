import { CombinedError } from '@urql/core';
import { expect, test } from 'vitest';
import { troubleOf } from './trouble.ts';

const failed = (code: string) =>
  troubleOf(
    new CombinedError({ graphQLErrors: [{ message: 'In words of the API.', extensions: { code } }] }),
  );

test('a database that is away is said in plain words, and the page to be one that passes', () => {
  expect(failed('UNAVAILABLE')).toMatchObject({
    title: 'The database does not answer',
    message: expect.stringContaining('Nothing is lost'),
    passing: 'UNAVAILABLE',
  });
});

test('what was refused passes by no waiting', () => {
  expect(failed('INVALID')).toMatchObject({ message: 'In words of the API.', passing: null });
});
