import { expect, test } from 'vitest';
import { readFragment } from './fragment.ts';
import { ownPath } from './own-path.ts';

const SECRET = 'inv_0123456789-ABCDEFGHIJKLM';

test('the secret of an invitation is read from the fragment of the address', () => {
  expect(readFragment(`#invitation=${SECRET}`)).toEqual({ kind: 'INVITATION', secret: SECRET });
});

test.each([
  '#invitation=',
  '#invitation=short',
  `#invitation=${SECRET}%20x`,
  `#invitation=${'a'.repeat(300)}`,
])('half of a link is told from none: %s', (hash) => expect(readFragment(hash)).toEqual({ kind: 'BROKEN' }));

test.each(['', '#', '#foot', '#Invitation=x', '#%'])('%s is no invitation', (hash) =>
  expect(readFragment(hash)).toEqual({ kind: 'NOTHING' }),
);

test('who signed in goes on to where they came from', () => {
  expect(ownPath('/organisation?a=b')).toBe('/organisation?a=b');
});

test.each([
  undefined,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'x',
])('no address leads from the sign-in to another site: %s', (asked) =>
  expect(ownPath(asked)).toBe('/submissions'),
);
