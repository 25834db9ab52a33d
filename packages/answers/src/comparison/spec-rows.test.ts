import type { Chip } from '@inferbench/domain/chips/chip';
import { expect, test } from 'vitest';
import { specRows } from './spec-rows.ts';

const sourced = { source: 's', confidence: 'datasheet' } as const;

function chipWith(
  name: string,
  capacity: { value: number; unit: 'GB' | 'GiB' },
  reportedBytes?: number,
): Chip {
  return {
    schema: 'inferbench.chip/1',
    slug: name.toLowerCase(),
    name,
    vendor: 'Nobody',
    aliases: [],
    family: 'simt',
    status: 'shipping',
    year: 2026,
    processNode: null,
    sources: { s: { where: 'this test', readOn: '2026-11-26' } },
    peaks: [],
    memory: {
      type: 'HBM',
      capacity,
      bandwidthBytesPerSec: null,
      ...(reportedBytes === undefined ? {} : { reported: { bytes: reportedBytes, ...sourced } }),
      note: null,
      ...sourced,
    },
    onChip: null,
    power: null,
    idlePower: null,
    powerReadings: [],
    interconnect: null,
    simt: null,
    purchase: null,
    rentalOffers: [],
    disputed: [],
    vendorClaims: [],
    notes: [],
  };
}

const gib = chipWith('B', { value: 288, unit: 'GiB' });

test('a ratio of memories is that of bytes: 309.24 ÷ 192.27 GB, not 288 ÷ 180', () => {
  const reported = chipWith('A', { value: 180, unit: 'GB' }, 183_359 * 1_048_576);
  const [memory] = specRows([reported, gib], [0, 0]);
  expect(memory?.cells.map(({ words }) => words)).toEqual([
    '180 GB, 192.3 · 10⁹ bytes',
    '288 GB, 309.2 · 10⁹ bytes',
  ]);
  expect(memory?.difference).toBe('B 1.61 ×');
});

test('a "GB" that may be either unit has no ratio', () => {
  const [memory] = specRows([chipWith('A', { value: 128, unit: 'GB' }), gib], [0, 0]);
  expect(memory?.cells.map(({ words, toFirst }) => [words, toFirst])).toEqual([
    ['128 GB', null],
    ['288 GB, 309.2 · 10⁹ bytes', null],
  ]);
  expect(memory?.difference).toBeNull();
});
