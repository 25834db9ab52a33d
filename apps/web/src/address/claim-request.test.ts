import { catalogue } from '@inferbench/catalogue/catalogue';
import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimQuery, readClaim } from './claim-request.ts';

const chips = [...catalogue.chips.keys()];
const models = [...catalogue.models.values()].filter(isLanguageModel).map(({ slug }) => slug);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const precision = optional(fc.constantFrom(...PrecisionWord.options));

const claims = fc
  .record({
    chip: fc.constantFrom(...chips),
    model: fc.constantFrom(...models),
    tokensPerSec: fc.double({ min: 0.001, max: 1e9, noNaN: true }),
    context: fc.integer({ min: 2, max: 1_000_000 }),
    chips: optional(fc.integer({ min: 1, max: 1024 })),
    batch: optional(fc.integer({ min: 1, max: 4096 })),
    weightPrecision: precision,
    activationPrecision: precision,
    kvPrecision: precision,
    memoryBytesPerChip: optional(fc.integer({ min: 1, max: 1_000 }).map((gigabytes) => gigabytes * 1e9)),
  })
  .map((claim) =>
    ClaimRequest.parse(Object.fromEntries(Object.entries(claim).filter(([, value]) => value !== undefined))),
  );

test('law: the address of a claim states the claim that it came from', () => {
  fc.assert(
    fc.property(claims, (claim) => {
      const query = claimQuery(claim);
      const read = readClaim(Object.fromEntries(new URLSearchParams(query)), catalogue);
      expect(read.fields.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
      expect(read.request).toEqual(claim);
      expect(read.example).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['deepseek-r1', 'not stated: fp8 (weights as their checkpoint is published)'],
  ['gpt-oss-120b', 'not stated: mxfp4 (weights as their checkpoint is published)'],
  ['llama-3.1-70b', 'not stated: fp16'],
])('weights of %s that nobody states are said beside the choice: %s', (model, words) => {
  const { fields, request } = readClaim(
    { chip: 'nvidia-h100-sxm5-80gb', model, tokensPerSec: '500', context: '128K' },
    catalogue,
  );
  const weights = fields.find(({ name }) => name === 'weightPrecision');
  expect(weights?.options?.find(({ value }) => value === weights.value)?.words).toBe(words);
  expect(request?.weightPrecision).toBeUndefined();
});
