import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { ChipCrossoverRequest } from '@inferbench/domain/chip-crossover';
import type { ClaimRequest } from '@inferbench/domain/claim';
import type { ServingCurveRequest } from '@inferbench/domain/serving-curve';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import { chipBehaviour } from '@inferbench/analyses/behaviour/chip-behaviour';
import { cacheRoom } from '@inferbench/evaluation/cache-room';
import { checkClaim } from '@inferbench/analyses/claim/claim';
import { type AnalysisInput, analyseContext } from '@inferbench/analyses/context/analyse';
import { NORMALISING_CHIP } from '@inferbench/domain/normalised';
import { simulatedSlice } from '@inferbench/analyses/normalised/simulated-slice';
import { chipCrossover } from '@inferbench/analyses/crossover/chip-crossover';
import { type DuelInput, duelChart } from '@inferbench/analyses/duel/duel-chart';
import { type PeakInput, peakChart } from '@inferbench/analyses/peak/peak-chart';
import { chipFlexibility } from '@inferbench/evaluation/flexibility';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import { latencyOverContext } from '@inferbench/evaluation/latency-over-context';
import { type CompareInput, compareSystems } from '@inferbench/analyses/ranking/compare';
import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import { simulate } from '@inferbench/evaluation/simulate';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { memoryNeeds } from '@inferbench/analyses/tradeoff-chart/memory-needs';
import { settle, type Settled } from '@inferbench/analyses/tradeoff-chart/settle';
import { tradeoffChart } from '@inferbench/analyses/tradeoff-chart/tradeoff-chart';
import type { MemoryNeedsRequest } from '@inferbench/domain/memory-needs';
import type { TradeoffChartRequest } from '@inferbench/domain/tradeoff-chart';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff-point';
import { whatIf } from '@inferbench/analyses/what-if/what-if';
import { rankForWorkload } from '@inferbench/analyses/workload-ranking/rank-for-workload';
import type { WorkloadRankingInput } from '@inferbench/analyses/workload-ranking/ranking-input';
import { outcomeOf } from '@inferbench/domain/outcome';
import { fail, ok } from '@inferbench/domain/result';
import type { WhatIfRequest } from '@inferbench/domain/what-if';
import type { Slice } from '@inferbench/domain/slice';
import { parseBody } from '../http/parse-body.ts';
import { evaluateUnder } from './evaluate-under.ts';
import { checkImport, checkSubmission, publicCopy } from './check-import.ts';

/** A question about a model, with its slices that have points. */
interface Asked<Request> {
  request: Request;
  slices: TradeoffSlice[];
}

type Without<Input> = Omit<Input, 'catalogue'>;

/**
 * Everything that may take a core for longer than a few milliseconds, by name. Inputs and outcomes cross a thread: plain data, or a
 * Result whose error is an InferbenchError. Each is the engine's own function on the catalogue that the request saw.
 */
export const COMPUTE_TASKS = {
  simulate: (request: SimulateRequest, catalogue: CatalogueView) => simulate(request, everyEntry(catalogue)),
  servingCurve: (request: ServingCurveRequest, catalogue: CatalogueView) =>
    servingCurve(request, everyEntry(catalogue)),
  claim: (request: ClaimRequest, catalogue: CatalogueView) => checkClaim(request, everyEntry(catalogue)),
  chipCrossover: (request: ChipCrossoverRequest, catalogue: CatalogueView) =>
    chipCrossover(request, catalogue),
  duelChart: (input: Without<DuelInput>, catalogue: CatalogueView) => duelChart({ ...input, catalogue }),
  peakChart: (input: Without<PeakInput>, catalogue: CatalogueView) => peakChart({ ...input, catalogue }),
  referenceSheet: (chip: string, catalogue: CatalogueView) => referenceSheet(chip, everyEntry(catalogue)),
  flexibility: ({ chip: slug, chips }: { chip: string; chips: number }, shown: CatalogueView) => {
    const catalogue = everyEntry(shown);
    const chip = catalogue.chips.get(slug);
    if (!chip) return fail(chipNotFound(slug, catalogue.chips));
    return flexibilityReport(chip, chips, testedCells(MEASUREMENTS, { chip: slug, chips, catalogue }));
  },
  whatIf: (request: WhatIfRequest, shown: CatalogueView) => {
    const catalogue = everyEntry(shown);
    const answer = whatIf(request, catalogue);
    if (!answer.ok) return answer;
    const { edited, ...rest } = answer.value;
    const tested = testedCells(MEASUREMENTS, { chip: edited.slug, chips: 1, catalogue });
    return ok({ ...rest, flexibility: outcomeOf(flexibilityReport(edited, 1, tested)) });
  },
  chipFlexibility: (chip: Chip) => chipFlexibility(chip, 1),
  chipBehaviour: (chip: Chip, { models }: CatalogueView) => chipBehaviour(chip, models),
  normalisingSlice: (slice: Slice, catalogue: CatalogueView) =>
    simulatedSlice(slice, NORMALISING_CHIP, catalogue),
  cacheRoom: (request: Parameters<typeof cacheRoom>[0], catalogue: CatalogueView) =>
    cacheRoom(request, everyEntry(catalogue)),
  latencyOverContext: (request: Parameters<typeof latencyOverContext>[0], catalogue: CatalogueView) =>
    latencyOverContext(request, everyEntry(catalogue)),
  rankForWorkload: (input: Without<WorkloadRankingInput>, catalogue: CatalogueView) =>
    rankForWorkload({ ...input, catalogue }),
  analyseContext: (input: Without<AnalysisInput>, catalogue: CatalogueView) =>
    analyseContext({ ...input, catalogue }),
  compareSystems: (input: Without<CompareInput>, catalogue: CatalogueView) =>
    compareSystems({ ...input, catalogue }),
  settleChart: ({ request, slices }: Asked<TradeoffChartRequest>, catalogue: CatalogueView) =>
    settle(request, { model: request.model, slices, catalogue }),
  tradeoffChart: (
    {
      request,
      settled,
      slices,
      points,
    }: Asked<TradeoffChartRequest> & { settled: Settled; points: TradeoffPoint[] },
    catalogue: CatalogueView,
  ) =>
    tradeoffChart({
      settled,
      offered: { model: request.model, slices, catalogue },
      points,
      users: request.users ?? null,
      asked: request.with,
      date: null,
    }),
  memoryNeeds: ({ request, slices }: Asked<MemoryNeedsRequest>, catalogue: CatalogueView) =>
    memoryNeeds(request, { model: request.model, slices, catalogue }),
  evaluateUnder,
  checkImport,
  checkSubmission,
  publicCopy,
  parseBody,
};

export type ComputeTask = keyof typeof COMPUTE_TASKS;
export type ComputeInput<Task extends ComputeTask> = Parameters<(typeof COMPUTE_TASKS)[Task]>[0];
export type ComputeOutcome<Task extends ComputeTask> = ReturnType<(typeof COMPUTE_TASKS)[Task]>;
