import type { Observation } from './observation.ts';
import { unitsOf } from './predicted.ts';

/**
 * Times of runs that publish watts and joules of the same configuration and no time: t = J · units ÷ W. They teach the
 * maturity of their stack; the report compares published figures only. Nothing is imputed: both figures are of one run.
 */
export function timesFromEnergy(observations: readonly Observation[]): Observation[] {
  const timed = new Set(observations.filter(({ quantity }) => quantity === 'latency').map(configurationOf));
  const watts = new Map(
    observations
      .filter(({ quantity }) => quantity === 'power')
      .map((row) => [configurationOf(row), row] as const),
  );
  return observations.flatMap((energy) => {
    if (energy.quantity !== 'energy' || energy.request.phase !== 'generate') return [];
    const power = watts.get(configurationOf(energy));
    if (power === undefined || power.boundary !== energy.boundary || timed.has(configurationOf(energy)))
      return [];
    const seconds = (energy.value * unitsOf(energy.metric, energy.request)) / power.value;
    return [{ ...energy, quantity: 'latency' as const, metric: 'e2e_latency_s' as const, value: seconds }];
  });
}

/** What has to be equal for two figures to be of one run. */
function configurationOf({ document, chip, framework, version, model, request }: Observation): string {
  return JSON.stringify([document, chip, framework, version, model, request]);
}
