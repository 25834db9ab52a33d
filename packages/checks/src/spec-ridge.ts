import { memoryTiers } from '@inferbench/domain/memory-tier';
import { formatBandwidth, formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { Rule } from './rule.ts';

const LOWEST = 1;
const HIGHEST = 5_000;

/** Peak ÷ bandwidth between 1 and 5,000 FLOP/byte per memory tier: outside, one of both is usually off by a unit. */
export const specRidge: Rule = {
  id: 'SPEC-RIDGE',
  title: 'Peak and bandwidth belong together',
  severity: 'flag',
  since: '0.2.0',
  explanation: 'A balance outside this range is nearly always a unit slip: bits for bytes, or giga for tera.',
  formula: '1 ≤ peak ÷ bandwidth ≤ 5,000 FLOP/byte, per memory',
  checkChip: ({ chip }) =>
    memoryTiers(chip).flatMap((tier) =>
      chip.peaks.flatMap((peak, index) => {
        const ridge = peak.denseOpsPerSec / tier.bandwidthBytesPerSec;
        if (ridge >= LOWEST && ridge <= HIGHEST) return [];
        return [
          {
            path: `peaks[${index}].denseOpsPerSec`,
            message:
              `${formatNumber(peak.denseOpsPerSec / TERA)} TOPS of ${peak.precision} ÷ ${formatBandwidth(tier.bandwidthBytesPerSec)} ` +
              `= ${formatNumber(ridge)} FLOP/byte.`,
            value: `${formatNumber(ridge)} FLOP/byte`,
            expected: `${LOWEST} to ${formatNumber(HIGHEST)} FLOP/byte`,
            fix: 'Check units: operations per second, bytes (not bits) per second, decimal prefixes.',
          },
        ];
      }),
    ),
};
