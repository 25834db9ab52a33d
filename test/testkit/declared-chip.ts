import type { Chip } from '@inferbench/domain/chips/chip';
import { testChip } from './chip.ts';

/** A GPU like others of its kind as an organisation of that name may submit it: nothing of it is flagged. */
export function declaredChip(vendor: string, slug = 'acme-a1'): Extract<Chip, { family: 'simt' }> {
  const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12, slug });
  return {
    ...chip,
    vendor,
    sources: { s: { where: 'https://example.com/a1.pdf', readOn: '2026-11-21' } },
  };
}
