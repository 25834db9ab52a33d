import type { BoardFigures, BoardRun } from '@inferbench/domain/workload/board-run';
import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import { absent } from '../load/figures.ts';
import type { ShownFigure } from '../load/shape.ts';
import { absentOf } from './absent.ts';
import { choicesOf } from './choices.ts';
import { groupsOf } from './groups.ts';
import { mapOf } from './map.ts';
import { nearBoards } from './near.ts';
import { observedRow } from './observed.ts';
import type { WorkloadBoardRequest } from './request.ts';
import { outputUnit, saidOf } from './sentence.ts';
import { candidatesOf, settledSlice } from './settle.ts';
import type { WorkloadBoard } from './shape.ts';
import { simulatedBeside } from './simulated-beside.ts';
import { type BoardSlice, type BoardSystem, isIn, newestOf, systemsOf } from './systems.ts';

/** A board as it is settled: what is shown, and which runs stand on it. */
export interface SettledBoard {
  slice: BoardSlice | null;
  here: BoardSystem[];
  /** Runs of the same slice that nobody reviewed yet. */
  waiting: BoardSystem[];
  choices: WorkloadBoard['choices'];
  map: WorkloadBoard['map'];
  near: WorkloadBoard['near'];
  absent: WorkloadBoard['absent'];
}

/** Finds the board that a request means, and where else the model was run. Error: NOT_FOUND. */
export function settleBoard(
  { request, runs }: { request: WorkloadBoardRequest; runs: readonly BoardRun[] },
  shown: CatalogueView,
): Result<SettledBoard, InferbenchError> {
  const catalogue = everyEntry(shown);
  const model = catalogue.models.get(request.model);
  if (model === undefined) return fail(modelNotFound(request.model, shown.models));
  const all = systemsOf(runs, catalogue);
  const { newest, older } = newestOf(all.filter(({ run }) => !run.waits));
  const waiting = newestOf(all.filter(({ run }) => run.waits)).newest;
  const candidates = candidatesOf(newest);
  const settled = settledSlice(request, { systems: [...newest, ...waiting], older, candidates });
  if (!settled.ok) return settled;
  const slice = settled.value;
  if (slice === null)
    return ok({ slice, here: [], waiting, choices: NO_CHOICES, map: null, near: [], absent: [] });
  return ok({
    slice,
    here: newest.filter((system) => isIn(system, slice)),
    waiting: waiting.filter((system) => isIn(system, slice)),
    choices: allChoices(slice, newest),
    map: mapOf({ slice, modelName: model.name, systems: newest, wished: request.vendors, catalogue }),
    near: nearBoards(slice, candidates),
    absent: absentOf({ slice, systems: newest, older }),
  });
}

const NO_CHOICES: WorkloadBoard['choices'] = {
  phase: [],
  load: [],
  users: [],
  precision: [],
  extent: [],
  pools: [],
  technique: [],
};

function allChoices(slice: BoardSlice, systems: readonly BoardSystem[]): WorkloadBoard['choices'] {
  return {
    phase: choicesOf('phase', slice, systems),
    load: choicesOf('load', slice, systems),
    users: choicesOf('users', slice, systems),
    precision: choicesOf('precision', slice, systems),
    extent: choicesOf('extent', slice, systems),
    pools: choicesOf('pools', slice, systems),
    technique: choicesOf('technique', slice, systems),
  };
}

export interface BoardInput {
  request: WorkloadBoardRequest;
  settled: SettledBoard;
  /** Figures of the runs that stand on the board, or wait there. */
  figures: readonly BoardFigures[];
  /** Flexibility of chips, by slug. */
  flexibility: Readonly<Record<string, ShownFigure>>;
  catalogue: CatalogueView;
}

const NOTE =
  'Assumed where a source repeats nothing: a dated run ± 5 %, one without a day or a median over months ± 15 %, runs of two sources ± 10 % at least. One leads where the ratio of the two excludes equality.';

/** A board in full: systems with their figures and places, and what is simulated beside them (docs/metrics.md#boards-by-workload). */
export function workloadBoard({
  request,
  settled,
  figures,
  flexibility,
  catalogue,
}: BoardInput): WorkloadBoard {
  const { slice, here, waiting, absent: left, ...around } = settled;
  const { model, by } = request;
  const modelName = everyEntry(catalogue).models.get(model)?.name ?? model;
  const common = { model, modelName, by, note: NOTE, engineVersion: ENGINE_VERSION, ...around };
  if (slice === null)
    return {
      ...common,
      slice,
      outputUnit: '',
      title: `${modelName}: nobody published a run that ranks`,
      bold: null,
      sentence: 'Nobody published a run of this model that takes part in ranks.',
      systems: 0,
      groups: [],
      absent: left,
    };
  const known = new Map(figures.map((each) => [each.pointId, each]));
  const cells = (chip: string) => flexibility[chip] ?? absent('not computed');
  const rowOf = (system: BoardSystem) =>
    observedRow(system, known.get(system.run.pointId), cells(system.run.chip));
  const rows = here.map(rowOf);
  const observed = groupsOf([...rows, ...waiting.map(rowOf)], {
    slice,
    by,
    simulated: false,
    note: 'A bracket joins equal places.',
  });
  const [fullest] = observed;
  const chips = fullest?.chips ?? USUAL_CHIPS;
  const beside = request.simulated
    ? simulatedBeside({ slice, model, chips, by, rows, catalogue, cells })
    : null;
  return {
    ...common,
    slice,
    outputUnit: outputUnit(slice),
    ...saidOf({
      modelName,
      slice,
      by,
      chips,
      catalogue,
      rows,
    }),
    systems: here.length,
    groups: [...observed, ...(beside?.groups ?? [])],
    absent: [...left, ...(beside?.absent ?? [])],
  };
}

/** Chips of simulated systems where nobody ran any. */
const USUAL_CHIPS = 8;
