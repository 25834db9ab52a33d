import type { Chip } from '@inferbench/domain/chip';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/model';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { Placement } from '@inferbench/domain/simulation';
import { bestPlacement, smallestBestPlacement } from '@inferbench/simulator/best-placement';
import { minimumChips } from '@inferbench/simulator/minimum-chips';
import type { ResolvedPeak } from '@inferbench/simulator/resolve-peak';
import { declaredPlacement, MAX_CHIPS, smallestPlacement } from './placement.ts';

export interface PlacementParts {
  chip: Chip;
  model: LanguageModel;
  /** Of decode. */
  graph: OperatorGraph;
  peak: ResolvedPeak;
  /** What memory must hold. */
  load: { batch: number; context: number };
}

/** Chips and split that a request states. */
export type StatedSplit = Pick<SimulateRequest, 'chips' | 'tp' | 'pp' | 'ep'>;

/**
 * The split that a request states. What it leaves out is one tensor-parallel group of GPUs, as they are served; other
 * families, and groups that would cut a head, get the placement of least decode time. Error: INVALID.
 */
export function choosePlacement(
  split: StatedSplit,
  parts: PlacementParts,
): Result<Placement, InferbenchError> {
  if (split.chips === 0) return fail(noChips());
  const stated = split.tp !== undefined || split.pp !== undefined || split.ep !== undefined;
  if (!stated) {
    const chosen = chosenPlacement(split.chips, parts);
    if (chosen !== null) return ok(chosen);
  }
  const chips = split.chips ?? (smallestPlacement(parts.chip, parts.graph, parts.load)?.chips || 1);
  const placement = declaredPlacement(chips, {
    tensorParallel: split.tp ?? null,
    pipelineParallel: split.pp ?? null,
    expertParallel: split.ep ?? null,
  });
  if (placement.ok && split.tp !== undefined && parts.model.heads % split.tp !== 0) {
    return fail(cutsHeads(split.tp, parts.model));
  }
  return placement;
}

/** Null where the plain rule holds, or where nothing fits and the refusal says so. */
function chosenPlacement(chips: number | undefined, parts: PlacementParts): Placement | null {
  const { chip, model, graph, peak, load } = parts;
  const plain = chip.family === 'simt';
  if (plain && (chips === undefined || model.heads % chips === 0)) return null;
  const experts = model.kind === 'moe' ? model.moe.experts : null;
  const search = { graph, chip, peak, heads: model.heads, experts, ...load };
  if (chips !== undefined) return bestPlacement({ ...search, chips })?.placement ?? null;
  const least = minimumChips({ graph, chip }, load, 'all') ?? 1;
  return smallestBestPlacement(search, { least, most: MAX_CHIPS })?.placement ?? null;
}

function noChips(): InferbenchError {
  return new InferbenchError('INVALID', 'No chip runs nothing.', {
    path: 'chips',
    value: '0',
    expected: 'a whole number from 1',
  });
}

function cutsHeads(tensorParallel: number, { name, heads }: LanguageModel): InferbenchError {
  return new InferbenchError(
    'INVALID',
    `${name} has ${heads} attention heads, which ${tensorParallel} chips cannot share whole.`,
    {
      path: 'tp',
      value: String(tensorParallel),
      expected: `a divisor of ${heads}`,
      fix: 'Choose another group size, or leave tp, pp and ep out: then the fastest placement is taken.',
    },
  );
}
