import { expect, test } from 'vitest';
import { newApiKey, publicIdOf } from './api-key-format.ts';

test('a new key has its public part; one wrong character anywhere is found without a database', () => {
  for (let i = 0; i < 200; i += 1) {
    const { key, publicId } = newApiKey();
    expect(publicIdOf(key)).toBe(publicId);
    const at = 8 + Math.floor((i / 200) * (key.length - 8));
    const wrong = key[at] === 'a' ? 'b' : 'a';
    expect(publicIdOf(`${key.slice(0, at)}${wrong}${key.slice(at + 1)}`)).toBeNull();
  }
});

test.each(['', 'ib_live_', 'ib_live_a_b_c', 'x'.repeat(10_000)])('%s is no key', (text) => {
  expect(publicIdOf(text)).toBeNull();
});
