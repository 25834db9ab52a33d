// https://docs.kernel.org/power/powercap/powercap.html (read 2026-11-23)
import { isPlausible } from './reading.ts';

/** What a counter of energy showed at a moment. */
export interface EnergyLook {
  atUs: number;
  energyMicrojoules: number;
}

/**
 * Mean watts between two looks at a counter that begins again at its range; null where nothing can be said. A counter that ran
 * around twice shows the same as one that did once: looks have to be nearer than the time that takes.
 */
export function wattsBetween(before: EnergyLook, after: EnergyLook, rangeMicrojoules: number): number | null {
  const us = after.atUs - before.atUs;
  const grown = after.energyMicrojoules - before.energyMicrojoules;
  const microjoules = grown < 0 ? grown + rangeMicrojoules + 1 : grown;
  const watts = microjoules / us;
  return us > 0 && microjoules >= 0 && isPlausible(watts) ? watts : null;
}
