import type { ComparedChip, MetricVerdict } from '@inferbench/domain/chip-comparison';
import { listed } from '@inferbench/units/english';
import { formatShown } from './shown-value.ts';

/** One sentence: what leads by how much, what cannot be told apart, who has no price; empty where none of it can be said. */
export function ledeOf(chips: readonly ComparedChip[], metrics: readonly MetricVerdict[]): string {
  const judged = metrics.filter(({ metric }) => metric !== 'FLEXIBILITY');
  const tied = judged
    .filter(({ verdict }) => verdict.kind === 'TIED')
    .map(({ title }) => title.toLowerCase());
  const led = judged
    .filter(({ verdict }) => verdict.kind === 'LEADS')
    .map((metric) => ledWords(chips, metric));
  const unknown = chips.filter(({ calibrated }) => !calibrated).map(({ label }) => label);
  const parts = [
    ...led,
    ...(tied.length === 0
      ? []
      : [`${listed(tied)} ${tied.length === 1 ? 'is' : 'are'} closer than the error`]),
    ...(unknown.length === 0 ? [] : [`the simulator is not calibrated for ${listed(unknown, 'or')}`]),
    ...priceWords(chips, metrics),
  ];
  if (parts.length === 0) return '';
  const sentence = `${parts.join('; ')}.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function ledWords(
  chips: readonly ComparedChip[],
  { title, figures, verdict, metric }: MetricVerdict,
): string {
  const values = chips.map(({ label }, i) => `${label} ${formatShown(metric, figures[i]?.value ?? null)}`);
  const leader = chips.find(({ chip }) => chip === verdict.leader)?.label ?? '';
  return `${leader} leads by ${title.toLowerCase()} (${values.join(', ')})`;
}

function priceWords(chips: readonly ComparedChip[], metrics: readonly MetricVerdict[]): string[] {
  const price = metrics.find(({ metric }) => metric === 'PRICE');
  const without = chips.filter((_, i) => price?.figures[i]?.value === null).map(({ label }) => label);
  if (without.length === 0 || without.length === chips.length) return [];
  return [`${listed(without)} ${without.length === 1 ? 'has' : 'have'} no price here`];
}
