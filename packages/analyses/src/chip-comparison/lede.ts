import type { ComparedChip, ComparedSpec, MetricVerdict } from '@inferbench/domain/chip-comparison';
import { listed } from '@inferbench/units/english';
import { formatShown } from './shown-value.ts';
import { ratioWords } from '../finding/words.ts';

/** The least ratio of memories that is worth a sentence. */
const WORTH_SAYING = 1.1;

/** One sentence: what leads by how much, what cannot be told apart, whose memory is larger, who has no price. */
export function ledeOf(
  chips: readonly ComparedChip[],
  metrics: readonly MetricVerdict[],
  specs: readonly ComparedSpec[],
): string {
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
    ...memoryWords(chips, specs),
    ...priceWords(chips, metrics),
  ];
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

function memoryWords(chips: readonly ComparedChip[], specs: readonly ComparedSpec[]): string[] {
  const cells = specs.find(({ title }) => title === 'Memory')?.cells ?? [];
  const known = chips.flatMap(({ label }, i) => {
    const ratio = cells[i]?.toFirst;
    return ratio === null || ratio === undefined ? [] : [{ label, ratio }];
  });
  const [most, next] = known.toSorted((a, b) => b.ratio - a.ratio);
  if (most === undefined || next === undefined || most.ratio / next.ratio < WORTH_SAYING) return [];
  const of = known.length > 2 ? ` of ${next.label}` : '';
  return [`${most.label} holds ${ratioWords(most.ratio / next.ratio)} times the memory${of}`];
}

function priceWords(chips: readonly ComparedChip[], metrics: readonly MetricVerdict[]): string[] {
  const price = metrics.find(({ metric }) => metric === 'PRICE');
  const without = chips.filter((_, i) => price?.figures[i]?.value === null).map(({ label }) => label);
  if (without.length === 0 || without.length === chips.length) return [];
  return [`${listed(without)} ${without.length === 1 ? 'has' : 'have'} no price here`];
}
