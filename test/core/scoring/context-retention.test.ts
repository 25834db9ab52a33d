import { describe, expect, test } from 'vitest';
import { type AtContext, contextRetention } from '@inferbench/scoring/context-retention';
import { missing, withAssumedInterval } from '@inferbench/scoring/metric-value';
import { textSpeed } from '@inferbench/scoring/text-speed';

const at = (context: number, value: number, more: Partial<AtContext> = {}): AtContext => ({
  system: 's',
  batch: 16,
  context,
  value: withAssumedInterval(value),
  ...more,
});

describe('context retention', () => {
  test('by hand: 80 of 100 tokens/s are kept, in either order, with the quotient of the intervals', () => {
    const kept = { present: true, value: 0.8, interval: { assumed: true } };
    const found = contextRetention(at(1024, 100), at(32_768, 80));
    expect(found).toMatchObject(kept);
    expect(contextRetention(at(32_768, 80), at(1024, 100))).toEqual(found);
    if (!found.present) throw new Error(found.detail);
    expect(found.interval.low).toBeCloseTo(76 / 105, 12);
    expect(found.interval.high).toBeCloseTo(84 / 95, 12);
  });

  test('of a latency is the same quotient: 1.25 is a quarter longer', () => {
    expect(contextRetention(at(1024, 20), at(8192, 25))).toMatchObject({ present: true, value: 1.25 });
  });

  test.each([
    [at(8192, 1, { system: 'other' }), 'different systems'],
    [at(8192, 1, { batch: 8 }), 'different batches'],
    [at(1024, 1), 'no value at a second context'],
    [at(8192, 1, { value: missing('NO_POWER', 'no power data') }), 'no power data'],
    [at(128, 0), 'a value of 0'],
  ])('is missing with its reason: %#', (other, reason) => {
    expect(contextRetention(at(1024, 100), other)).toMatchObject({
      present: false,
      detail: expect.stringContaining(reason),
    });
  });
});

describe('text speed', () => {
  test('by hand: 100 tokens/s of 4.5 characters are 450 characters/s', () => {
    const { value, interval } = { value: 450, interval: { low: 427.5, high: 472.5, assumed: true } };
    expect(textSpeed(withAssumedInterval(100), { name: 'M', charsPerToken: 4.5 })).toEqual({
      present: true,
      value,
      interval,
    });
  });

  test('is missing where the characters are unknown, and where the tokens are', () => {
    expect(textSpeed(withAssumedInterval(100), { name: 'M', charsPerToken: null })).toEqual({
      present: false,
      reason: 'NOT_REPORTED',
      detail: 'no publisher states the characters a token of M',
    });
    const unknown = missing('NOT_APPLICABLE', 'prefill');
    expect(textSpeed(unknown, { name: 'M', charsPerToken: 4 })).toEqual(unknown);
  });
});
