import { fittingFinding } from '../finding.ts';
import type { ComparedChip, ComparedMetric, MetricVerdict } from '@inferbench/domain/chip-comparison';
import { listed } from '@inferbench/units/english';

const BY: Readonly<Partial<Record<ComparedMetric, string>>> = {
  OUTPUT: 'by output',
  PRICE: 'by price',
  ENERGY: 'by energy',
};

/** "B200 or MI355X for DeepSeek R1? Nobody leads."; without a verdict the question alone. Flexibility is of no one model. */
export function titleOf(
  chips: readonly ComparedChip[],
  metrics: readonly MetricVerdict[],
  modelName: string,
): string {
  const names = listed(
    chips.map(({ label }) => label),
    'or',
  );
  const answer = answerOf(chips, metrics);
  const asked = [`${names} for ${modelName}`, names];
  return answer === null
    ? fittingFinding(...asked)
    : fittingFinding(...asked.map((words) => `${words}? ${answer}`), answer);
}

/** Leaders by metric: one that leads wherever anybody does is said to lead. */
function answerOf(chips: readonly ComparedChip[], metrics: readonly MetricVerdict[]): string | null {
  const judged = metrics.filter(({ metric }) => BY[metric] !== undefined);
  const led = judged.filter(({ verdict }) => verdict.kind === 'LEADS');
  if (led.length === 0)
    return judged.every(({ verdict }) => verdict.kind === 'TIED') ? 'Nobody leads.' : null;
  const leaders = [...new Set(led.map(({ verdict }) => verdict.leader))];
  const said = leaders.map((leader) => {
    const label = chips.find(({ chip }) => chip === leader)?.label ?? 'One';
    const by = led.filter(({ verdict }) => verdict.leader === leader).map(({ metric }) => BY[metric] ?? '');
    return { label, by: listed(by.map((word, i) => (i === 0 ? word : word.replace('by ', '')))) };
  });
  const [first, ...others] = said;
  return first === undefined
    ? 'Nobody leads.'
    : `${[`${first.label} leads ${first.by}`, ...others.map(({ label, by }) => `${label} ${by}`)].join(', ')}.`;
}
