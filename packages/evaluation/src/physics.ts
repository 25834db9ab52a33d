import type { ImagePhysics, Physics, TokenPhysics } from '@inferbench/checks/physics';
import type { Chip } from '@inferbench/domain/chips/chip';
import { distinctExperts } from '@inferbench/domain/models/distinct-experts';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { isItemModel } from '@inferbench/domain/models/model';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { boardPhase, type Point, statedImage } from '@inferbench/domain/runs/point';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { decodeLoad, kvBytesPerSequence, prefillLoad } from '@inferbench/domain/models/step-load';
import type { SimulatedWork } from '@inferbench/scoring/score-point';
import { passCapacity, placedWeightBytes } from '@inferbench/simulator/capacity';
import { errorBarShare, regimeOf } from '@inferbench/simulator/error-bar';
import { Memo } from '@inferbench/units/memo';
import { graphFlops, graphKvBytes, graphWeightBytes } from '@inferbench/workloads/graph-cost';
import type { ResolvedRun } from './resolve-run.ts';
import { servedPhysics } from './serving/served-physics.ts';
import { passesOf } from './simulation/item-work.ts';
import { type Graphs, graphsOf } from './simulation/set-up.ts';

/**
 * What the physics rules may ask of chip and model. Bounds, not estimates: every chip streams at its full published
 * bandwidth, activations and copies of the cache are free. Null where the chip's memory is not known.
 */
export function physicsOf(resolved: ResolvedRun, simulated: SimulatedWork, point: Point): Physics | null {
  const { peak, placement, chip, setUp, model } = resolved;
  const tiers = memoryTiers(chip);
  if (tiers.length === 0) return null;
  const { chips } = placement;
  const language = setUp.ok ? setUp.value : null;
  const images = isItemModel(model) ? imagePhysics(resolved, point) : null;
  if (language === null && images === null) return null;
  return {
    peakOpsPerSec: peak.denseOpsPerSec * chips,
    computePrecision: peak.precision,
    readSec: (bytes) => readSec(chip, bytes / chips),
    largestCapacityBytes: chips * tiers.reduce((sum, tier) => sum + tier.largestCapacityBytes, 0),
    storedWeightBytes: language
      ? placedWeightBytes(language.decode, leastPlacement(resolved))
      : (images?.heldBytes(0) ?? 0),
    attainableSec: simulated.present ? simulated.attainableSec : null,
    idealSec: simulated.present ? simulated.idealSec : null,
    errorBarShare: errorBarShare(chip, regimeOf(boardPhase(point.phase))),
    expectedJoules: calibratedJoules(simulated),
    tokens: language ? tokenPhysics(resolved, language) : null,
    images,
    served: () => servedPhysics(resolved, point),
  };
}

/** Energy of the chips for the point's own work; null where no power of this chip was measured. */
function calibratedJoules(simulated: SimulatedWork): number | null {
  if (!simulated.present || simulated.energy?.isCalibrated !== true) return null;
  return simulated.energy.prefillJoules + simulated.energy.decodeJoules;
}

/**
 * Replicas of a model with experts hold each of them all, unless they share them: where the run does not say how experts are
 * split, they may lie on all chips once, and nobody is accused of what was only not said.
 */
function leastPlacement({ run: { system }, model, placement }: ResolvedRun): Placement {
  const unsaid = system.expertParallel === null && system.layout === undefined;
  if (model.kind !== 'moe' || !unsaid) return placement;
  return { ...placement, expertParallel: placement.tensorParallel * placement.replicas };
}

/** One chip, fastest memory first; a working set that its cache holds need not be read from memory at all. */
function readSec(chip: Chip, bytes: number): number {
  const tiers = memoryTiers(chip);
  const cached = tiers.some((tier) => tier.name === 'onChip') ? 0 : (chip.onChip?.capacityBytes ?? 0);
  if (bytes <= cached) return 0;
  let [left, seconds] = [bytes, 0];
  for (const tier of tiers) {
    const here = tier === tiers.at(-1) ? left : Math.min(left, tier.largestCapacityBytes);
    seconds += here / tier.bandwidthBytesPerSec;
    left -= here;
  }
  return seconds;
}

/**
 * The steepest popularity of experts that was published (DeepSeek-like, docs/model.md#counting-a-workload): fewer experts than under even
 * routing are read, and nobody is accused who was merely lucky.
 */
const SKEWED = { kind: 'power_law', alpha: 1.2 } as const;

/** Many points of a model ask for the same few batches, each a sum over all experts. */
const weightBytes = new Memo<OperatorGraph, number>();

function tokenPhysics(resolved: ResolvedRun, { model, prefill, decode }: Graphs): TokenPhysics {
  const { precision, placement } = resolved;
  const { replicas } = placement;
  const { tensorParallel, expertParallel } = leastPlacement(resolved);
  const expertReplicas = Math.max(1, expertParallel / tensorParallel);
  const least = model.kind === 'dense' ? decode : graphsOf(model, precision, { routing: SKEWED }).decode;
  return {
    weightBytesPerStep: (batch) =>
      weightBytes.get(least, `${batch} ${replicas} ${expertReplicas}`, () =>
        readByReplicas(least, batch, { replicas, expertReplicas }),
      ),
    kvBytesPerStep: (batch, context) => graphKvBytes(decode, decodeLoad(batch, context)),
    kvBytesPerSequence: (tokens) => kvBytesPerSequence(decode.kvCache, tokens),
    prefillFlops: (inputTokens) => graphFlops(prefill, prefillLoad(1, inputTokens)),
  };
}

/** Weight bytes that all replicas read in a step; experts that several of them share are read once for the tokens of all. */
function readByReplicas(
  graph: OperatorGraph,
  batch: number,
  { replicas, expertReplicas }: { replicas: number; expertReplicas: number },
): number {
  const each = replicas * graphWeightBytes(graph, batch / replicas);
  if (expertReplicas === 1) return each;
  const experts = (tokens: number) =>
    graph.operators.reduce(
      (sum, { routed, multiplicity }) =>
        sum + (routed ? multiplicity * routed.bytesPerExpert * distinctExperts(routed, tokens) : 0),
      0,
    );
  const shared = (replicas / expertReplicas) * experts((batch / replicas) * expertReplicas);
  return each - replicas * experts(batch / replicas) + shared;
}

/** Null for a model of text. Guidance puts both halves into one batch, so each replica reads its weights once a step. */
function imagePhysics(resolved: ResolvedRun, point: Point): ImagePhysics | null {
  const { model, placement, chip } = resolved;
  if (!isItemModel(model)) return null;
  const passes = passesOf(statedImage(point), model, resolved);
  const graphs = passes.map(({ graph }) => graph);
  return {
    weightBytesPerBatch:
      placement.replicas *
      passes.reduce((sum, pass) => sum + pass.passes * graphWeightBytes(pass.graph, 1), 0),
    heldBytes: (batch) => passCapacity({ graphs, chip, placement, batch }).bytesNeeded,
  };
}
