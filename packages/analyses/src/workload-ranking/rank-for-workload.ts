import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import { keyedPart } from '@inferbench/domain/scores/comparability';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { ok, type Result } from '@inferbench/domain/errors/result';
import { CostBasis } from '@inferbench/domain/scores/score';
import type { SimulatedWorkloadEntry, WorkloadRanking } from '@inferbench/domain/workload/workload-ranking';
import { pricesOf } from '@inferbench/scoring/cost-inputs';
import { ownershipUnder } from '@inferbench/scoring/policy';
import { DEFAULT_ASSUMPTIONS } from '../ranking/read-assumptions.ts';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { groupsOf } from './groups.ts';
import type { WorkloadRankingInput } from './ranking-input.ts';
import { rankingSentence } from './sentence.ts';
import { sensitivityOf } from './sensitivity.ts';
import { systemKey } from './option.ts';
import type { ServedOn } from './served-system.ts';
import { type Part, simulatedEntries, simulatedGroup } from './simulated-group.ts';
import { workloadOf } from './workload.ts';

/** A workload with what is measured of it, ready for what is simulated beside. */
function measured({ request, points, catalogue }: WorkloadRankingInput) {
  const workload = workloadOf(request);
  const { prices } = request;
  const ownership = ownershipUnder(request.ownership);
  const assumptions: Assumptions = { ...DEFAULT_ASSUMPTIONS, ownership, prices };
  const ranked = { request, points, catalogue, workload };
  const rank = (under: Assumptions, settledKey: string | null) =>
    groupsOf({ ...ranked, assumptions: under }, settledKey);
  const { key, ...found } = rank(assumptions, null);
  const keyed = key === null ? null : keyedPart(key);
  const basis = CostBasis.safeParse(keyed).data ?? null;
  const asked = {
    input: ranked,
    assumptions,
    basis,
    isRanked: found.ranking.length > 0,
    known: new Set(
      [...found.ranking, ...found.missesLimits].map((entry) => systemKey(entry.system, entry.precision)),
    ),
    keyOf: ({ system, precision }: ServedOn) => systemKey(system.slug, precision),
  };
  return { workload, prices, ownership, assumptions, rank, key, keyed, basis, found, asked };
}

/** Entries of a part of the systems that are simulated beside what is measured: a server works them out in turns. Errors: as below. */
export function simulatedPart(
  input: WorkloadRankingInput,
  part: Part,
): Result<SimulatedWorkloadEntry[], InferbenchError> {
  const model = languageModelIn(input.request.model, input.catalogue);
  return model.ok ? ok(simulatedEntries(measured(input).asked, part)) : model;
}

/**
 * Systems for a buyer's own workload (docs/metrics.md#your-workload-ranking): those that keep every limit in order of the metric,
 * those that miss one, and those that cannot be ranked, with the reason. `simulated` are the entries of all parts, where they were
 * worked out before. Errors: NOT_FOUND, NOT_SIMULATED for a model without prompts and answers.
 */
export function rankForWorkload(
  input: WorkloadRankingInput,
  simulated?: SimulatedWorkloadEntry[],
): Result<WorkloadRanking, InferbenchError> {
  const { request, points, catalogue } = input;
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const { workload, prices, ownership, assumptions, rank, key, keyed, basis, found, asked } = measured(input);
  const group = request.include.simulated ? simulatedGroup(asked, simulated) : { simulated: [], nearest: [] };
  const ranking = {
    model: request.model,
    inputTokens: workload.inputTokens,
    outputTokens: workload.outputTokens,
    context: workload.context,
    metric: request.metric,
    unit: METRIC_DEFINITIONS[request.metric].unit,
    costBasis: basis ?? group.simulated[0]?.costBasis ?? null,
    powerBoundary: METRIC_DEFINITIONS[request.metric].keyed === 'powerBoundary' ? keyed : null,
    assumptions: { ownership, prices },
    ...found,
    ...group,
    sensitivity:
      basis === null
        ? []
        : sensitivityOf({
            base: found.ranking,
            assumptions,
            basis,
            priceOf: (chip) => priceOf(chip, { points, catalogue, prices }),
            rankUnder: (changed) => rank(changed, key).ranking,
          }),
  };
  return ok({ ...ranking, sentence: rankingSentence(ranking, request), ...VERSIONS });
}

/** The price that the request states, else the public one: of a point's chip as it was scored, of the catalogue without any. */
function priceOf(
  chip: string,
  { points, catalogue, prices }: Omit<WorkloadRankingInput, 'request'> & Pick<Assumptions, 'prices'>,
) {
  const scored = points.find(({ system }) => system.chip === chip)?.costInputs;
  const known = catalogue.chips.get(chip);
  const open = scored ?? (known === undefined ? null : pricesOf(known));
  const stated = prices.find((price) => price.chip === chip);
  return {
    usdPerChipHour: stated?.usdPerChipHour ?? open?.rental?.usdPerChipHour ?? null,
    usdPerChip: stated?.usdPerChip ?? open?.purchase?.usdPerChip ?? null,
  };
}
