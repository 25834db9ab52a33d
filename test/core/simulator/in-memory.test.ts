import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { memoryTiers } from '@inferbench/domain/memory-tier';
import { SimulateRequest } from '@inferbench/domain/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { arrayLatencySec } from '@inferbench/simulator/in-memory-array';
import { adcJoules, analogMacJoules, dacJoules } from '@inferbench/simulator/in-memory-energy';
import {
  analogLatencySec,
  analogOpsPerSec,
  digitalMacsPerCycle,
  losslessAdcBits,
  losslessRows,
  slicePasses,
} from '@inferbench/simulator/in-memory-passes';
import { residency } from '@inferbench/simulator/in-memory-residency';
import { describe, expect } from 'vitest';

function inMemoryChip(slug: string) {
  const chip = catalogue.chips.get(slug);
  if (chip?.family !== 'in_memory') throw new Error(`${slug} is no in-memory chip of the catalogue`);
  return chip;
}

describe('analog arrays', () => {
  test('256 ADCs at 1 GHz over 256 rows in one pass are 131 TOPS; four passes a quarter', () => {
    const once = { adcs: 256, adcHz: 1e9, rowsActive: 256, passes: 1 };
    expect(analogOpsPerSec(once)).toBe(131.072e12);
    expect(analogOpsPerSec({ ...once, passes: 4 })).toBe(131.072e12 / 4);
  });

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

  test('take a conversion a pass, group of rows and multiplexed column, then the shift-and-add', () => {
    const latency = { passes: 4, rows: 256, rowsActive: 64, columnsPerAdc: 8, adcHz: 1e9, shiftAddSec: 5e-9 };
    expect(analogLatencySec(latency)).toBeCloseTo(4 * 4 * 8 * 1e-9 + 5e-9, 15);
  });

  test('HERMES: 63.1 TOPS of 64 cores, if each column has a converter, are 7.52 million conversions a second, 133 ns each', () => {
    const { inMemory, peaks } = inMemoryChip('ibm-hermes');
    const adcs = (inMemory?.arrays ?? 0) * (inMemory?.arrayColumns ?? 0);
    const rate = analogOpsPerSec({ adcs, adcHz: 1, rowsActive: inMemory?.arrayRows ?? 0, passes: 1 });
    expect((peaks[0]?.denseOpsPerSec ?? 0) / rate / 1e6).toBeCloseTo(7.52, 2);
  });

  test('ZigZag: an 8-bit conversion at 0.9 V is 0.70 pJ; a MAC shares it with its rows', () => {
    expect(adcJoules(8, 0.9) * 1e12).toBeCloseTo(0.701, 3);
    expect(dacJoules(8, 0.9) * 1e12).toBeCloseTo(0.324, 6);
    const mac = {
      adcBits: 8,
      dacBits: 1,
      vdd: 0.9,
      passes: 8,
      rowsActive: 64,
      columns: 128,
      cellJoules: 1e-15,
    };
    expect(analogMacJoules(mac)).toBeCloseTo(
      8 * (adcJoules(8, 0.9) / 64 + dacJoules(1, 0.9) / 128 + 1e-15),
      20,
    );
  });
});

describe('digital arrays', () => {
  test('multiply rows · columns · banks ÷ (b_act ÷ b_serial) a cycle', () => {
    expect(digitalMacsPerCycle({ rows: 64, columns: 64, banks: 8, activationBits: 8, serialBits: 1 })).toBe(
      4096,
    );
    expect(digitalMacsPerCycle({ rows: 64, columns: 64, banks: 8, activationBits: 4, serialBits: 4 })).toBe(
      32768,
    );
  });

  test('speedAI240: 729 banks of 512 elements with two multiplications a cycle at 1.35 GHz are its 2 Pops/s', () => {
    const { peaks } = inMemoryChip('untether-speedai240-slim');
    const macs = digitalMacsPerCycle({ rows: 512, columns: 2, banks: 729, activationBits: 8, serialBits: 8 });
    const published = peaks.find(({ precision }) => precision === 'fp8')?.denseOpsPerSec ?? 0;
    expect((2 * macs * 1.35e9) / published).toBeCloseTo(1.008, 3);
  });

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
