import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasLostItsUnit,
  isQuantityKind,
  QUANTITY_WORDS,
  type QuantityKind,
  readQuantity,
  unitsOf,
} from './quantity.ts';

const value = (text: string, kind: QuantityKind) => {
  const read = readQuantity(text, kind);
  return read.ok ? read.value : read.problem;
};

test('figures as makers write them are the SI numbers to the last digit', () => {
  expect(value('3.35 TB/s', 'bytesPerSec')).toBe(3_350_000_000_000);
  expect(value('989.4 TFLOPS', 'opsPerSec')).toBe(989_400_000_000_000);
  expect(value('1.5 PFLOP/s', 'opsPerSec')).toBe(1_500_000_000_000_000);
  expect(value('700 W', 'watts')).toBe(700);
  expect(value('1.2kW', 'watts')).toBe(1200);
  expect(value('1.98 GHz', 'hertz')).toBe(1_980_000_000);
  expect(value('80 GB', 'bytes')).toBe(80_000_000_000);
  expect(value('80 GiB', 'bytes')).toBe(85_899_345_920);
  expect(value('400 Gbit/s', 'bytesPerSec')).toBe(50_000_000_000);
  expect(value(' 4e-1 TB/s ', 'bytesPerSec')).toBe(400_000_000_000);
  expect(value('2.49 USD/h', 'usdPerHour')).toBe(2.49);
});

test('case and prefix are exact: what is another unit elsewhere is none here', () => {
  for (const text of ['80 gb', '80 Gb', '80 Gib', '80 GIB', '80 GB/s', '80 W', '80 GBytes', '80 G'])
    expect([text, value(text, 'bytes')]).toEqual([text, 'unit']);
  expect(value('700 w', 'watts')).toBe('unit');
  expect(value('5 mW', 'watts')).toBe(0.005);
  expect(value('5 MW', 'watts')).toBe(5_000_000);
});

test('a comma is never guessed: both readings are offered where both are possible', () => {
  expect(readQuantity('3,35 TB/s', 'bytesPerSec')).toMatchObject({ problem: 'comma', write: ['3.35 TB/s'] });
  expect(readQuantity('1,979 TFLOPS', 'opsPerSec')).toMatchObject({
    problem: 'comma',
    write: ['1979 TFLOPS', '1.979 TFLOPS'],
  });
});

test('no unit, no number and rubbish are told apart, and a small plain number has lost its unit', () => {
  expect(readQuantity('700', 'watts')).toMatchObject({ problem: 'no-unit', write: ['700 W'] });
  expect(value('about 700 W', 'watts')).toBe('no-number');
  expect(value('', 'watts')).toBe('no-number');
  expect(value('1.2.3 W', 'watts')).toBe('no-number');
  expect(value('1e999 W', 'watts')).toBe('range');
  expect(hasLostItsUnit(3.35, 'bytesPerSec')).toBe(true);
  expect(hasLostItsUnit(3.35e12, 'bytesPerSec')).toBe(false);
  expect(hasLostItsUnit(1, 'watts')).toBe(false);
});

test('every unit that is offered is read, and no text throws', () => {
  for (const kind of Object.keys(QUANTITY_WORDS).filter(isQuantityKind)) {
    expect(value(QUANTITY_WORDS[kind].example, kind)).toBeTypeOf('number');
    for (const unit of unitsOf(kind))
      expect([unit, value(`2 ${unit}`, kind)]).toEqual([unit, expect.any(Number)]);
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.constantFrom('bytes', 'opsPerSec'), (text, kind) => {
      const read = readQuantity(text, kind);
      expect(!read.ok || Number.isFinite(read.value)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 3 }), (digits, places) => {
      const text = (digits / 10 ** places).toFixed(places);
      expect(value(`${text} TB/s`, 'bytesPerSec')).toBe(Number(`${text}e12`));
    }),
  );
});
