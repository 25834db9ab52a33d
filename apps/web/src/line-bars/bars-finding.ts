import type { PlacedRow } from '@inferbench/domain/tradeoff-chart';
import { fittingFinding } from '@inferbench/analyses/finding';
import { formatNumber } from '@inferbench/units/format';
import type { LineMeasure } from './measures.ts';

/** Who has least, and who cannot be told apart from it: `rows` are the least first, each with a value. */
export function barsFinding(rows: readonly PlacedRow[], { figureOf, format, leads }: LineMeasure): string {
  const [first, ...others] = rows;
  if (first === undefined) return 'Nobody publishes it';
  const best = figureOf(first);
  const overlapping = others.filter((row) => (figureOf(row).low ?? 0) <= (best.high ?? Infinity));
  const lead = leads(first.label, format(best.value ?? 0));
  if (overlapping.length === 0) return lead;
  const labels = overlapping.map(({ label }) => label);
  const count = formatNumber(overlapping.length + 1);
  const all = overlapping.length === others.length ? `all ${count} overlap` : `${count} overlap`;
  const group = labels.length === 1 ? `${labels.join('')} overlaps` : all;
  // Who leads is named only beside those who cannot be told apart.
  return fittingFinding(
    `${lead}; within the error ${group}`,
    `${lead}; ${group}`,
    `${count} chips cannot be told apart`,
  );
}
