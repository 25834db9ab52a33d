import { expect, test } from 'vitest';
import { tokenCount } from './token-count.ts';

test.each([
  ['8k', 8192],
  ['128K', 131_072],
  ['1M', 1_048_576],
  ['0.5k', 512],
  ['1.3k', null],
  ['8192', null],
  ['k', null],
  ['8 k', null],
  ['-8k', null],
])('%s is %s tokens', (text, tokens) => {
  expect(tokenCount(text)).toBe(tokens);
});
