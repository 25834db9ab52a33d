import type { Observation } from './observation.ts';
import { unitsOf } from './predicted.ts';

/** Watts of one chip that a row publishes: as such, or as joules of its unit over the time of the unit. */
export function wattsPerChip(
  { quantity, value, metric, request }: Observation,
  { chips, seconds }: { chips: number; seconds: number },
): number {
  const watts = quantity === 'power' ? value : (value * unitsOf(metric, request)) / seconds;
  return watts / chips;
}
