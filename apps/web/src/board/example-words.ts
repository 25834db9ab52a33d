import { formatNumber } from '@inferbench/units/format';
import { countWord } from '../words/words.ts';
import type { Example, ShownEdge } from './examples.ts';
import { nameOf } from './ranking-sentence.ts';

export function numberWithUnit({ value, unit }: { value: number; unit: string }): string {
  return `${formatNumber(value)} ${unit}`;
}

/** Of the rows of a page, those without a rank: "One example stands in its place without a rank: it was made to show the way, not measured on hardware." */
export function exampleSentence(rows: readonly ShownEdge[]): string {
  const count = rows.filter(({ rank }) => rank === null).length;
  if (count === 0) return '';
  return count === 1
    ? 'One example stands in its place without a rank: it was made to show the way, not measured on hardware.'
    : `${countWord(count)} examples stand in their places without a rank: they were made to show the way, not measured on hardware.`;
}

/** For a file: each example with its value and the rank that it would take. */
export function exampleFacts(examples: readonly Example[]): string {
  return examples
    .map(
      ({ edge: { node }, wouldRank }) =>
        `${nameOf(node.system)} at ${numberWithUnit(node)}, would rank ${wouldRank}, takes none`,
    )
    .join(' | ');
}
