import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadQuery, readLoad } from './load-request.ts';

const chips = [...catalogue.chips.keys()];
const models = [...catalogue.models.values()].filter(isLanguageModel).map(({ slug }) => slug);
const read = (query: string) => readLoad(Object.fromEntries(new URLSearchParams(query)), catalogue);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: '' });

const states = fc.record({
  chip1: fc.constantFrom(...chips),
  chip2: fc.constantFrom(...chips),
  chip3: optional(fc.constantFrom(...chips)),
  chip4: optional(fc.constantFrom(...chips)),
  model: fc.constantFrom(...models),
  chips: optional(fc.integer({ min: 1, max: 1024 })),
  in: fc.integer({ min: 1, max: 1_000_000 }),
  out: fc.integer({ min: 1, max: 1_000_000 }),
  prec: fc.constantFrom(...PrecisionWord.options),
  ttft: optional(fc.integer({ min: 1, max: 100_000 })),
  tpot: optional(fc.integer({ min: 1, max: 100_000 })),
});

test('law: the address of a load names the load that it came from', () => {
  fc.assert(
    fc.property(states, (state) => {
      const texts = Object.fromEntries(Object.entries(state).map(([key, value]) => [key, String(value)]));
      const first = readLoad(texts, catalogue);
      expect(first.fields.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
      const query = loadQuery(first.fields, catalogue);
      const again = read(query);
      expect(again).toEqual(first);
      expect(loadQuery(again.fields, catalogue)).toBe(query);
    }),
    { numRuns: 1_000 },
  );
});
