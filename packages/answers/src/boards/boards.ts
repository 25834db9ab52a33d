import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import type { ModelRun } from '@inferbench/domain/workload/board-run';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase } from '@inferbench/domain/terms/slice';
import { counted } from '@inferbench/units/english';
import { type Candidate, candidatesOf } from '../board/settle.ts';
import { tokensOf } from '../board/choices.ts';
import { newestOf, sliceKey, systemsOf } from '../board/systems.ts';
import { chipIdentity } from '../load/identity.ts';
import type { BoardsRequest } from './request.ts';
import type { ListedBoard, Boards } from './shape.ts';

interface Found extends Candidate {
  model: string;
}

type Filter = 'model' | 'phase' | 'precision';

/** Boards of all runs that a request asks for, each as `/leaderboard` shows it, with how many any other choice would list. */
export function boardsOf(
  { request, runs }: { request: BoardsRequest; runs: readonly ModelRun[] },
  shown: CatalogueView,
): Boards {
  const catalogue = everyEntry(shown);
  const all = foundIn(runs, catalogue).filter(
    ({ chips, vendors }) =>
      vendors.length >= request.vendors && (request.chip === undefined || chips.includes(request.chip)),
  );
  const asked = all.filter((found) => isAsked(found, request));
  const nameOf = (model: string) => catalogue.models.get(model)?.name ?? model;
  const but = (filter: Filter) => all.filter((found) => isAsked(found, { ...request, [filter]: undefined }));
  const models = countsOf(but('model').map(({ model }) => model));
  const phases = countsOf(but('phase').map(({ slice }) => slice.phase));
  const precisions = countsOf(but('precision').map(({ slice }) => slice.precision));
  return {
    title: `${counted(asked.length, 'board')} of ${counted(new Set(asked.map(({ model }) => model)).size, 'model')}`,
    total: asked.length,
    boards: asked
      .toSorted((a, b) => byComparisons(a, b) || inOrder(nameOf(a.model), nameOf(b.model)) || byLoad(a, b))
      .slice(0, request.first)
      .map(({ chips, ...found }): ListedBoard => ({
        ...found,
        modelName: nameOf(found.model),
        chips: chips.map((slug) => chipIdentity(slug, catalogue).label).toSorted(),
      })),
    models: [...models]
      .map(([model, boards]) => ({ model, name: nameOf(model), boards }))
      .toSorted((a, b) => b.boards - a.boards || inOrder(a.name, b.name)),
    phases: Phase.options.flatMap((phase) => counts(phases, phase, (boards) => ({ phase, boards }))),
    precisions: PrecisionClass.options.flatMap((precision) =>
      counts(precisions, precision, (boards) => ({ precision, boards })),
    ),
  };
}

function countsOf<Word extends string>(words: readonly Word[]): Map<Word, number> {
  const found = new Map<Word, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** An entry of what leads anywhere; none of what does not. */
function counts<Word, Entry>(
  of: ReadonlyMap<Word, number>,
  word: Word,
  entry: (boards: number) => Entry,
): Entry[] {
  const boards = of.get(word);
  return boards === undefined ? [] : [entry(boards)];
}

/** Boards of each model apart: what ranks, newest of each system. */
function foundIn(runs: readonly ModelRun[], catalogue: CatalogueView): Found[] {
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

function isAsked({ model, slice }: Found, request: Pick<BoardsRequest, Filter>): boolean {
  return (
    (request.model === undefined || model === request.model) &&
    (request.phase === undefined || slice.phase === request.phase) &&
    (request.precision === undefined || slice.precision === request.precision)
  );
}

/** Puts first where most can be compared like for like, then where most stands. */
function byComparisons(a: Found, b: Found): number {
  return b.alike - a.alike || b.systems - a.systems;
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const byLoad = (a: Found, b: Found) =>
  tokensOf(a.slice) - tokensOf(b.slice) || inOrder(sliceKey(a.slice), sliceKey(b.slice));
