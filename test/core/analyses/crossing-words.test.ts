import { crossingSentence, noCrossingSentence } from '@inferbench/analyses/context/words';
import { describe, expect, test } from 'vitest';

const PAIR = { riserLabel: 'A', fallerLabel: 'B' };

describe('the sentence of a pair over context', () => {
  test('names both of a pair that does not cross', () => {
    expect(noCrossingSentence(['A', 'B'], 256, 11_200)).toBe(
      'A and B do not change places between 256 and 11,000 tokens.',
    );
  });

  test('says once where a pair crosses several times within one interval', () => {
    expect(crossingSentence({ ...PAIR, contexts: [390, 410, 450], low: 128, high: 8192 })).toBe(
      'A and B cannot be told apart from 128 to 8,192 tokens; by value they change places at 390, 410 and 450.',
    );
    expect(crossingSentence({ ...PAIR, contexts: [390, 450], low: 300, high: 600 })).toBe(
      'A and B change places at 390 and 450 tokens (300 to 600).',
    );
  });
});
