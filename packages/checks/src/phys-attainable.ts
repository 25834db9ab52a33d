import { formatMs, formatPercent } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

const ERROR_BARS = 2;

/** Faster than the best public stack by more than two error bars: either the specification or the simulator is wrong. */
export const physAttainable: Rule = {
  id: 'PHYS-ATTAINABLE',
  title: 'Not faster than the best stack',
  severity: 'warn',
  since: '0.2.0',
  explanation:
    'Faster than attainable by more than two error bars: either the specification or the simulator is wrong. Both are shown.',
  formula: 'time ≥ attainable ÷ (1 + 2 error bars)',
  checkPoint: ({ index, work, physics }) => {
    if (physics?.attainableSec == null || !work.ok) return [];
    const { attainableSec, errorBarShare } = physics;
    const { durationSec } = work.value;
    const fastest = attainableSec / (1 + ERROR_BARS * errorBarShare);
    if (durationSec >= fastest) return [];
    return [
      {
        path: `points[${index}]`,
        message:
          `Measured ${formatMs(durationSec)}, attainable ${formatMs(attainableSec)} ± ${formatPercent(errorBarShare)}: ` +
          `${formatPercent(attainableSec / durationSec)} of what the best public stack is expected to reach.`,
        value: formatMs(durationSec),
        expected: `at least ${formatMs(fastest)}`,
        fix:
          'Usual causes: a specification that understates the chip (peaks, memory.bandwidthBytesPerSec), a technique that is not ' +
          'declared (techniques), or a simulator that understates it; both figures are shown.',
      },
    ];
  },
};
