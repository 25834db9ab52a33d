import type { StandingAnswer } from '@inferbench/graphql-documents/answers';
import { classKey } from '@inferbench/domain/board/system-class';
import { ordinal } from '../words/ordinal.ts';

type Row = StandingAnswer['atLine']['simulated'][number];

/** A chip's place in one workload, among simulated systems of one number of chips, extent and layout. */
export interface Standing {
  slice: StandingAnswer['slice'];
  row: Row;
  /** Rows of that class, best first. */
  rows: readonly Row[];
  /** Published place there; null where nobody published it. */
  published: Row | null;
  /** Published rows of the class of that. */
  publishedRows: readonly Row[];
}

/** Standing of a chip in the workloads in which it has a place. */
export function standingsOf(chip: string, answers: readonly StandingAnswer[]): Standing[] {
  return answers.flatMap(({ slice, atLine }) => {
    const row = atLine.simulated.find((each) => each.chip === chip);
    const published = atLine.published.find((each) => each.chip === chip) ?? null;
    if (row === undefined) return [];
    const ofClass = (rows: readonly Row[], one: Row | null) =>
      rows.filter((each) => one !== null && classKey(each) !== null && classKey(each) === classKey(one));
    const rows = ofClass(atLine.simulated, row);
    return [{ slice, row, rows, published, publishedRows: ofClass(atLine.published, published) }];
  });
}

/** Standings beside others: nobody leads a list of one. */
export const contested = (standings: readonly Standing[]) => standings.filter(({ rows }) => rows.length > 1);

/** Reasons that the answers give for the places that a chip does not have. */
export function reasonsOf(chip: string, answers: readonly StandingAnswer[]): string[] {
  const words = answers.flatMap(({ atLine }) =>
    // A simulated value differs from workload to workload, why it has no place does not.
    atLine.unplaced
      .filter((row) => row.chip === chip)
      .map(({ words: reason, value }) => (value.kind === null ? reason : value.words)),
  );
  return [...new Set(words)];
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
