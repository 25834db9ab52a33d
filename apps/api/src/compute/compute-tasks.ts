import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';
import type { ClaimRequest } from '@inferbench/domain/simulation/claim';
import type { ServingCurveRequest } from '@inferbench/domain/simulation/serving-curve';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { chipBehaviour } from '@inferbench/analyses/behaviour/chip-behaviour';
import { cacheRoom } from '@inferbench/evaluation/cache-room';
import { checkClaim } from '@inferbench/analyses/claim/claim';
import { type AnalysisInput, analyseContext } from '@inferbench/analyses/context/analyse';
import { NORMALISING_CHIP } from '@inferbench/domain/scores/normalised';
import { simulatedSlice } from '@inferbench/analyses/normalised/simulated-slice';
import { chipCrossover } from '@inferbench/analyses/crossover/chip-crossover';
import { type DuelInput, duelChart } from '@inferbench/answers/duel/duel';
import { boardsIn, boardsOf } from '@inferbench/answers/boards/boards';
import { whatToExpect, type WhatToExpectInput } from '@inferbench/answers/expect/expect';
import { type PeakInput, peakChart } from '@inferbench/answers/peak/peak';
import { chipFlexibility } from '@inferbench/evaluation/flexibility';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import { latencyOverContext } from '@inferbench/evaluation/latency-over-context';
import { type CompareInput, compareSystems } from '@inferbench/analyses/ranking/compare';
import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import { simulate } from '@inferbench/evaluation/simulate';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { type BoardInput, settleBoard, workloadBoard } from '@inferbench/answers/board/board';
import { mine, type MineInput } from '@inferbench/answers/mine/mine';
import { serversNeeded, type ServersInput } from '@inferbench/answers/servers/servers';
import { techniques, type TechniquesInput } from '@inferbench/answers/techniques/techniques';
import { memoryNeeds } from '@inferbench/answers/needs/memory-needs';
import { settle, type Settled } from '@inferbench/answers/load/settle';
import { tradeoffChart } from '@inferbench/answers/load/load';
import { simulatedRows } from '@inferbench/answers/simulated/simulated-rows';
import type { MemoryNeedsRequest } from '@inferbench/answers/needs/request';
import type { TradeoffChartRequest } from '@inferbench/answers/load/request';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { verdictOf, type VerdictInput, versusOf } from '@inferbench/answers/verdict/of-points';
import { versusChart, type VersusChartInput } from '@inferbench/answers/versus/versus-chart';
import { whatIf } from '@inferbench/analyses/what-if/what-if';
import { rankForWorkload, simulatedPart } from '@inferbench/analyses/workload-ranking/rank-for-workload';
import type { Part } from '@inferbench/analyses/workload-ranking/simulated-group';
import type { SimulatedWorkloadEntry } from '@inferbench/domain/workload/workload-ranking';
import type { WorkloadRankingInput } from '@inferbench/analyses/workload-ranking/ranking-input';
import { outcomeOf } from '@inferbench/domain/errors/outcome';
import { fail, ok } from '@inferbench/domain/errors/result';
import type { WhatIfRequest } from '@inferbench/domain/simulation/what-if';
import type { Slice } from '@inferbench/domain/terms/slice';
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
  settleBoard,
  boardsIn,
  boardsOf,
  workloadBoard: (input: Without<BoardInput>, catalogue: CatalogueView) =>
    workloadBoard({ ...input, catalogue }),
  mine: (input: Without<MineInput>, catalogue: CatalogueView) => mine({ ...input, catalogue }),
  servers: (input: Without<ServersInput>, catalogue: CatalogueView) => serversNeeded({ ...input, catalogue }),
  techniques: (input: Without<TechniquesInput>, catalogue: CatalogueView) =>
    techniques({ ...input, catalogue }),
  whatToExpect: (input: Without<WhatToExpectInput>, catalogue: CatalogueView) =>
    whatToExpect({ ...input, catalogue: everyEntry(catalogue) }),
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
  rankForWorkload: (
    { simulated, ...input }: Without<WorkloadRankingInput> & { simulated?: SimulatedWorkloadEntry[] },
    catalogue: CatalogueView,
  ) => rankForWorkload({ ...input, catalogue }, simulated),
  simulatedPart: (
    { part, ...input }: Without<WorkloadRankingInput> & { part: Part },
    catalogue: CatalogueView,
  ) => simulatedPart({ ...input, catalogue }, part),
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
  verdict: ({ model, ...input }: Without<VerdictInput> & { model: string }, catalogue: CatalogueView) =>
    verdictOf({ ...input, catalogue }, { slug: model, name: catalogue.models.get(model)?.name ?? model }),
  versus: (input: Without<VerdictInput>, catalogue: CatalogueView) => versusOf({ ...input, catalogue }),
  versusChart: (input: Without<VersusChartInput>, catalogue: CatalogueView) =>
    versusChart({ ...input, catalogue }),
  simulatedRows,
  evaluateUnder,
  checkImport,
  checkSubmission,
  publicCopy,
  parseBody,
};

export type ComputeTask = keyof typeof COMPUTE_TASKS;
export type ComputeInput<Task extends ComputeTask> = Parameters<(typeof COMPUTE_TASKS)[Task]>[0];
export type ComputeOutcome<Task extends ComputeTask> = ReturnType<(typeof COMPUTE_TASKS)[Task]>;
