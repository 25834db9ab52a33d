import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { arrayLatencySec } from '@inferbench/simulator/in-memory-array';
import { losslessAdcBits, losslessRows, slicePasses } from '@inferbench/simulator/in-memory-passes';
import { residency } from '@inferbench/simulator/in-memory-residency';
import { describe, expect } from 'vitest';

function inMemoryChip(slug: string) {
  const chip = catalogue.chips.get(slug);
  if (chip?.family !== 'in_memory') throw new Error(`${slug} is no in-memory chip of the catalogue`);
  return chip;
}

describe('analog arrays', () => {
  test('slice both operands: 8-bit inputs by a 1-bit DAC, 8-bit weights in 2-bit cells are 8 · 4 passes', () => {
    expect(slicePasses({ input: 8, dac: 1, weight: 8, cell: 2 })).toBe(32);
    expect(slicePasses({ input: 8, dac: 8, weight: 8, cell: 8 })).toBe(1);
    expect(slicePasses({ input: 16, dac: 8, weight: 4, cell: 8 })).toBe(2);
  });

  test('lose nothing with log2(rows) + b_dac + b_cell bits, one less where either is one bit', () => {
    expect(losslessAdcBits(128, { dac: 1, cell: 2 })).toBe(9);
    expect(losslessAdcBits(256, { dac: 8, cell: 8 })).toBe(24);
    expect(losslessAdcBits(256, { dac: 2, cell: 2 })).toBe(12);
  });

  test('with fewer bits than that, fewer rows are active at once: 8 bits over 1-bit slices of 2-bit cells reach 64', () => {
    expect(losslessRows(256, 8, { dac: 1, cell: 2 })).toBe(64);
    expect(losslessRows(256, 24, { dac: 8, cell: 8 })).toBe(256);
    // No row at all would be lossless: the chip computes with an error, one row is the least.
    expect(losslessRows(256, 8, { dac: 8, cell: 8 })).toBe(1);
  });

  test.prop([
    fc.constantFrom(64, 128, 256, 512),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 4 }),
  ])('the rows of an ADC and the bits of those rows are one rule', (rows, dac, cell) => {
    expect(losslessRows(rows, losslessAdcBits(rows, { dac, cell }), { dac, cell })).toBe(rows);
    const few = losslessRows(rows, losslessAdcBits(rows, { dac, cell }) - 1, { dac, cell });
    expect(few).toBe(rows / 2);
  });
});

describe('digital arrays', () => {
  test('answer after b_act cycles and the shift-and-add', () => {
    expect(arrayLatencySec(inMemoryChip('untether-speedai240-slim'))).toBeCloseTo(8 / 1.35e9 + 5e-9, 15);
  });
});

describe('the capacity cliff', () => {
  const tiers = memoryTiers(inMemoryChip('dmatrix-corsair'));

  test('weights fill 90 % of the arrays first, caches take what is left', () => {
    expect(residency(tiers, { weightBytes: 0.9e9, kvBytes: 1.8e9 })).toStrictEqual({ weights: 1, kv: 0.5 });
    expect(residency(tiers, { weightBytes: 3.6e9, kvBytes: 1 })).toStrictEqual({ weights: 0.5, kv: 0 });
    expect(residency(tiers, { weightBytes: 1e9, kvBytes: 0.8e9 })).toStrictEqual({ weights: 1, kv: 1 });
  });

  function tpotMs(chips: number): number {
    const request = {
      chip: 'dmatrix-corsair',
      model: 'llama-3-8b',
      phase: 'decode',
      context: 128,
      weightPrecision: 'int8',
    };
    const answer = simulate(SimulateRequest.parse({ ...request, chips }), catalogue);
    if (!answer.ok) throw answer.error;
    return answer.value.attainable.tpotMs ?? Number.NaN;
  }

  test('what does not fit the arrays is reloaded every step: 8 GB on one card take the bandwidth of its LPDDR', () => {
    // 7.5 GB read a step (no embedding table), of 8.03 GB stored 1.8 are resident; a share of 400 GB/s.
    const chip = catalogue.chips.get('dmatrix-corsair');
    if (chip === undefined) throw new Error('no Corsair');
    const { bandwidthShare } = efficiencyOf(chip, 'int8').constants;
    const offChipMs = ((7.505e9 * (1 - 1.8 / 8.03)) / (bandwidthShare * 400e9)) * 1e3;
    expect(tpotMs(1) / offChipMs).toBeGreaterThan(1);
    expect(tpotMs(1) / offChipMs).toBeLessThan(1.05);
    // Eight cards hold all of it.
    expect(tpotMs(1) / tpotMs(8)).toBeGreaterThan(50);
  });
});

test.each(['ibm-hermes', 'mythic-m1076', 'encharge-en100', 'fractile'])(
  '%s is refused: no memory of it has a published size and bandwidth',
  (chip) => {
    const request = SimulateRequest.parse({ chip, model: 'llama-3-8b', phase: 'decode', context: 128 });
    const answer = simulate(request, catalogue);
    expect(answer.ok ? null : [answer.error.code, answer.error.details.path]).toStrictEqual([
      'INCOMPLETE_SPEC',
      'chip.memory',
    ]);
  },
);
