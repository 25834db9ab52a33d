import { expect, test } from 'vitest';
import { ownAddress } from '../../server/security-headers.ts';

// Address that a page links to as itself: never somebody else's site, however its address was written.
test.each([
  ['/search?q=b200', '/search?q=b200'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\\\evil.example', '/evil.example'],
  ['http://evil.example/', '/http://evil.example/'],
  ['/mine?_rsc=1x2y', '/mine'],
  ['/mine?chip=b200&_rsc=1x2y', '/mine?chip=b200'],
  ['/mine?_rsc=1x2y&chip=b200', '/mine?chip=b200'],
  [undefined, '/'],
])('%s is %s', (url, address) => {
  expect(ownAddress(url)).toBe(address);
  expect(new URL(ownAddress(url), 'https://bench.example').host).toBe('bench.example');
});
