import { DuelMetric } from '@inferbench/answers/duel/request';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { NO_BATCH } from '@inferbench/domain/terms/slice';
import { PayBy } from '@inferbench/answers/load/request';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  askedAddress,
  compareViewAddress,
  FOOTINGS,
  readCompareView,
  systemsAddress,
  understood,
} from './compare-view.ts';

const CHIPS = ['b200', 'h100', 'lpu-v1', 'mi355x', 'tpu-v5p'];
const byAlphabet = (chips: readonly string[]) => CHIPS.filter((chip) => chips.includes(chip));
const named = (shortSlug: string) => ({ slug: `vendor-${shortSlug}`, shortSlug });
const modelNamed = (text: string) => (text === 'deepseek-r1' ? text : null);
const count = (max: number) => fc.integer({ min: 1, max });

const lines = fc.double({ min: 0.001, max: 100_000, noNaN: true });
const views = fc
  .record({
    chips: fc.uniqueArray(fc.constantFrom(...CHIPS), { minLength: 2, maxLength: 4 }),
    inputTokens: count(1_000_000),
    outputTokens: count(1_000_000),
    precision: fc.constantFrom(...PrecisionClass.options),
    each: count(1_024),
    at: lines,
    pay: fc.constantFrom(...PayBy.options),
    metric: fc.constantFrom(...DuelMetric.options),
    equal: fc.constantFrom(...FOOTINGS),
    users: count(65_536),
    base: fc.oneof(
      fc.constant({ x: 'SPEED' as const }),
      fc.record({ x: fc.constantFrom('FIRST' as const, 'ANSWER' as const), at: lines }),
    ),
    framework: fc.option(fc.constantFrom('vllm', 'sglang', 'vllm,deepspeed')),
  })
  .map(({ chips, metric, equal, users, base, framework, each, ...slice }) => ({
    // The first of the path, or another one that was made first.
    chips,
    first: chips[0] === byAlphabet(chips)[0] ? null : (chips[0] ?? null),
    metric,
    equal,
    users,
    base: { at: slice.at, ...base },
    framework,
    asked: {},
    slice: {
      ...slice,
      chips: each,
      x: 'SPEED' as const,
      axis: 'PER_CHIP' as const,
      framework: null,
      simulated: true,
      technique: 'PLAIN' as const,
      extent: null,
      pools: null,
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
      const { slice, base, users, framework, metric, equal } = view;
      expect(read.base).toEqual(base.x === 'SPEED' ? { x: base.x } : base);
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

test('two systems of a slice stand side by side by their chips, at its work and on their stacks', () => {
  const slice = {
    model: 'llama-3-8b',
    phase: 'SERVING' as const,
    shape: 'BALANCED' as const,
    batch: 32,
    context: 2048,
    precision: 'W4A16' as const,
  };
  expect(systemsAddress(['nvidia-h100-sxm5-80gb-x8-vllm', 'amd-mi300x-x8-sglang'], slice)).toBe(
    '/compare/amd-mi300x-vs-nvidia-h100-sxm5-80gb?model=llama-3-8b&prec=int4&users=32&with=sglang%2Cvllm',
  );
  const unstated = ['nvidia-t4-x1-stack-not-stated', 'amd-mi210-x1-stack-not-stated'];
  expect(systemsAddress(unstated, { ...slice, batch: NO_BATCH })).toBe(
    '/compare/amd-mi210-vs-nvidia-t4?model=llama-3-8b&prec=int4',
  );
});

test('an address to cite keeps what was understood, and names its model', () => {
  const parameters = { model: 'nobodys', users: 'x', metric: 'colour', at: '40' };
  const chips = [named('b200'), named('mi355x')];
  const { problems } = readCompareView({ chips, modelNamed }, parameters);
  const asked = understood(parameters, problems);
  expect(asked).toEqual({ at: '40' });
  const view = fc.sample(views, { numRuns: 1, seed: 1 })[0];
  expect(view && askedAddress({ ...view, chips: ['b200', 'mi355x'], asked }, 'context')).toBe(
    '/compare/b200-vs-mi355x?model=deepseek-r1&at=40#context',
  );
});
