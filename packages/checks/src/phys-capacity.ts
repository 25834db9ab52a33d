import { largestCapacityBytes } from '@inferbench/domain/chip';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { type Check, finding } from './check-subject.ts';

/** Serving: weights and one whole sequence fit the memory of all chips, its marketed size read in the larger unit. */
export const physCapacity: Check = (subject) => {
  const { chip, chips, replicas, storedWeightBytes, kvBytesPerToken, meanLengths, index } = subject;
  if (meanLengths === null) return [];
  const tokens = meanLengths.inputTokens + meanLengths.outputTokens;
  const weights = replicas * storedWeightBytes;
  const needed = weights + tokens * kvBytesPerToken;
  const available = largestCapacityBytes(chip) * chips;
  if (needed <= available) return [];
  return [
    finding('PHYS-CAPACITY', {
      path: `points[${index}]`,
      message:
        `${formatGigabytes(weights)} of weights + ${formatGigabytes(tokens * kvBytesPerToken)} of KV cache for one sequence of ` +
        `${formatNumber(tokens)} tokens = ${formatGigabytes(needed)}, but ${chips} × ${chip.name} hold ${formatGigabytes(available)}.`,
      value: formatGigabytes(needed),
      expected: `at most ${formatGigabytes(available)}`,
      fix: 'Usual causes: fewer chips declared than used (system.chips), or weights in a narrower precision (precision.weights).',
    }),
  ];
};
