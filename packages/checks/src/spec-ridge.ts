import type { Chip } from '@inferbench/domain/chips/chip';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { isLocal } from '@inferbench/domain/names/source-address';
import { type MemoryTier, memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { formatBandwidth, formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { Rule } from './rule.ts';

/** Peak ÷ bandwidth within the range of its memory tier: outside, one of both is usually off by a unit. */
export const specRidge: Rule = {
  id: 'SPEC-RIDGE',
  title: 'Peak and bandwidth belong together',
  severity: 'flag',
  since: '0.2.0',
  explanation: 'A balance outside this range is nearly always a unit slip: bits for bytes, or giga for tera.',
  formula:
    'off chip 5 ≤ peak ÷ bandwidth ≤ 4,000 FLOP/byte, in-memory ≤ 50,000; a local machine ≥ 0.5; on chip 0.2 to 500',
  checkChip: ({ chip }) =>
    memoryTiers(chip).flatMap((tier) =>
      chip.peaks.flatMap((peak, index) => {
        const ridge = peak.denseOpsPerSec / tier.bandwidthBytesPerSec;
        const [lowest, highest] = limitsOf(chip, tier);
        if (ridge >= lowest && ridge <= highest) return [];
        return [
          {
            path: `peaks[${index}].denseOpsPerSec`,
            message:
              `${formatNumber(peak.denseOpsPerSec / TERA)} TOPS of ${peak.precision} ÷ ${formatBandwidth(tier.bandwidthBytesPerSec)} ` +
              `= ${formatNumber(ridge)} FLOP/byte.`,
            value: `${formatNumber(ridge)} FLOP/byte`,
            expected: `${formatNumber(lowest)} to ${formatNumber(highest)} FLOP/byte`,
            fix: 'Check units: operations per second, bytes (not bits) per second, decimal prefixes.',
          },
        ];
      }),
    ),
};

function limitsOf(chip: Chip, { name }: MemoryTier): readonly [lowest: number, highest: number] {
  if (name === 'onChip') return RULE_LIMITS.ridgeOnChip;
  if (isLocal(chip)) return RULE_LIMITS.ridgeLocal;
  return chip.family === 'in_memory' ? RULE_LIMITS.ridgeInMemory : RULE_LIMITS.ridgeOffChip;
}
