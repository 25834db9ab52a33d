import { ordinal } from '@inferbench/analyses/context/words';
import type { DuelAnswer, StandingAnswer } from '@inferbench/graphql-documents/answers';
import { classKey, likeKey } from '@inferbench/domain/board/system-class';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import type { PeakChart } from '@inferbench/answers/peak/shape';

type Row = StandingAnswer['atLine']['simulated'][number];
type Unplaced = StandingAnswer['atLine']['unplaced'][number];

/** A chip's place in one workload, among systems of its class: all published, or all simulated on as many chips. */
export interface Standing {
  slice: StandingAnswer['slice'];
  row: Row;
  /** Rows of that class, best first. */
  rows: readonly Row[];
}

/** Places of a chip in both kinds of lists, which nobody mixes. */
export interface Standings {
  simulated: Standing[];
  /** Places in the class of the chart stand first in each workload; figures per chip compare whatever the number of chips. */
  published: Standing[];
}

export function standingsOf(chip: string, answers: readonly StandingAnswer[]): Standings {
  const placed = (list: 'published' | 'simulated', keyOf: (row: Row) => string | null) =>
    answers.flatMap(({ slice, atLine }) =>
      atLine[list]
        .filter((row) => row.chip === chip)
        .map((row) => ({
          slice,
          row,
          rows: atLine[list].filter((each) => keyOf(each) !== null && keyOf(each) === keyOf(row)),
        })),
    );
  return { simulated: placed('simulated', classKey), published: placed('published', likeKey) };
}

/** Standings beside others: nobody leads a list of one. */
export const contested = (standings: readonly Standing[]) => standings.filter(({ row }) => row.of > 1);

/** "1st of 5, shared": a first place, where another is not told apart from it or ran only at higher speeds, is nobody's alone. */
export function sharedPlace({ row, rows }: Pick<Standing, 'row' | 'rows'>): string {
  const isShared =
    row.place === 1 && (row.of > rows.length || rows.filter(({ place }) => place === 1).length > 1);
  return `${ordinal(row.place)} of ${row.of}${isShared ? ', shared' : ''}`;
}

/** Reasons that the answers give for the places that a chip does not have, one a model that it does not hold. */
export function reasonsOf(chip: string, answers: readonly StandingAnswer[]): string[] {
  const unplaced = answers.flatMap(({ slice, atLine }) =>
    atLine.unplaced
      .filter((row) => row.chip === chip)
      .map((row) => ({ ...row, model: slice.modelName, at: slice.at })),
  );
  const full = unplaced.filter(({ reason }) => reason === 'DOES_NOT_FIT');
  const never = new Set(full.filter(({ chipsNeeded }) => chipsNeeded === null).map(({ model }) => model));
  const words = unplaced.map((row) => {
    if (row.reason !== 'DOES_NOT_FIT') return reasonWords(row);
    return never.has(row.model)
      ? `no number of them holds ${listed([...never], 'or')}`
      : needsWords(row.model, full);
  });
  return [...new Set(words)];
}

/** "Llama 3.3 70B needs 344 to 356 of them": longer work takes more chips. */
function needsWords(model: string, unplaced: readonly (Unplaced & { model: string })[]): string {
  const own = unplaced.filter((row) => row.model === model);
  const counts = own.flatMap(({ chipsNeeded }) => chipsNeeded ?? []);
  const [least, most] = [Math.min(...counts), Math.max(...counts)].map(formatNumber);
  return `${model} needs ${least === most ? least : `${least} to ${most}`} of them`;
}

/** Why a row has no place: a simulated value differs from workload to workload, its reason does not. */
function reasonWords({ reason, words, value, model, at }: Unplaced & { model: string; at: number }): string {
  if (reason === 'NEVER_REACHES') return `one user of ${model} gets less than ${formatNumber(at)} tokens/s`;
  return value.kind === null ? words : value.words;
}

/** "Fifth by value in six workloads, and never clearly behind the first": places by value, and where intervals lie apart. */
export function standingFinding(name: string, all: readonly Standing[]): string {
  const standings = contested(all);
  if (standings.length === 0) return `Simulated, ${name}: no other system of its size and kind`;
  const places = standings.map(({ row }) => row.place);
  const behind = standings.filter(({ row }) => !row.overlapsFirst).length;
  const leads = standings.filter(({ row, rows }) => row.place === 1 && apart(rows)).length;
  const of = `${standings.length} workloads`;
  if (leads === standings.length) return `Simulated, ${name} leads in ${of}`;
  const best = Math.min(...places);
  const worst = Math.max(...places);
  const by =
    best === worst
      ? `${ordinal(best)} by value in ${of}`
      : `${ordinal(best)} to ${ordinal(worst)} by value in ${of}`;
  if (behind === 0) return `Simulated, ${name}: ${by}, never clearly behind the first`;
  return `Simulated, ${name}: ${by}, clearly behind the first in ${behind}`;
}

function apart(rows: readonly Row[]): boolean {
  return rows.filter(({ overlapsFirst }) => overlapsFirst).length <= 1;
}

export interface DuelWork {
  model: string;
  precision: 'FP8' | 'FP16' | 'W4A16';
  users: number;
  chipsEach: number;
}

/** Answers that compare a chip with others; `failed` where the API gave no answer to a part. */
export interface ChipAgainstOthers {
  failed: boolean;
  standings: Standings;
  /** Reasons of the answers for the places that it does not have. */
  reasons: string[];
  date: string | null;
  rivals: { reason: string; chosen: DuelWork; duel: DuelAnswer }[];
  peak: PeakChart | null;
}
