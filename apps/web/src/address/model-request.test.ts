import { Extent } from '@inferbench/domain/board/system-class';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { ChartAxis, PayBy, UserAxis } from '@inferbench/answers/load/request';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelViewAddress, readModelView } from './model-request.ts';

const CHIPS = ['b200', 'mi355x', 'h100', 'tpu-v7', 'a100-40-gb'];
const chipNamed = (text: string) =>
  CHIPS.includes(text) ? { slug: `vendor-${text}`, shortSlug: text } : null;
const count = (max: number) => fc.integer({ min: 1, max });

const views = fc.record({
  slice: fc
    .record({
      inputTokens: count(1_000_000),
      outputTokens: count(1_000_000),
      precision: fc.constantFrom(...PrecisionClass.options),
      chips: count(1_024),
      at: fc.double({ min: 0.001, max: 100_000, noNaN: true }),
      x: fc.constantFrom(...UserAxis.options),
      axis: fc.constantFrom(...ChartAxis.options),
      pay: fc.constantFrom(...PayBy.options),
      simulated: fc.boolean(),
      technique: fc.constantFrom('PLAIN' as const, 'DRAFTING' as const),
      extent: fc.constantFrom(...Extent.options),
      pools: fc.constantFrom('AGGREGATED' as const, 'DISAGGREGATED' as const),
    })
    .map((slice) => ({
      ...slice,
      framework: null,
      model: 'deepseek-r1',
      modelName: 'DeepSeek R1',
      precisionName: precisionNames(slice.precision).short,
    })),
  asked: fc.uniqueArray(fc.constantFrom(...CHIPS), { maxLength: 4 }),
});

test('law: the address of a view of a model names the view that it came from', () => {
  fc.assert(
    fc.property(views, ({ slice, asked }) => {
      const { pathname, searchParams } = new URL(modelViewAddress(slice, asked), 'http://site.test');
      expect(pathname).toBe('/models/deepseek-r1');
      const read = readModelView('deepseek-r1', Object.fromEntries(searchParams), chipNamed);
      const { inputTokens, outputTokens, precision, chips, at, x, axis, pay } = slice;
      const { simulated, technique, extent, pools } = slice;
      expect(read.problems).toEqual([]);
      expect(read.asked).toEqual(asked);
      expect(read.request).toEqual({
        model: 'deepseek-r1',
        inputTokens,
        outputTokens,
        precision,
        chips,
        at,
        x,
        axis,
        pay,
        simulated,
        ...(technique === 'PLAIN' ? {} : { technique }),
        extent,
        pools,
        with: asked.map((slug) => `vendor-${slug}`),
      });
    }),
    { numRuns: 1_000 },
  );
});

test('law: whatever an address says, what is not understood is said, and the model stays', () => {
  const keys = [
    'in',
    'out',
    'lengths',
    'prec',
    'chips',
    'users',
    'at',
    'x',
    'within',
    'metric',
    'pay',
    'with',
  ] as const;
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string()), (parameters) => {
      const { request, problems } = readModelView('deepseek-r1', parameters, chipNamed);
      expect(request.model).toBe('deepseek-r1');
      for (const problem of problems) expect(problem).toMatch(/^[a-z]+: /);
    }),
    { numRuns: 1_000 },
  );
});
