import { describe, expect, test } from 'vitest';
import { absent } from '../load/figures.ts';
import { headOf, serviceWords } from './head.ts';
import { ServersRequest } from './request.ts';
import { errorWords, sentenceOf } from './sentence.ts';

const SERVICE = { model: 'qwen3-32b', inputTokens: 4000, outputTokens: 500 };
const SYSTEM = {
  chip: 'a',
  label: 'A',
  vendor: 'v',
  older: false,
  name: '1 × A',
  chipsEach: 1,
  servers: 1,
  serversLow: 1,
  serversHigh: 1,
  error: 'as many at both ends of the error',
  usdPerMonth: { value: 1000, low: 1000, high: 1000, kind: 'SIMULATED' as const, words: '$1.37 an hour' },
  ttft: absent('too few requests'),
  speed: absent('too few requests'),
  latency: 'first token at once',
  requestsPerSec: 1,
  promptShare: null,
  basis: 'b',
};

describe('what is said of those that were not simulated', () => {
  const told = (more: number, labels: readonly string[]) => ({
    request: ServersRequest.parse({ ...SERVICE, users: 1 }),
    priced: labels.map((label, index) => {
      const value = 1000 * (index + 1);
      return { ...SYSTEM, label, usdPerMonth: { ...SYSTEM.usdPerMonth, value, low: value, high: value } };
    }),
    unpriced: [],
    simulated: 12,
    more,
  });
  const headAt = (more: number, labels: readonly string[]) =>
    headOf({ ...told(more, labels), modelName: 'M', precision: 'FP8' });

  test('is that they were not: who leads does so of those that were', () => {
    expect(headAt(3, ['A']).notes).toContain('3 chips more are not simulated.');
    expect(headAt(3, ['A']).finding).toContain('the only one with a price of the 12 simulated');
    expect(headAt(3, []).finding).toBe('No server of the 12 simulated keeps these limits');
    expect(sentenceOf(told(3, []))).toMatch(/^No server of the 12 simulated keeps these limits\. Ask/);
    expect(sentenceOf(told(3, ['A']))).toContain('No other server of the 12 simulated that does it');
    expect(sentenceOf(told(3, ['A', 'B']))).toContain(
      'Clearly cheaper than the next of the 12 simulated, B.',
    );
  });

  test('is nothing where all were', () => {
    expect(headAt(0, ['A']).finding).toMatch(/the only one with a price$/);
    expect(sentenceOf(told(0, []))).toMatch(/^No server that we can simulate keeps these limits\. Ask/);
    expect(sentenceOf(told(0, ['A', 'B']))).toContain('Clearly cheaper than the next, B.');
  });
});

test('one is one server, and one request', () => {
  expect(errorWords({ servers: 1, serversLow: 1, serversHigh: null })).toBe(
    '1 server or more within the error',
  );
  const rate = ServersRequest.parse({ ...SERVICE, users: null, requestsPerSec: 1 });
  expect(serviceWords(rate)).toContain(', 1 request/s, ');
});
