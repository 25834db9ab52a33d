import { soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { MemoryNeedsRequest } from './request.ts';
import type { ChipMemoryNeeds, MemoryNeeds } from './shape.ts';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { TradeoffChartRequest } from '../load/request.ts';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { fewestHolding } from '@inferbench/evaluation/simulation/choose-placement';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { placedWeightBytes } from '@inferbench/simulator/capacity';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { chipIdentity } from '../load/identity.ts';
import { chipsThatHold, memoryAt, type OnChip, oneUserOf } from '../load/memory.ts';
import { CHIP_COUNTS, type Offered } from '../load/offers.ts';
import { settle } from '../load/settle.ts';
import { precisionWord } from '../load/slice-words.ts';
import { workloadOf } from '../load/shown.ts';

/** How many of each chip hold a model with one user. Errors: NOT_FOUND (model, chip), NOT_SIMULATED. */
export function memoryNeeds(
  { chips: asked, ...wish }: MemoryNeedsRequest,
  offered: Offered,
): Result<MemoryNeeds, InferbenchError> {
  const { catalogue } = offered;
  const model = languageModelIn(wish.model, catalogue);
  if (!model.ok) return model;
  const settled = settle(TradeoffChartRequest.parse(wish), offered);
  if (!settled.ok) return settled;
  const unknown = asked.find((slug) => !catalogue.chips.has(slug));
  if (unknown !== undefined) return fail(chipNotFound(unknown, catalogue.chips));
  const { slice } = settled.value;
  const workload = workloadOf({ slice });
  const named = asked.flatMap((slug) => catalogue.chips.get(slug) ?? []);
  const needs = (asked.length > 0 ? named : soldChips(catalogue)).flatMap(
    (chip) => needsOf({ chip, workload, catalogue }, model.value.name) ?? [],
  );
  const chips = needs.toSorted(fewestFirst);
  return ok({
    model: slice.model,
    modelName: slice.modelName,
    precision: slice.precision,
    inputTokens: slice.inputTokens,
    outputTokens: slice.outputTokens,
    weightBytes: weightBytes(soldChips(catalogue), { workload, catalogue }),
    finding: fittingFinding(
      `Chips that hold ${slice.modelName} in ${precisionWord(slice.precision)}, by their datasheets`,
      'Chips that hold the model, by their datasheets',
    ),
    chips,
  });
}

function weightBytes(chips: readonly Chip[], on: Omit<OnChip, 'chip'>): number {
  for (const chip of chips) {
    const one = oneUserOf({ chip, ...on });
    if (one !== null) return placedWeightBytes(one.graph, ONE_CHIP);
  }
  return 0;
}

function needsOf(on: OnChip, modelName: string): ChipMemoryNeeds | null {
  const one = oneUserOf(on);
  if (one === null) return null;
  const chipsNeeded = chipsThatHold(on);
  const tried = CHIP_COUNTS.filter((count) => count < (chipsNeeded ?? Infinity));
  const held = chipsNeeded === null ? [] : [fewestHolding(one, chipsNeeded) ?? chipsNeeded, chipsNeeded];
  const counts = [...new Set([...tried, ...held])]
    .toSorted((a, b) => a - b)
    .map((count) => memoryAt(one, count));
  const identity = chipIdentity(on.chip.slug, on.catalogue);
  return {
    ...identity,
    counts,
    chipsNeeded,
    sentence: sentenceOf(identity.label, modelName, { counts, chipsNeeded }),
  };
}

/** "DeepSeek R1 needs 3 MI355X (4 in powers of two): 2 have 557 GB usable for 673 GB needed, …" */
function sentenceOf(
  label: string,
  modelName: string,
  { counts, chipsNeeded }: Pick<ChipMemoryNeeds, 'counts' | 'chipsNeeded'>,
): string {
  const sum = ({ chips, usableBytes, neededBytes }: ChipMemoryNeeds['counts'][number]) =>
    `${formatNumber(chips)} ${chips === 1 ? 'has' : 'have'} ${formatGigabytes(usableBytes)} usable for ${formatGigabytes(neededBytes)} needed`;
  const first = counts.findIndex(({ fits }) => fits);
  const fewest = counts[first];
  if (chipsNeeded === null || fewest === undefined)
    return `No number of ${label} up to 1,024 holds ${modelName}: ${counts.slice(-1).map(sum).join('')}.`;
  const sold = fewest.chips === chipsNeeded ? '' : ` (${formatNumber(chipsNeeded)} in powers of two)`;
  const last = counts.slice(Math.max(0, first - 1), first + 1).map(sum);
  return `${modelName} needs ${formatNumber(fewest.chips)} ${label}${sold}: ${last.join(', ')}.`;
}

function fewestFirst(a: ChipMemoryNeeds, b: ChipMemoryNeeds): number {
  const needed = ({ chipsNeeded }: ChipMemoryNeeds) => chipsNeeded ?? Infinity;
  const [ofA, ofB] = [needed(a), needed(b)];
  if (ofA !== ofB) return ofA < ofB ? -1 : 1;
  // Of twins the one with the later name: an MI355X before an MI350X.
  return usablePerChip(b) - usablePerChip(a) || (a.chip > b.chip ? -1 : 1);
}

function usablePerChip({ counts: [first] }: ChipMemoryNeeds): number {
  return first === undefined ? 0 : first.usableBytes / first.chips;
}
