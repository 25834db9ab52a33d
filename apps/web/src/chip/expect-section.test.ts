import { expect, test } from 'vitest';
import { sentenceOf } from './expect-section.tsx';

test('what to expect is said in whole sentences, and a published run near with its own users and context', () => {
  const each = (value: number) => ({ value, low: value - 1, high: value + 1, words: '', kind: 'SIMULATED' });
  const none = { each: { value: null, words: 'none near' }, users: null, context: null };
  const loads = [
    { users: 1, chips: 1, each: each(47.8), all: each(47.8), published: none },
    {
      users: 20,
      chips: 2,
      each: each(23.7),
      all: each(474),
      published: { each: each(17.8), users: 16, context: 8_704 },
    },
  ];
  const of = { modelName: 'M', contexts: [{ context: 16_384, loads }] } as unknown as Parameters<
    typeof sentenceOf
  >[0]; // no other field is read
  expect(sentenceOf(of)).toBe(
    'At 16K one user of M gets 47.8 tokens/s on 1 chip (simulated, 46.8 to 48.8). Each of 20 users gets 23.7 on 2 chips (22.7 to 24.7); published near that: 17.8, of 16 users at 8.5K.',
  );
});
