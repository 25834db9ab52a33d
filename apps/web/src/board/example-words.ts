import { formatNumber } from '@inferbench/units/format';
import { countWord } from '../words/words.ts';
import type { RowWithoutRank, ShownEdge } from './examples.ts';
import { nameOf } from './ranking-sentence.ts';

export function numberWithUnit({ value, unit }: { value: number; unit: string }): string {
  return `${formatNumber(value)} ${unit}`;
}

/**
 * Sentence on the rows of a page without a rank: "One example stands in its place without a rank: it was made to show
 * the way, not measured on hardware."
 */
export function withoutRankSentence(rows: readonly ShownEdge[]): string {
  const without = rows.filter(({ rank }) => rank === null);
  const examples = without.filter(({ node }) => node.point.example).length;
  const provisional = without.length - examples;
  return [
    ...(examples === 0
      ? []
      : [
          examples === 1
            ? 'One example stands in its place without a rank: it was made to show the way, not measured on hardware.'
            : `${countWord(examples)} examples stand in their places without a rank: they were made to show the way, not measured on hardware.`,
        ]),
    ...(provisional === 0
      ? []
      : [
          provisional === 1
            ? 'One provisional result stands in its place without a rank: nobody reviewed it yet.'
            : `${countWord(provisional)} provisional results stand in their places without a rank: nobody reviewed them yet.`,
        ]),
  ].join(' ');
}

/** Lists, for a file, each row without a rank with its value; of an example the rank that it would take. */
export function withoutRankFacts(rows: readonly RowWithoutRank[]): string {
  return rows
    .map(
      ({ edge: { node }, wouldRank }) =>
        `${nameOf(node.system)} at ${numberWithUnit(node)}, ${wouldRank === null ? 'provisional, takes no rank' : `would rank ${wouldRank}, takes none`}`,
    )
    .join(' | ');
}
