import type { Physics } from '@inferbench/checks/check-subject';
import { memoryTiers } from '@inferbench/domain/memory-tier';
import type { Phase } from '@inferbench/domain/slice';
import { decodeLoad, kvBytesPerSequence, prefillLoad } from '@inferbench/domain/step-load';
import type { SimulatedWork } from '@inferbench/scoring/score-point';
import { footprintBytes, secondsPerByte } from '@inferbench/simulator/capacity';
import { errorBarShare, regimeOf } from '@inferbench/simulator/error-bar';
import { hasModel } from '@inferbench/simulator/family-models';
import { graphFlops, graphKvBytes, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import type { ResolvedRun } from './resolve-run.ts';

/**
 * What the physics rules may ask of chip and model. Bounds, not estimates: every chip streams at its full published
 * bandwidth, activations and copies of the cache are free. Null where model or memory are not known.
 */
export function physicsOf(
  { setUp, peak, placement, chip }: ResolvedRun,
  simulated: SimulatedWork,
  phase: Phase,
): Physics | null {
  if (!setUp.ok) return null;
  const { prefill, decode } = setUp.value;
  const { chips, replicas } = placement;
  const tiers = memoryTiers(chip);
  return {
    peakOpsPerSec: peak.denseOpsPerSec * chips,
    computePrecision: peak.precision,
    bandwidthBytesPerSec(batch, context) {
      const footprint = footprintBytes({ graph: decode, placement, batch, context });
      return chips / secondsPerByte(tiers, footprint / chips);
    },
    largestCapacityBytes: chips * tiers.reduce((sum, tier) => sum + tier.largestCapacityBytes, 0),
    storedWeightBytes: replicas * decode.storedWeightBytes,
    weightBytesPerStep: (batch) => replicas * graphWeightBytes(decode, batch / replicas),
    kvBytesPerStep: (batch, context) => graphKvBytes(decode, decodeLoad(batch, context)),
    kvBytesPerSequence: (tokens) => kvBytesPerSequence(decode.kvCache, tokens),
    prefillFlops: (inputTokens) => graphFlops(prefill, prefillLoad(1, inputTokens)),
    attainableSec: simulated.present ? simulated.attainableSec : null,
    idealSec: simulated.present ? simulated.idealSec : null,
    errorBarShare: hasModel(chip.family) ? errorBarShare(chip.family, regimeOf(phase)) : null,
  };
}
