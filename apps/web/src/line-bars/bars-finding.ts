import type { PlacedRow } from '@inferbench/domain/tradeoff-chart';
import { fittingFinding } from '@inferbench/analyses/finding';
import { groupOfFirst } from '@inferbench/analyses/finding/group';
import { numberWord } from '@inferbench/analyses/finding/words';
import type { LineMeasure } from './measures.ts';

/** Who has least, and who cannot be told apart from it: `rows` are the least first, each with a value. */
export function barsFinding(rows: readonly PlacedRow[], { figureOf, format, leads }: LineMeasure): string {
  const [first, ...others] = rows;
  if (first === undefined) return 'Nobody publishes it';
  const best = figureOf(first);
  const contenders = rows.map((row) => {
    const { value, low, high } = figureOf(row);
    return { label: row.label, value: value ?? 0, interval: { low: low ?? 0, high: high ?? Infinity } };
  });
  const [, ...overlapping] = groupOfFirst(contenders, false);
  const lead = leads(first.label, format(best.value ?? 0));
  if (overlapping.length === 0) return lead;
  const labels = overlapping.map(({ label }) => label);
  const count = numberWord(overlapping.length + 1);
  const all = overlapping.length === others.length ? `all ${count} overlap` : `${count} overlap`;
  const group = labels.length === 1 ? `${labels.join('')} overlaps` : all;
  // Who leads is named only beside those who cannot be told apart.
  return fittingFinding(
    `${lead}; within the error ${group}`,
    `${lead}; ${group}`,
    `${numberWord(overlapping.length + 1, true)} chips cannot be told apart`,
  );
}
