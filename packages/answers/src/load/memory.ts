import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { MemoryAtCount } from '../needs/shape.ts';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { chipsHolding, type PlacementParts } from '@inferbench/evaluation/simulation/choose-placement';
import { splitOf, unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { footprintOf } from '@inferbench/evaluation/simulation/language-work';
import { capacityOf } from '@inferbench/simulator/capacity';
import { minimumChips } from '@inferbench/simulator/minimum-chips';
import { Memo } from '@inferbench/units/memo';
import { type ChartWorkload, languageModelOf, ownerOf, servedRequest, workloadKey } from './workload.ts';

/** A workload on a chip, before any number of chips is chosen. */
export interface OnChip {
  chip: Chip;
  workload: ChartWorkload;
  catalogue: CatalogueView;
}

const parts = new Memo<object, { found: PlacementParts | null }>();

/** What one user of a workload needs of a chip; null where the engine has no model of the two. */
export function oneUserOf({ chip, workload, catalogue }: OnChip): PlacementParts | null {
  const model = languageModelOf(catalogue, workload.model);
  const { lengths, precision } = workload;
  if (model === null || lengths.inputTokens + lengths.outputTokens > model.maxContextTokens) return null;
  const request = servedRequest(workload, model, { chip: chip.slug, users: 1 });
  const { found } = parts.get(ownerOf(catalogue, workload), `${chip.slug} ${precision}`, () => {
    const unsplit = unplaced(request, catalogue);
    return { found: unsplit.ok ? unsplit.value : null };
  });
  return found === null ? null : { ...found, load: footprintOf(request) };
}

/** The fewest chips whose memory is large enough for one user, however the model is split; null where none is known. */
export function leastChips(on: OnChip): number | null {
  const one = oneUserOf(on);
  return one === null ? null : minimumChips(one, one.load, 'all');
}

/** Holds so many chips against what one user needs. */
export function memoryAt(one: PlacementParts, chips: number): MemoryAtCount {
  const { graph, chip, load, model } = one;
  const split = chips === 1 ? ONE_CHIP : splitOf(one, chips);
  // What does not fit is summed as `simulate` refuses it: every layer shared by all chips, where heads can be.
  const shared = sharedHeads(model) % chips === 0 ? { tensorParallel: chips } : { pipelineParallel: chips };
  const placement = split ?? { ...ONE_CHIP, chips, ...shared };
  const { bytesNeeded, bytesAvailable } = capacityOf({ graph, chip, placement, ...load });
  const fits = split !== null && bytesNeeded <= bytesAvailable;
  return { chips, neededBytes: bytesNeeded, usableBytes: bytesAvailable, fits };
}

const holding = new Memo<object, { chips: number | null }>();

/** The number of chips on which `simulate` first places one user; null where no number does. */
export function chipsThatHold(on: OnChip): number | null {
  const { chip, workload, catalogue } = on;
  return holding.get(ownerOf(catalogue, workload), `${chip.slug} ${workloadKey(workload)}`, () => {
    const one = oneUserOf(on);
    return { chips: one === null ? null : chipsHolding(one) };
  }).chips;
}
