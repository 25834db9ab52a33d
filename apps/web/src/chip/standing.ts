import type { StandingAnswer } from '@inferbench/graphql-documents/answers';
import { classKey, likeKey } from '@inferbench/domain/board/system-class';
import { formatNumber } from '@inferbench/units/format';
import { ordinal } from '../words/ordinal.ts';

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

export function reasonsOf(chip: string, answers: readonly StandingAnswer[]): string[] {
  const words = answers.flatMap(({ slice, atLine }) =>
    atLine.unplaced.filter((row) => row.chip === chip).map((row) => reasonWords(row, slice.modelName)),
  );
  return [...new Set(words)];
}

function reasonWords({ reason, chipsNeeded, words, value }: Unplaced, model: string): string {
  if (reason === 'DOES_NOT_FIT')
    return chipsNeeded === null
      ? `no number of them holds ${model}`
      : `${model} needs ${formatNumber(chipsNeeded)} of them`;
  // A simulated value differs from workload to workload, why it has no place does not.
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
