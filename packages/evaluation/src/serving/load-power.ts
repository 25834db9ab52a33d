import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import type { SimulatedBand } from '@inferbench/domain/simulation/simulate-result';
import type { PoolUse } from '@inferbench/serving/outcome';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { powerModelOf } from '@inferbench/simulator/power';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { expectedPart } from '../simulation/expected.ts';
import type { SetUp } from '../simulation/set-up.ts';
import { oneReplica, promptTime, stepTime } from '../simulation/step-times.ts';

/** A pool and what it did. */
export interface UsedPool {
  setUp: SetUp;
  use: PoolUse;
}

interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

export interface MeanWatts {
  /** Power of all chips of all pools. */
  acceleratorWatts: number;
  clamped: boolean;
}

/**
 * Mean power of all chips over a run: what steps with prompts draw, what steps of answers alone draw, and, while nothing runs, the
 * floor of a chip. Null without a power model.
 */
export function wattsUnderLoad(pools: readonly UsedPool[], lengths: Lengths): MeanWatts | null {
  let [acceleratorWatts, clamped] = [0, false];
  for (const pool of pools) {
    const drawn = poolWatts(pool, lengths);
    if (drawn === null) return null;
    acceleratorWatts += drawn.acceleratorWatts;
    clamped ||= drawn.clamped;
  }
  return { acceleratorWatts, clamped };
}

function poolWatts({ setUp, use }: UsedPool, { inputTokens, outputTokens }: Lengths): MeanWatts | null {
  const { chip, peak, placement } = setUp;
  const model = powerModelOf({ chip, precision: peak.precision, fitted: CALIBRATION });
  if (model === null || use.engineSec === 0) return null;
  const { count } = attentionRanks(placement);
  const batch = Math.max(1, use.meanDecoding * count);
  const step = stepTime('decode', setUp, { batch, context: inputTokens + outputTokens / 2 });
  const answering = expectedPart({ kind: 'decode', times: 1, copies: 1, step, machine: setUp });
  const prompt = promptTime(setUp, inputTokens);
  const taking = expectedPart({
    kind: 'prefill',
    times: 1,
    copies: 1,
    step: prompt,
    machine: oneReplica(setUp),
  });
  const [promptSec, busySec] = [use.promptSec, use.busySec];
  const joulesOfChip =
    promptSec * (taking.chipWatts ?? 0) +
    (busySec - promptSec) * (answering.chipWatts ?? 0) +
    (use.engineSec - busySec) * model.floorWatts;
  return {
    acceleratorWatts: (joulesOfChip / use.engineSec) * placement.chips,
    clamped: (promptSec > 0 && taking.clamped) || (busySec > promptSec && answering.clamped),
  };
}

interface PowerBands {
  power: SimulatedBand;
  energy: SimulatedBand;
}

type PowerAndEnergy = Pick<ServeResult, 'power' | 'energy'>;

/** Watts and joules at both boundaries; the host of a chip draws whether it works or waits. */
export function powerUnderLoad(
  watts: MeanWatts | null,
  rates: { outputTokensPerSec: number; requestsPerSec: number },
  { chips, hostWattsPerChip, bands }: { chips: number; hostWattsPerChip: number; bands: PowerBands },
): PowerAndEnergy {
  if (watts === null || rates.requestsPerSec === 0) return { power: null, energy: null };
  const { acceleratorWatts, clamped } = watts;
  const wallWatts = acceleratorWatts + hostWattsPerChip * chips;
  const energy = (boundary: 'device_sensor' | 'wall', drawn: number) => ({
    boundary,
    joulesPerOutputToken: drawn / rates.outputTokensPerSec,
    joulesPerRequest: drawn / rates.requestsPerSec,
    joulesPerImage: null,
    band: bands.energy,
  });
  return {
    power: { chipWatts: acceleratorWatts / chips, acceleratorWatts, wallWatts, clamped, band: bands.power },
    energy: [energy('device_sensor', acceleratorWatts), energy('wall', wallWatts)],
  };
}
