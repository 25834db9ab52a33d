import { describe, expect, test } from 'vitest';
import type { ChipData, ChipPoint } from './chip-data.ts';
import { chipRoofline, rooflineOf } from './chip-roofline.ts';
import { priceRange, specRows } from './spec-rows.ts';

const READ = { sourceKey: 'a', confidence: 'datasheet' };
const CHIP: ChipData = {
  slug: 'h100',
  standing: 'CATALOGUE',
  declaredBy: null,
  name: 'H100 SXM5 80GB',
  shortName: 'H100',
  longName: 'NVIDIA H100 SXM5 80 GB',
  shortSlug: 'h100',
  vendor: 'NVIDIA',
  family: 'SIMT',
  status: 'SHIPPING',
  year: 2022,
  processNode: null,
  peaks: [{ precision: 'fp16', denseOpsPerSec: 989.4e12, ...READ }],
  memory: {
    type: 'HBM3',
    capacityBytes: 85_899_345_920,
    marketedSize: '80 GB',
    reported: null,
    bandwidthBytesPerSec: 3.35e12,
    note: null,
    ...READ,
  },
  onChip: null,
  power: { tdpWatts: 700, scope: 'MODULE', note: null, ...READ },
  idlePower: null,
  powerReadings: [],
  purchase: null,
  flexibility: null,
  flexibilityMissing: 'not simulated',
  simulatorErrors: [],
  behaviour: { utilisation: [], sram: [], spillSecPerByte: null, cliff: [], passes: [], sections: [] },
  version: 1,
  aliases: [],
  vendorClaims: [],
  interconnect: null,
  sources: [{ key: 'a', where: 'datasheet', readOn: '2026-11-21' }],
  disputed: [],
  notes: [],
  rentalOffers: [],
  attainable: null,
  pointsInAll: 0,
  points: [],
  rivals: [],
};

describe('the specification of a chip', () => {
  test('memory as its maker specifies it, every figure with its source', () => {
    const rows = specRows(CHIP);
    expect(rows.find(({ figure }) => figure === 'Memory')).toEqual({
      figure: 'Memory',
      value: '80 GB HBM3',
      confidence: 'datasheet',
      source: 'a',
      note: null,
    });
    expect(rows.find(({ figure }) => figure === 'Peak, FP16 dense')?.value).toBe('989 TOPS');
  });

  test('memory that the device reports stands below the marketed one, with a source of its own', () => {
    // 183,359 MiB: 183,359 · 2^20 bytes.
    const reported = { bytes: 192_265_846_784, sourceKey: 'b', confidence: 'measured' };
    const rows = specRows({ ...CHIP, memory: CHIP.memory && { ...CHIP.memory, reported } });
    expect(rows.slice(1, 3)).toMatchObject([
      { figure: 'Memory', source: 'a' },
      { figure: 'Memory reported', value: '192 GB', source: 'b', confidence: 'measured' },
    ]);
  });

  test('what nobody published keeps its line and has no value', () => {
    const missing = specRows(CHIP).filter(({ source }) => source === null);
    expect(missing.map(({ figure, value }) => [figure, value])).toEqual([
      ['On-chip memory', 'not published'],
      ['On-chip bandwidth', 'not published'],
      ['Interconnect', 'not published'],
      ['Idle power', 'not published'],
      ['Purchase price', 'not published'],
    ]);
  });

  test('prices are the dated on-demand ones, as a range', () => {
    const offer = { provider: 'x', date: '2026', ...READ };
    expect(priceRange(CHIP)).toBeNull();
    expect(
      priceRange({
        ...CHIP,
        rentalOffers: [
          { ...offer, usdPerHour: 2.95, kind: 'on-demand' },
          { ...offer, usdPerHour: 10.8, kind: 'on-demand' },
          { ...offer, usdPerHour: 1, kind: 'spot' },
          { ...offer, usdPerHour: 0.5, kind: 'on-demand', date: 'undated' },
        ],
      }),
    ).toBe('$2.95 to $10.80 per chip and hour, 2 dated on-demand offers');
  });

  test('without a bandwidth there is no roofline', () => {
    expect(chipRoofline({ ...CHIP, memory: null })).toBeNull();
    expect(rooflineOf(CHIP)?.memoryBandwidthBytesPerSec).toBe(3.35e12);
  });

  test('a point stands where the API places it; one without a place is left out', () => {
    const point = { computePrecision: 'fp16', usefulTops: 24, phase: 'DECODE' };
    const drawn = (intensityFlopPerByte: number | null) =>
      rooflineOf({ ...CHIP, points: [{ ...point, intensityFlopPerByte } as unknown as ChipPoint] })?.points ??
      [];
    expect(drawn(14.77)[0]?.intensityFlopPerByte).toBeCloseTo(14.77, 2);
    expect(drawn(null)).toEqual([]);
  });
});
