import type { LoadOutput, LoadStep } from '@inferbench/domain/simulation/load-curve';
import { closedKnee } from '@inferbench/serving/closed-knee';
import { meanInterval } from '@inferbench/units/student-t';

/** Output of each load of a closed loop over its repeats; steps without clients or output are left out. */
export function closedOutputs(
  steps: readonly Pick<LoadStep, 'clients' | 'outputTokensPerSec'>[],
): LoadOutput[] {
  const loads = new Map<number, number[]>();
  for (const { clients, outputTokensPerSec: rate } of steps)
    if (clients !== null && rate !== null) loads.set(clients, [...(loads.get(clients) ?? []), rate]);
  return [...loads]
    .toSorted(([a], [b]) => a - b)
    .map(([clients, rates]) => ({ clients, repeats: rates.length, ...outputOf(rates) }));
}

function outputOf(rates: readonly number[]): Pick<LoadOutput, 'outputTokensPerSec' | 'low' | 'high'> {
  const interval = meanInterval(rates);
  const [only = 0] = rates;
  return interval === null
    ? { outputTokensPerSec: only, low: null, high: null }
    : { outputTokensPerSec: interval.mean, low: Math.max(0, interval.low), high: interval.high };
}

/** Fewest clients that get all there is, as a sweep finds its knee; null while more clients get more. */
export function outputKnee(outputs: readonly LoadOutput[]): number | null {
  return closedKnee(outputs.map((output) => ({ ...output, size: output.clients })))?.clients ?? null;
}
