import { expect, test } from 'vitest';
import { namesHint } from './name-reader.ts';
import { SHIPPED_NAMES } from './names-fixture.ts';

test('a word that names no chip is answered with names that do', () => {
  expect(namesHint(SHIPPED_NAMES, 'chips', 'nobodys-chip-at-all')).toMatch(/^ For example \S.* or \S.*\.$/);
  expect(namesHint(SHIPPED_NAMES, 'chips', 'gaudi')).toBe(' Did you mean Gaudi 2 or Gaudi 3?');
});
