import type { ComparedChip, MetricVerdict } from './shape.ts';
import type { VerdictRow } from '../verdict/shape.ts';
import { RUNS_OF } from '../verdict/sentences.ts';
import type { Said } from './title.ts';
import { decidedPairs, onlyPair } from './pairs.ts';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { capitalised, listed } from '@inferbench/units/english';
import { formatShown } from './shown-value.ts';

/** Reasons that stand beside a verdict; all are in the answer. */
const MOST_REASONS = 2;
/** Pairs of three or four chips whose runs the lede tells; the page of each pair tells its own. */
const MOST_PAIRS = 3;

/** The answer over all models or on the model with what bounds it; without a verdict of runs what the metrics say, or the table of three chips. */
export function ledeOf({ chips, metrics, pairs, versus, sides }: Said): string {
  if (versus !== null && versus.kind !== 'NONE')
    return byRuns(
      versus.models.flatMap(({ rows }) => rows),
      versus.text,
    );
  const said = onlyPair(pairs)?.said;
  if (said !== undefined && said.kind !== 'NONE')
    return [byRuns(said.rows, said.text), ...said.reasons.slice(0, MOST_REASONS)].join(' ');
  const ran = decidedPairs(pairs).slice(0, MOST_PAIRS);
  const runs =
    ran.length === 0
      ? ''
      : byRuns(
          ran.flatMap(({ rows }) => rows),
          ran.map(({ text }) => text).join(' '),
        );
  const otherwise = sides === null || runs !== '' ? metricsLede(chips, metrics) : sides.sentence;
  return [said?.reasons[0] ?? '', runs, otherwise].filter((words) => words !== '').join(' ');
}

/** Says what runs tell, after "By published runs:" or "By measured and published runs:"; alone where it says so itself. */
function byRuns(rows: readonly Pick<VerdictRow, 'kind'>[], text: string): string {
  if (text.startsWith(RUNS_OF)) return text;
  const kinds = kindsOf(rows.map(({ kind }) => kind)).map((kind) => KIND_WORDS[kind]);
  return `By ${listed(kinds)} runs: ${text}`;
}

/** One sentence: what leads by how much, what cannot be told apart, who has no price; empty where none of it can be said. */
function metricsLede(chips: readonly ComparedChip[], metrics: readonly MetricVerdict[]): string {
  const judged = metrics.filter(({ metric }) => metric !== 'FLEXIBILITY');
  const isSimulated = (metric: MetricVerdict) => chips.some((_, i) => isSimulatedAt(i)(metric));
  const rough = chips.filter(({ calibrated }, i) => !calibrated && judged.some(isSimulatedAt(i)));
  const simulated = [
    ...judgedWords(chips, judged.filter(isSimulated)),
    ...(rough.length === 0 ? [] : [`the error of ${listed(rough.map(({ label }) => label))} is wide`]),
  ];
  const all = [
    ...judgedWords(
      chips,
      judged.filter((metric) => !isSimulated(metric)),
    ),
    ...(simulated.length === 0 ? [] : [`simulated: ${simulated.join('; ')}`]),
    ...priceWords(chips, metrics),
  ];
  return all.length === 0 ? '' : capitalised(`${all.join('; ')}.`);
}

/** Says of these metrics which have a leader, and which are too close. */
function judgedWords(chips: readonly ComparedChip[], judged: readonly MetricVerdict[]): string[] {
  const led = judged.filter(({ verdict }) => verdict.kind === 'LEADS');
  const tied = judged.filter(({ verdict }) => verdict.kind === 'TIED');
  const names = listed(tied.map(({ title }) => title.toLowerCase()));
  const close = `${names} ${tied.length === 1 ? 'is' : 'are'} closer than the error`;
  return [...led.map((metric) => ledWords(chips, metric)), ...(tied.length === 0 ? [] : [close])];
}

const isSimulatedAt =
  (index: number) =>
  ({ figures }: MetricVerdict): boolean =>
    figures[index]?.kind === 'SIMULATED';

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
  return [`${listed(without)} ${without.length === 1 ? 'has' : 'have'} no price at this speed`];
}
