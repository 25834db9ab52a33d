import { fc, test as property } from '@fast-check/vitest';
import { PrecisionClass } from '@inferbench/domain/precision';
import { Phase, Shape } from '@inferbench/domain/slice';
import { expect, test } from 'vitest';
import { compareQuery, readCompareRequest } from './compare-request.ts';

const slug = fc.stringMatching(/^[a-z0-9]{2,8}(-[a-z0-9]{1,6}){0,4}$/);
const size = fc.integer({ min: 1, max: 1_048_576 });
const pair = fc.record({
  a: fc.option(slug),
  b: fc.option(slug),
  slice: fc.option(
    fc.record({
      model: slug,
      phase: fc.constantFrom(...Phase.options),
      shape: fc.option(fc.constantFrom(...Shape.options)),
      batch: size,
      context: size,
      precision: fc.constantFrom(...PrecisionClass.options),
    }),
  ),
});

property.prop([pair], { numRuns: 1000 })(
  'the address of a comparison names the comparison that it came from',
  (compared) => {
    const query = compareQuery(compared);
    const read = readCompareRequest(Object.fromEntries(new URLSearchParams(query)));
    expect(read).toEqual({ ...compared, problems: [] });
    expect(compareQuery(read)).toBe(query);
  },
);

test('half a slice is said, and the two systems stay', () => {
  const read = readCompareRequest({ a: 'x-x1-vllm', b: ['y-x1-vllm', 'z'], model: 'llama-3-8b' });
  expect(read).toMatchObject({ a: 'x-x1-vllm', b: 'y-x1-vllm', slice: null });
  expect(read.problems.join(' ')).toContain('phase: missing');
});
