import { listed } from '@inferbench/units/english';
import { fittingFinding } from '../finding.ts';
import type { SideBySide } from '../side-by-side/shape.ts';
import type { Versus } from '../verdict/shape.ts';
import { type ComparedPair, decidedPairs, onlyPair } from './pairs.ts';
import type { ComparedChip, ComparedMetric, MetricVerdict } from './shape.ts';

const BY: Readonly<Partial<Record<ComparedMetric, string>>> = {
  OUTPUT: 'by output',
  PRICE: 'by price',
  ENERGY: 'by energy',
};

/** Parts of title and lede. */
export interface Said {
  chips: readonly ComparedChip[];
  metrics: readonly MetricVerdict[];
  /** Verdicts of observed runs, of each two of them. */
  pairs: readonly ComparedPair[];
  versus: Versus | null;
  /** Three or four of them in one table; null of two. */
  sides: Pick<SideBySide, 'answer' | 'sentence'> | null;
}

/** The answer over all models, else that on the model, else of its metrics: what is simulated is called so, and never denies a run. */
export function titleOf({
  chips,
  metrics,
  modelName,
  pairs,
  versus,
  sides,
}: Said & { modelName: string }): string {
  if (versus !== null && versus.kind !== 'NONE') return versus.title;
  const said = onlyPair(pairs)?.said;
  if (said !== undefined && said.kind !== 'NONE') return said.title;
  const names = listed(
    chips.map(({ label }) => label),
    'or',
  );
  // No simulation stands above what was run, in whatever slice.
  const isDenied = isSimulated(metrics) && decidedPairs(pairs).length > 0;
  const answer = isDenied ? null : (answerOf(chips, metrics) ?? sideAnswer(sides));
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
    return judged.every(({ verdict }) => verdict.kind === 'TIED') ? `${basisOf(judged)}obody leads.` : null;
  const leaders = [...new Set(led.map(({ verdict }) => verdict.leader))];
  const said = leaders.map((leader) => {
    const label = chips.find(({ chip }) => chip === leader)?.label ?? 'One';
    const by = led.filter(({ verdict }) => verdict.leader === leader).map(({ metric }) => BY[metric] ?? '');
    return { label, by: listed(by.map((word, i) => (i === 0 ? word : word.replace('by ', '')))) };
  });
  const words = said.map(({ label, by }, i) => (i === 0 ? `${label} leads ${by}` : `${label} ${by}`));
  return `${isSimulated(led) ? 'Simulated, ' : ''}${words.join(', ')}.`;
}

const sideAnswer = (sides: Said['sides']) => (sides === null ? null : `${sides.answer}.`);

const isSimulated = (metrics: readonly MetricVerdict[]) =>
  metrics.some(({ figures }) => figures.some(({ kind }) => kind === 'SIMULATED'));

const basisOf = (metrics: readonly MetricVerdict[]) => (isSimulated(metrics) ? 'Simulated, n' : 'N');
