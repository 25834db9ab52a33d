import { fc, test as property } from '@fast-check/vitest';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { WORKLOAD_METRICS } from '@inferbench/domain/workload/workload-metrics';
import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { describe, expect, test } from 'vitest';
import { filled, FIRST_VALUES, holds, queryOfValues, valuesOfAddress } from './form-values.ts';
import { PRESETS } from './presets.ts';
import { readWorkload } from './read-workload.ts';
import { valuesOfWorkload } from './write-workload.ts';

const valuesOfQuery = (query: string) => valuesOfAddress(Object.fromEntries(new URLSearchParams(query)));
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const tokens = fc.oneof(fc.integer({ min: 1, max: 200_000 }), between(1, 1e7));
const limit = fc.option(between(1e-6, 1e9));
const slug = fc.stringMatching(/^[a-z0-9]{2,6}([.-][a-z0-9]{1,5}){0,3}$/);
const shapes = fc.array(
  fc.record({ inputTokens: tokens, outputTokens: tokens, weight: between(1e-6, 1e9) }),
  {
    minLength: 1,
    maxLength: 5,
  },
);

const someOwnership = fc.record(
  {
    years: between(0.1, 100),
    availability: between(0.01, 1),
    capitalOverhead: between(0, 100),
    pue: between(1, 10),
    usdPerKwh: between(0, 100),
    hostWattsPerChip: between(0, 100_000),
    hostingUsdPerHour: between(0, 1e6),
  } satisfies Record<keyof OwnershipAssumptions, fc.Arbitrary<number>>,
  { requiredKeys: [] },
);
const price = fc
  .record({ chip: slug, usdPerChipHour: fc.option(between(0, 1e6)), usdPerChip: fc.option(between(0, 1e9)) })
  .filter(({ usdPerChipHour, usdPerChip }) => usdPerChipHour !== null || usdPerChip !== null);

const anyRequest = fc
  .record({
    model: slug,
    requests: shapes,
    load: between(1, 1e6),
    byRate: fc.boolean(),
    precision: fc.option(fc.constantFrom(...PrecisionClass.options)),
    limits: fc.record({ ttftMs: limit, tpotMs: limit, e2eMs: limit }),
    metric: fc.constantFrom(...WORKLOAD_METRICS),
    costBasis: fc.option(fc.constantFrom('OWNED', 'RENTED')),
    ownership: someOwnership,
    prices: fc.uniqueArray(price, { selector: ({ chip }) => chip, maxLength: 4 }),
    include: fc.record({ interpolated: fc.boolean(), simulated: fc.constant(false) }),
  })
  .map(({ load, byRate, prices, ...rest }) =>
    WorkloadRequest.parse({
      ...rest,
      prices: prices.toSorted((a: { chip: string }, b: { chip: string }) => (a.chip < b.chip ? -1 : 1)),
      ...(byRate ? { requestsPerSec: load } : { concurrency: load }),
    }),
  );

describe('the address of a workload', () => {
  property.prop([anyRequest], { numRuns: 1000 })(
    'names every workload, and the workload that it names',
    (request) => {
      const query = queryOfValues(valuesOfWorkload(request));
      expect(readWorkload(valuesOfQuery(query))).toEqual({ request, cachedShare: 0, problems: {} });
      expect(queryOfValues(valuesOfQuery(query))).toBe(query);
    },
  );

  property.prop([
    fc.dictionary(fc.constantFrom('model', 'input', 'mix', 'ttft', 'by', 'hour.a1'), fc.string()),
  ])('keeps whatever is typed, sense or not', (typed) => {
    const values = valuesOfAddress(typed);
    expect(valuesOfQuery(queryOfValues(values))).toEqual(values);
  });

  test('that says nothing is an example of which published results are near', () => {
    expect(readWorkload(valuesOfAddress({})).request).toMatchObject({
      model: FIRST_VALUES.model,
      requests: [{ inputTokens: 1000, outputTokens: 1000, weight: 1 }],
      concurrency: 32,
      metric: 'USD_PER_MTOK',
    });
  });
});

describe('what is wrong is said at its field', () => {
  test.each([
    [{ input: '' }, 'input', 'Needed: a number.'],
    [{ input: 'many' }, 'input', 'Expected a number, found “many”.'],
    [{ output: '0' }, 'output', 'Expected at least 1, found “0”.'],
    [{ load: '2000000' }, 'load', 'Expected at most 1,000,000, found “2000000”.'],
    [{ ttft: '-1' }, 'ttft', 'Expected more than 0, found “-1”.'],
    [{ pue: '0.9' }, 'pue', 'Expected at least 1, found “0.9”.'],
    [{ by: 'MINUTE' }, 'by', 'Expected CONCURRENCY or RATE.'],
    [{ 'hour.nvidia-a10': '-2' }, 'hour.nvidia-a10', 'Expected at least 0, found “-2”.'],
    [{ 'buy.nvidia-a10': 'two' }, 'buy.nvidia-a10', 'Expected a number, found “two”.'],
    [{ model: 'Llama 3' }, 'model', /lower-case letters.*found “Llama 3”/],
    [{ precision: 'FP7' }, 'precision', /^Expected one of FP32, .*found “FP7”\. Did you mean /],
    [{ metric: 'USD_PER_MTOKS' }, 'metric', /Did you mean USD_PER_MTOK\?$/],
    [{ mix: '1000 200 3\n50' }, 'mix', /on each line.*found “50”/],
    [{ mix: '1000 200 3;0 200 1' }, 'mix', 'Expected at least 1, found “0 200 1”.'],
  ])('%j', (address, field, words) => {
    const { request, problems } = readWorkload(valuesOfAddress(address));
    expect(request).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(words);
  });

  test('several at once, each at its own', () => {
    const { problems } = readWorkload(
      valuesOfAddress({ input: 'x', pue: '0', e2e: '0', by: 'RATE', load: '' }),
    );
    expect(Object.keys(problems).toSorted()).toEqual(['e2e', 'input', 'load', 'pue']);
  });
});

test('numbers are read as people type them', () => {
  expect(readWorkload(valuesOfAddress({ input: '32,768', output: '6e2' })).request?.requests).toEqual([
    { inputTokens: 32_768, outputTokens: 600, weight: 1 },
  ]);
});

test('a mix counts instead of the single lengths, which keep what stands in them', () => {
  const values = valuesOfAddress({ input: 'later', mix: '1000 200 3; 200 50' });
  expect(readWorkload(values).request?.requests).toEqual([
    { inputTokens: 1000, outputTokens: 200, weight: 3 },
    { inputTokens: 200, outputTokens: 50, weight: 1 },
  ]);
  expect(values['input']).toBe('later');
});

test('a preset fills in lengths, load and limits, and leaves prices alone', () => {
  for (const { fills } of PRESETS) {
    const values = filled(valuesOfAddress({ 'hour.nvidia-a10': '2', mix: '1 2 3', pue: '1.2' }), fills);
    expect(PRESETS.filter((preset) => holds(values, preset.fills)).map((preset) => preset.fills)).toEqual([
      fills,
    ]);
    expect(readWorkload(values).request).toMatchObject({
      ownership: { pue: 1.2 },
      prices: [{ usdPerChipHour: 2 }],
    });
  }
});
