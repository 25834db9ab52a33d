import { expect, test } from 'vitest';
import { sentenceOf } from './expect-section.tsx';

test('what to expect is said in one sentence', () => {
  const each = (value: number) => ({ value, low: value - 1, high: value + 1, words: '', kind: 'SIMULATED' });
  const loads = [
    { users: 1, chips: 1, each: each(47.8), all: each(47.8) },
    { users: 20, chips: 2, each: each(23.7), all: each(474) },
  ];
  const of = { modelName: 'M', contexts: [{ context: 16_384, loads }] } as unknown as Parameters<
    typeof sentenceOf
  >[0]; // no other field is read
  expect(sentenceOf(of)).toBe(
    'At 16K one user of M gets 47.8 tokens/s on 1 chip (simulated, 46.8 to 48.8), 20 users get 23.7 each on 2 (22.7 to 24.7).',
  );
});
