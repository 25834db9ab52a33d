import type { Power } from '@inferbench/domain/runs/point';
import type { EnergyEntry, Work } from '@inferbench/domain/scores/score';
import { isPositive } from '@inferbench/units/numeric-guards';

/** Simulated energy of the two parts of a point's work; null without a power model of the chip. */
export interface SimulatedEnergy {
  prefillJoules: number;
  decodeJoules: number;
  /** Whether the chip's own power was measured. */
  isCalibrated: boolean;
}

/**
 * One entry for the boundary that the run measured; none without power. Joules = mean watts × wall time of the work, and of
 * work with prompts and answers the two parts are shared out by the simulated energy, marked so (docs/metrics.md#energy-efficiency).
 */
export function measuredEnergy(
  power: Power | null,
  work: Work | null,
  simulated: SimulatedEnergy | null,
): EnergyEntry[] {
  if (power === null || work === null) return [];
  const joules = power.averageWatts * work.durationSec;
  const per = (of: number, count: number | null) => (isPositive(count) ? of / count : null);
  return [
    {
      boundary: power.boundary,
      averageWatts: power.averageWatts,
      joulesPerOutputToken: per(joules, work.outputTokens),
      ...byPhase(joules, work, simulated),
      joulesPerRequest: per(joules, work.requests),
      joulesPerImage: per(joules, work.images),
    },
  ];
}

type ByPhase = Pick<EnergyEntry, 'joulesPerPromptToken' | 'joulesPerDecodeToken' | 'phaseSplit'>;

function byPhase(joules: number, work: Work, simulated: SimulatedEnergy | null): ByPhase {
  const { inputTokens, outputTokens } = work;
  const unknown = { joulesPerPromptToken: null, joulesPerDecodeToken: null, phaseSplit: null };
  if (inputTokens === null || (inputTokens === 0 && outputTokens === 0)) return unknown;
  if (outputTokens === 0) {
    return { joulesPerPromptToken: joules / inputTokens, joulesPerDecodeToken: null, phaseSplit: 'MEASURED' };
  }
  if (inputTokens === 0) {
    return {
      joulesPerPromptToken: null,
      joulesPerDecodeToken: joules / outputTokens,
      phaseSplit: 'MEASURED',
    };
  }
  if (simulated === null) return unknown;
  const share = simulated.prefillJoules / (simulated.prefillJoules + simulated.decodeJoules);
  return {
    joulesPerPromptToken: (joules * share) / inputTokens,
    joulesPerDecodeToken: (joules * (1 - share)) / outputTokens,
    phaseSplit: 'SIMULATED',
  };
}
