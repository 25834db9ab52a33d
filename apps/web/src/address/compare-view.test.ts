import { DuelMetric } from '@inferbench/domain/duel-chart';
import { precisionNames } from '@inferbench/domain/names';
import { PrecisionClass } from '@inferbench/domain/precision';
import { PayBy } from '@inferbench/domain/tradeoff-chart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareViewAddress, FOOTINGS, readCompareView } from './compare-view.ts';

const CHIPS = ['b200', 'h100', 'lpu-v1', 'mi355x', 'tpu-v5p'];
const byAlphabet = (chips: readonly string[]) => CHIPS.filter((chip) => chips.includes(chip));
const named = (shortSlug: string) => ({ slug: `vendor-${shortSlug}`, shortSlug });
const modelNamed = (text: string) => (text === 'deepseek-r1' ? text : null);
const count = (max: number) => fc.integer({ min: 1, max });

const views = fc
  .record({
    chips: fc.uniqueArray(fc.constantFrom(...CHIPS), { minLength: 2, maxLength: 4 }),
    inputTokens: count(1_000_000),
    outputTokens: count(1_000_000),
    precision: fc.constantFrom(...PrecisionClass.options),
    each: count(1_024),
    at: fc.double({ min: 0.001, max: 100_000, noNaN: true }),
    pay: fc.constantFrom(...PayBy.options),
    metric: fc.constantFrom(...DuelMetric.options),
    equal: fc.constantFrom(...FOOTINGS),
    users: count(65_536),
    framework: fc.option(fc.constantFrom('vllm', 'sglang', 'vllm,deepspeed')),
  })
  .map(({ chips, metric, equal, users, framework, each, ...slice }) => ({
    // The first of the path, or another one that was made first.
    chips,
    first: chips[0] === byAlphabet(chips)[0] ? null : (chips[0] ?? null),
    metric,
    equal,
    users,
    framework,
    asked: {},
    slice: {
      ...slice,
      chips: each,
      axis: 'PER_CHIP' as const,
      framework: null,
      model: 'deepseek-r1',
      modelName: 'DeepSeek R1',
      precisionName: precisionNames(slice.precision).short,
    },
  }));

test('law: the address of a comparison names the view that it came from', () => {
  fc.assert(
    fc.property(views, (view) => {
      const { pathname, searchParams } = new URL(compareViewAddress(view), 'http://site.test');
      const sorted = byAlphabet(view.chips);
      expect(pathname).toBe(`/compare/${sorted.join('-vs-')}`);
      const names = { chips: sorted.map(named), modelNamed };
      const read = readCompareView(names, Object.fromEntries(searchParams));
      expect(read.problems).toEqual([]);
      expect(read.chips.map(({ shortSlug }) => shortSlug)[0]).toBe(view.chips[0]);
      const { slice, users, framework, metric, equal } = view;
      expect(read.wish).toEqual({
        model: slice.model,
        inputTokens: slice.inputTokens,
        outputTokens: slice.outputTokens,
        precision: slice.precision,
        chipsEach: slice.chips,
        at: slice.at,
        pay: slice.pay,
        users,
        // Of several stacks none is meant alone.
        ...(framework === null || framework.includes(',') ? {} : { framework }),
      });
      expect([read.metric, read.equal, read.users, read.framework]).toEqual([
        metric,
        equal,
        users,
        framework,
      ]);
    }),
    { numRuns: 1_000 },
  );
});
