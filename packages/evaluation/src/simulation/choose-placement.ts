import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { bestPlacement, type ChipSearch, fewestChips } from '@inferbench/simulator/best-placement';
import type { Plan } from '@inferbench/simulator/compile';
import { familyModelOf } from '@inferbench/simulator/family-models';
import { minimumChips } from '@inferbench/simulator/minimum-chips';
import type { ResolvedPeak } from '@inferbench/simulator/resolve-peak';
import { declaredPlacement, dividedPlacement, MAX_CHIPS, ranksOf, smallestPlacement } from './placement.ts';
import { noChips } from './refusals.ts';

export interface PlacementParts {
  chip: Chip;
  model: LanguageModel;
  /** Graph of the phase whose time decides: prompts for prefill, else decode. */
  graph: OperatorGraph;
  peak: ResolvedPeak;
  /** What memory must hold. */
  load: { batch: number; context: number };
  planOf?: (placement: Placement) => Plan;
}

/** Chips and split that a request states. */
export type StatedSplit = Pick<SimulateRequest, 'chips' | 'tp' | 'pp' | 'ep' | 'dp' | 'attentionParallel'>;

/**
 * The split that a request states; where it states none, the placement of least time on its chips, and without chips on the
 * smallest number that holds the model: a power of two of GPUs and the like, as they are sold, any number of chips that
 * keep weights on chip. Error: INVALID.
 */
export function choosePlacement(
  split: StatedSplit,
  parts: PlacementParts,
): Result<Placement, InferbenchError> {
  if (split.chips === 0) return fail(noChips());
  if (!isStated(split)) {
    const chosen = chosenPlacement(split.chips, parts);
    if (chosen !== null) return ok(chosen);
  }
  const { attentionParallel } = split;
  const smallest = () => smallestPlacement(parts.chip, parts.graph, parts.load, attentionParallel)?.chips;
  const chips = split.chips ?? statedChips(split) ?? smallest() ?? 1;
  return split.dp === undefined
    ? declaredPlacement(chips, {
        tensorParallel: split.tp ?? null,
        pipelineParallel: split.pp ?? null,
        expertParallel: split.ep ?? null,
        attentionParallel,
      })
    : replicatedPlacement(chips, split, split.dp);
}

function isStated({ tp, pp, ep, dp, attentionParallel }: StatedSplit): boolean {
  return [tp, pp, ep, dp, attentionParallel].some((size) => size !== undefined);
}

/** Groups and replicas together say how many chips there are. */
function statedChips({ tp, pp = 1, dp }: StatedSplit): number | null {
  return tp === undefined || dp === undefined ? null : tp * dp * pp;
}

/** Placement with replicas named: experts are spread over them while attention is not shared further. */
function replicatedPlacement(
  chips: number,
  { tp, pp = 1, ep = 1, attentionParallel }: StatedSplit,
  dp: number,
): Result<Placement, InferbenchError> {
  const group = tp ?? chips / (dp * pp);
  return dividedPlacement(chips, {
    tensorParallel: group,
    pipelineParallel: pp,
    expertParallel: ep,
    attentionParallel: ranksOf(attentionParallel, group),
  });
}

/** Null where nothing fits; the refusal says so. */
function chosenPlacement(stated: number | undefined, parts: PlacementParts): Placement | null {
  if (stated === 1) return ONE_CHIP;
  const chips = stated ?? chipsHolding(parts);
  if (chips === null) return null;
  const { peak, planOf } = parts;
  const plans = planOf === undefined ? {} : { planOf };
  return bestPlacement({ ...searchOf(parts), peak, chips, ...plans })?.placement ?? null;
}

function searchOf({ chip, model, graph, load }: PlacementParts): ChipSearch {
  const experts = model.kind === 'moe' ? model.moe.experts : null;
  return { graph, chip, heads: sharedHeads(model), experts, ...load };
}

/**
 * The smallest number of chips, as they are sold, on which some split holds the load: a power of two of GPUs and the like, any
 * number of chips that keep weights on chip. Null where none up to 1,024 does.
 */
export function chipsHolding(parts: PlacementParts): number | null {
  const { chip, graph, load } = parts;
  const least = minimumChips({ graph, chip }, load, 'all') ?? 1;
  const { anyNumber } = familyModelOf(chip);
  const first = anyNumber ? least : powerOfTwoFrom(least);
  const next = (chips: number) => (anyNumber ? chips + 1 : 2 * chips);
  return fewestChips(searchOf(parts), { least: first, most: MAX_CHIPS, next });
}

/** The fewest chips, whatever their number, on which some split holds the load; null where none up to `most` does. */
export function fewestHolding(parts: PlacementParts, most: number): number | null {
  const least = minimumChips(parts, parts.load, 'all') ?? 1;
  return fewestChips(searchOf(parts), { least, most, next: (chips) => chips + 1 });
}

function powerOfTwoFrom(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
