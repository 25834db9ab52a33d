import { formatMs, formatPercent } from '@inferbench/units/format';
import { type Check, finding } from './check-subject.ts';

const ERROR_BARS = 2;

/** Faster than the best public stack by more than two error bars: either the specification or the simulator is wrong. */
export const physAttainable: Check = ({ index, work, physics }) => {
  if (physics?.attainableSec == null || !work.ok) return [];
  const { attainableSec, errorBarShare } = physics;
  const { durationSec } = work.value;
  const fastest = attainableSec / (1 + ERROR_BARS * errorBarShare);
  if (durationSec >= fastest) return [];
  return [
    finding('PHYS-ATTAINABLE', {
      path: `points[${index}]`,
      message:
        `Measured ${formatMs(durationSec)}, attainable ${formatMs(attainableSec)} ± ${formatPercent(errorBarShare)}: ` +
        `${formatPercent(attainableSec / durationSec)} of what the best public stack is expected to reach.`,
      value: formatMs(durationSec),
      expected: `at least ${formatMs(fastest)}`,
      fix:
        'Usual causes: a specification that understates the chip (peaks, memory.bandwidthBytesPerSec), a technique that is not ' +
        'declared (techniques), or a simulator that understates it; both figures are shown.',
    }),
  ];
};
