import { expect, test } from 'vitest';
import { ownAddress } from '../../server/security-headers.ts';

// Address that a page links to as itself: never somebody else's site, however its address was written.
test.each([
  ['/search?q=b200', '/search?q=b200'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\\\evil.example', '/evil.example'],
  ['http://evil.example/', '/http://evil.example/'],
  [undefined, '/'],
])('%s is %s', (url, address) => {
  expect(ownAddress(url)).toBe(address);
  expect(new URL(ownAddress(url), 'https://bench.example').host).toBe('bench.example');
});
