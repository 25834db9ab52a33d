import { CombinedError } from '@urql/core';
import { expect, test } from 'vitest';
import { troubleOf } from './trouble.ts';

const failed = (code: string) =>
  troubleOf(
    new CombinedError({ graphQLErrors: [{ message: 'In words of the API.', extensions: { code } }] }),
  );

test.each(['UNAVAILABLE', 'BUSY'])(
  '%s is said in plain words, and the page to be one that passes',
  (code) => {
    expect(failed(code)).toMatchObject({
      title: 'This could not be read just now',
      message: expect.stringContaining('Nothing is lost'),
      passing: 'UNAVAILABLE',
    });
  },
);

test('what was refused passes by no waiting', () => {
  expect(failed('INVALID')).toMatchObject({ message: 'In words of the API.', passing: null });
});
