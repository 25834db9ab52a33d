import type { Chip } from '@inferbench/domain/chips/chip';

const sourced = { source: 's', confidence: 'datasheet' } as const;

export interface TestChip {
  fp16OpsPerSec?: number;
  bandwidthBytesPerSec?: number;
  capacityGib?: number;
  slug?: string;
}

/** A GPU with round figures, for laws and hand sums. */
export function testChip({
  fp16OpsPerSec = 1e12,
  bandwidthBytesPerSec = 1e12,
  capacityGib = 80,
  slug = 'test-chip',
}: TestChip = {}): Extract<Chip, { family: 'simt' }> {
  return {
    schema: 'inferbench.chip/1',
    slug,
    name: slug === 'test-chip' ? 'Test chip' : slug,
    vendor: 'Nobody',
    aliases: [],
    family: 'simt',
    status: 'shipping',
    year: 2026,
    processNode: null,
    sources: { s: { where: 'this test', readOn: '2026-11-21' } },
    peaks: [{ precision: 'fp16', denseOpsPerSec: fp16OpsPerSec, ...sourced }],
    memory: {
      type: 'HBM',
      capacity: { value: capacityGib, unit: 'GiB' },
      bandwidthBytesPerSec,
      note: null,
      ...sourced,
    },
    onChip: null,
    power: { tdpWatts: 700, scope: 'chip', note: null, ...sourced },
    idlePower: null,
    powerReadings: [],
    interconnect: { type: 'link', bandwidthBytesPerSec: 1e11, note: null, scaleUpChips: 8, ...sourced },
    simt: { processorKind: 'SM', processors: 1, clockHz: null, ...sourced },
    purchase: null,
    rentalOffers: [],
    disputed: [],
    vendorClaims: [],
    notes: [],
  };
}
