import type { Point } from '@inferbench/domain/point';
import type { EnergyEntry } from '@inferbench/domain/score';

/** One entry for the boundary that the run measured; none without power. J/token has the prompt included (metrics.md 3). */
export function measuredEnergy(point: Point): EnergyEntry[] {
  const { power, counts, durationSec } = point;
  if (power === null || counts.outputTokens === 0 || counts.completed === 0) return [];
  const joules = power.averageWatts * durationSec;
  return [
    {
      boundary: power.boundary,
      averageWatts: power.averageWatts,
      joulesPerOutputToken: joules / counts.outputTokens,
      joulesPerRequest: joules / counts.completed,
    },
  ];
}
