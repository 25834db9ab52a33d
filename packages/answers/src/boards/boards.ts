import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import type { ModelRun } from '@inferbench/domain/workload/board-run';
import { counted } from '@inferbench/units/english';
import { type Candidate, candidatesOf } from '../board/settle.ts';
import { tokensOf } from '../board/choices.ts';
import { newestOf, sliceKey, systemsOf } from '../board/systems.ts';
import { chipIdentity } from '../load/identity.ts';
import type { BoardsRequest } from './request.ts';
import type { ListedBoard, Boards } from './shape.ts';

/** A board with what stands on it. */
export interface FoundBoard extends Candidate {
  model: string;
}

interface BoardsInput {
  request: BoardsRequest;
  found: readonly FoundBoard[];
  /** Whether `found` holds those of every model. */
  everyModel: boolean;
}

type Filter = 'model' | 'phase' | 'precision' | 'chip' | 'vendors';

/** Boards that a request asks for, each as `/leaderboard` shows it, with how many any other choice would list. */
export function boardsOf({ request, found: all, everyModel }: BoardsInput, shown: CatalogueView): Boards {
  const catalogue = everyEntry(shown);
  const asked = all.filter((found) => isAsked(found, request));
  /** Boards with all else as asked. */
  const but = (filter: Filter) =>
    all.filter((found) => isAsked(found, { ...request, [filter]: ANYTHING[filter] }));
  const nameOf = (model: string) => catalogue.models.get(model)?.name ?? model;
  const labelOf = (chip: string) => chipIdentity(chip, catalogue).label;
  return {
    title: titleOf(asked),
    total: asked.length,
    boards: asked
      .toSorted((a, b) => byComparisons(a, b) || inOrder(nameOf(a.model), nameOf(b.model)) || byLoad(a, b))
      .slice(0, request.first)
      .map(({ chips, ...found }): ListedBoard => ({
        ...found,
        modelName: nameOf(found.model),
        chips: chips.map(labelOf).toSorted(),
      })),
    models: countsOf(but('model').map(({ model }) => model))
      .map(([model, boards]) => ({ model, name: nameOf(model), boards }))
      .toSorted((a, b) => b.boards - a.boards || inOrder(a.name, b.name)),
    phases: countsOf(but('phase').map(({ slice }) => slice.phase)).map(([phase, boards]) => ({
      phase,
      boards,
    })),
    precisions: countsOf(but('precision').map(({ slice }) => slice.precision)).map(([precision, boards]) => ({
      precision,
      boards,
    })),
    chips: countsOf(but('chip').flatMap(({ chips }) => chips))
      .map(([chip, boards]) => ({ chip, label: labelOf(chip), boards }))
      .toSorted((a, b) => inOrder(a.label, b.label)),
    everyModel,
    severalVendors: but('vendors').filter(({ vendors }) => vendors.length > 1).length,
  };
}

/** What a filter is where it leaves nothing out. */
const ANYTHING = {
  model: undefined,
  phase: undefined,
  precision: undefined,
  chip: undefined,
  vendors: 1,
} as const satisfies Readonly<Record<Filter, unknown>>;

function titleOf(asked: readonly FoundBoard[]): string {
  const models = new Set(asked.map(({ model }) => model)).size;
  return asked.length === 0
    ? 'No board holds such a run'
    : `${counted(asked.length, 'board')} of ${counted(models, 'model')}`;
}

/** Words with how often each stands there, in order. */
function countsOf<Word extends string>(words: readonly Word[]): [Word, number][] {
  const found = new Map<Word, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return [...found].toSorted(([a], [b]) => inOrder(a, b));
}

/** Boards of each model apart: what ranks, newest of each system. */
export function boardsIn(runs: readonly ModelRun[], shown: CatalogueView): FoundBoard[] {
  const catalogue = everyEntry(shown);
  const byModel = new Map<string, ModelRun[]>();
  for (const run of runs) {
    if (run.waits) continue;
    const own = byModel.get(run.model);
    if (own === undefined) byModel.set(run.model, [run]);
    else own.push(run);
  }
  return [...byModel].flatMap(([model, own]) =>
    candidatesOf(newestOf(systemsOf(own, catalogue)).newest).map((found) => ({ ...found, model })),
  );
}

function isAsked(
  { model, slice, chips, vendors }: FoundBoard,
  { vendors: least, ...asked }: Pick<BoardsRequest, Filter>,
): boolean {
  return (
    (asked.model === undefined || model === asked.model) &&
    (asked.phase === undefined || slice.phase === asked.phase) &&
    (asked.precision === undefined || slice.precision === asked.precision) &&
    (asked.chip === undefined || chips.includes(asked.chip)) &&
    vendors.length >= least
  );
}

/** Puts first where most can be compared like for like, then where most stands. */
function byComparisons(a: FoundBoard, b: FoundBoard): number {
  return b.alike - a.alike || b.systems - a.systems;
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const byLoad = (a: FoundBoard, b: FoundBoard) =>
  tokensOf(a.slice) - tokensOf(b.slice) || inOrder(sliceKey(a.slice), sliceKey(b.slice));
