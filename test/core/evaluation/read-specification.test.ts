import { catalogue } from '@inferbench/catalogue/catalogue';
import { Chip } from '@inferbench/domain/chips/chip';
import { Model } from '@inferbench/domain/models/model';
import { readChip } from '@inferbench/domain/chips/read-chip';
import { readSpecification } from '@inferbench/domain/documents/read-specification';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { reachedShares } from '@inferbench/evaluation/reached-shares';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const chips = [...catalogue.chips.values()];
const models = [...catalogue.models.values()];

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** The unit of a figure by the end of its key, as makers state it: what a person would have written for the number. */
const UNIT_OF_KEY: readonly (readonly [RegExp, number, string])[] = [
  [/BytesPerSec$/, 9, 'GB/s'],
  [/OpsPerSec$/, 12, 'TFLOPS'],
  [/^capacityBytes$/, 6, 'MB'],
  [/^(?:tdpWatts|watts)$/, 0, 'W'],
  [/Hz$/, 6, 'MHz'],
  [/^(?:usd|lowUsd|highUsd)$/, 0, 'USD'],
  [/^usdPerHour$/, 0, 'USD/h'],
];

/** A number with the decimal point moved in its digits, so that nothing is rounded on the way. */
function moved(value: number, places: number): string {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return `${digits}e${Number(exponent) - places}`;
}

const words = (part: Json | undefined) => (typeof part === 'string' ? part : JSON.stringify(part));

/** A document as somebody writes it: with units, without what is null, and without empty lists. */
function asWritten(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((entry) => asWritten(entry, key));
  if (typeof value === 'object' && value !== null) {
    if (key === 'capacity') return [value['value'], value['unit']].map(words).join(' ');
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) =>
        inner === null || (Array.isArray(inner) && inner.length === 0 && name !== 'points')
          ? []
          : [[name, asWritten(inner, name)]],
      ),
    );
  }
  const [, places = 0, unit] = UNIT_OF_KEY.find(([pattern]) => pattern.test(key)) ?? [];
  return typeof value === 'number' && unit !== undefined ? `${moved(value, places)} ${unit}` : value;
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json; // its own JSON

test('every shipped chip and model is read as it stands, without a note', () => {
  for (const chip of chips)
    expect(readChip(chip)).toEqual({ ok: true, value: { value: Chip.parse(chip), notes: [] } });
  for (const model of models)
    expect(readSpecification(Model, model)).toEqual({
      ok: true,
      value: { value: Model.parse(model), notes: [] },
    });
});

test('written with units, and without what is unknown, every shipped chip is the same to the bit', () => {
  for (const chip of chips) {
    const read = readChip(asWritten(plain(chip)));
    if (!read.ok) throw new Error(`${chip.slug}: ${JSON.stringify(read.error)}`);
    expect(read.value.value).toEqual(chip);
  }
});

test('without what is unknown, every shipped model is the same', () => {
  for (const model of models) {
    const read = readSpecification(Model, asWritten(plain(model)));
    if (!read.ok) throw new Error(`${model.slug}: ${JSON.stringify(read.error)}`);
    expect(read.value.value).toEqual(Model.parse(model));
  }
});

test('what stored points reach is held against figures with units as against plain ones', () => {
  const chip = testChip({ bandwidthBytesPerSec: 3.35e12 });
  const rates = [{ pointId: 'p', opsPerSecPerChip: 5e11, precision: 'fp16', bytesPerSecPerChip: 3.3e12 }];
  expect(reachedShares(asWritten(plain(chip)), rates)).toEqual(reachedShares(chip, rates));
  expect(reachedShares(chip, rates)).toMatchObject([{ computeShare: 0.5 }]);
});

test('no document throws, each refusal has its path, and at most a hundred are told', () => {
  const figure = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.double(),
    fc.constantFrom('3,35 TB/s', '1 Gb', '80 GiB', '-1 W'),
  );
  const base = plain(testChip()) as Record<string, Json>; // an object, as it was one
  const edits = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(base), 'x', '__proto__'), fc.oneof(figure, fc.jsonValue())),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(edits, (list) => {
      const { findings, chip } = evaluateChip({ ...base, ...Object.fromEntries(list) });
      expect(findings.length).toBeLessThanOrEqual(100);
      expect(chip === null || Chip.safeParse(chip).success).toBe(true);
    }),
  );
  const many = { ...base, powerReadings: Array.from({ length: 5000 }, () => ({ watts: ['1,5 W'] })) };
  const told = evaluateChip(many).findings;
  expect(told.length).toBe(100);
  expect(told.at(-1)?.message).toMatch(/^\d+ more findings are not shown\.$/);
});
