import type { Outcome } from '@inferbench/domain/errors/outcome';
import { Cost } from '@inferbench/domain/scores/score';
import {
  SimulatedCapacity,
  SimulatedPower,
  SimulateResult,
} from '@inferbench/domain/simulation/simulate-result';
import { z } from 'zod';

const ShownResult = SimulateResult.pick({
  chips: true,
  placement: true,
  boundBy: true,
  ideal: true,
  attainable: true,
  expected: true,
  arithmeticIntensity: true,
  usefulTops: true,
  utilisation: true,
}).extend({
  band: SimulateResult.shape.band.pick({ share: true }),
  precision: SimulateResult.shape.precision.pick({ computed: true }),
  power: SimulatedPower.pick({ acceleratorWatts: true, wallWatts: true, clamped: true }).nullable(),
  costs: z.array(Cost.pick({ basis: true, usdPerHour: true, usdPerMillionOutputTokens: true })),
  capacity: SimulatedCapacity.pick({ maxBatch: true, bytesNeeded: true, bytesAvailable: true }),
});
export type ShownResult = z.infer<typeof ShownResult>;

/** Factor from rates at the attainable time of a phase to rates at its expected time, as a power limit stretches it. */
export function expectedShare(
  { attainable, expected }: Pick<ShownResult, 'attainable' | 'expected'>,
  time: 'tpotMs' | 'prefillLatencyMs',
): number {
  return (attainable[time] ?? Number.NaN) / (expected[time] ?? Number.NaN);
}

/** What the page shows of a batch and its phases: the API is asked for no more. */
export const ShownPhases = z.strictObject({
  generate: ShownResult,
  prefill: ShownResult,
  decode: ShownResult,
});
export type ShownPhases = z.infer<typeof ShownPhases>;

/** One chip at the operating point, or why the batch does not run. */
export interface ShownPoint {
  phases: Outcome<ShownPhases>;
}
