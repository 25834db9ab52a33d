import type { ComparedChip, ComparedMetric } from './shape.ts';
import type { Verdict } from '../duel/shape.ts';
import type { ShownFigure } from '../load/shape.ts';
import { capitalised, listed } from '@inferbench/units/english';
import { formatPercent, formatRatio } from '@inferbench/units/format';
import { rangeOf } from '@inferbench/domain/terms/ranged';
import { groupOfFirst, type Ranking } from '@inferbench/domain/scores/ranking';
import { isOneClass } from '@inferbench/domain/board/system-class';
import { gainOf, leadBetween } from '../verdict/lead.ts';
import type { SystemVerdict } from '../verdict/shape.ts';
import { rowRatio } from '../verdict/over-models.ts';
import { sideAhead, TOO_COARSE } from '../verdict/simulated.ts';
import { type ComparedPair, borneLead, onlyPair } from './pairs.ts';
import type { ComparedSide } from './sides.ts';
import type { simulatedRatioAt } from './simulated-ratio.ts';

export interface MetricInput {
  chips: readonly ComparedChip[];
  sides: readonly Pick<ComparedSide, 'observed' | 'simulated'>[];
  figures: readonly ShownFigure[];
  higherIsBetter: boolean;
  metric: ComparedMetric;
  /** Verdicts of observed runs, of each two of the chips. */
  pairs?: readonly ComparedPair[];
  /** Ratio by which one simulated figure is better than another, by their places, in the band of such ratios. */
  simulated?: (index: number, than: number) => SimulatedGain | null;
}

type SimulatedGain = ReturnType<typeof simulatedRatioAt>;

interface Side extends Contender {
  chip: string;
  index: number;
}

const BY_STACK = ' by software and layout';

const NONE: Omit<Verdict, 'text'> = { kind: 'NONE', leader: null };

/**
 * One leads where its interval lies apart from that of every other, of simulated figures where the band of each ratio excludes
 * equality; a side without a figure leaves no verdict.
 */
export function metricVerdict(input: MetricInput): Verdict {
  const { figures, metric, pairs = [] } = input;
  const said = onlyPair(pairs)?.said;
  if (said !== undefined && metric !== 'FLEXIBILITY' && figures.every(isObserved))
    return observedVerdict(input, said);
  const isWithout = metric === 'OUTPUT' && figures.some(({ value }) => value === null);
  if (isWithout && said?.kind === 'NONE') return { ...NONE, text: `No verdict: ${inSentence(said)}` };
  return intervalVerdict(input);
}

/** The same of figures that no runs of a pair stand behind: simulated ones, shares of cells, three chips or more. */
function intervalVerdict(input: MetricInput): Verdict {
  const { chips, sides, figures, higherIsBetter, metric } = input;
  const contenders = chips.flatMap(({ chip, label }, i): Side[] => {
    const found = figures[i] === undefined ? null : rangeOf(figures[i]);
    return found === null ? [] : [{ chip, label, index: i, ...found }];
  });
  if (contenders.length < chips.length) return { ...NONE, text: 'No verdict' };
  const unlike = metric === 'FLEXIBILITY' ? null : unlikeWords(sides, figures);
  if (unlike !== null) return { ...NONE, text: `No verdict: ${unlike}` };
  // Watts of a chip and watts at the wall are no race.
  if (metric === 'ENERGY' && new Set(figures.map(({ words }) => words)).size > 1)
    return { ...NONE, text: 'No verdict: metered at different places' };
  const ordered = contenders.toSorted(byValue(higherIsBetter));
  const [first] = ordered;
  if (first === undefined || ordered.length === 1) return { ...NONE, text: 'No verdict' };
  if (metric === 'FLEXIBILITY') return flexibilityVerdict(first, ordered);
  if (figures.every(({ kind }) => kind === 'SIMULATED')) return bandVerdict(ordered, input);
  const tied = groupOfFirst(ordered, higherIsBetter).map(({ label }) => label);
  if (tied.length > 1) {
    const text =
      tied.length === chips.length ? 'Cannot be told apart' : `${listed(tied)} cannot be told apart`;
    return { kind: 'TIED', leader: null, text };
  }
  const behind = ordered.slice(1).map(({ label }) => label);
  const borne =
    input.pairs === undefined ? 'LEADS' : borneLead(first.label, behind, { pairs: input.pairs, metric });
  return typeof borne === 'string' ? ledVerdict(ordered, input, borne) : borne;
}

/** Verdict on simulated figures: the first leads where the band of its ratio to every other excludes equality. */
function bandVerdict(ordered: readonly Side[], input: MetricInput): Verdict {
  const [first, ...others] = ordered;
  if (first === undefined) return { ...NONE, text: 'No verdict' };
  const tied = others.filter(({ index }) => {
    const found = input.simulated?.(first.index, index) ?? null;
    return found === null || sideAhead(found) !== 'b';
  });
  if (tied.length === 0) return ledVerdict(ordered, input);
  const names =
    tied.length === others.length ? '' : `${listed([first, ...tied].map(({ label }) => label))}: `;
  const text = `${names}${TOO_COARSE}`;
  return { kind: 'TIED', leader: null, text: capitalised(text) };
}

function ledVerdict(
  [first, second]: readonly Side[],
  { chips, figures, higherIsBetter }: MetricInput,
  kind: 'LEADS' | 'LEADS_BY_STACK' = 'LEADS',
): Verdict {
  if (first === undefined || second === undefined) return { ...NONE, text: 'No verdict' };
  // The band of a family with few public runs says that it is ahead, and hardly by how much.
  const isRough = [first, second].some(
    ({ index }) => figures[index]?.kind === 'SIMULATED' && chips[index]?.calibrated === false,
  );
  if (isRough)
    return { kind: 'LEADS', leader: first.chip, text: `${first.label} leads by more than the error` };
  const ratio = higherIsBetter ? first.value / second.value : second.value / first.value;
  const text = `${first.label} leads, ${formatRatio(ratio)} ×${chips.length > 2 ? ` ${second.label}` : ''}`;
  return { kind, leader: first.chip, text: kind === 'LEADS' ? text : `${text}${BY_STACK}` };
}

const isObserved = ({ kind }: ShownFigure) => kind === 'MEASURED' || kind === 'REPORTED';

/**
 * Verdict of a pair by a figure of the runs that its verdict on output stands on: what each gives for a dollar or a joule at the line
 * is bounded as its output is.
 */
function observedVerdict({ chips, figures, metric }: MetricInput, said: SystemVerdict): Verdict {
  const none = (why: string): Verdict => ({ ...NONE, text: `No verdict: ${why}` });
  if (said.footing === 'CLASS_NAMED' && said.kind !== 'NONE') return unlikeVerdict(chips, said, metric);
  if (said.footing !== 'LIKE') return none(inSentence(said));
  if (metric === 'ENERGY' && new Set(figures.map(({ words }) => words)).size > 1)
    return none('metered at different places');
  const sides = chips.flatMap(({ chip }, i) => {
    const side = said.sides.find(({ row }) => row?.chip === chip);
    const value = figures[i]?.value ?? null;
    return side === undefined || value === null
      ? []
      : [gainOf(side, metric === 'OUTPUT' ? value : 1 / value)];
  });
  const [a, b] = sides;
  if (a === undefined || b === undefined) return { ...NONE, text: 'No verdict' };
  const led = { ...leadBetween(a, b), sides: [a, b] };
  const { kind, leader, low, high } = led;
  const leading = chips.find(({ label }) => label === leader)?.chip ?? null;
  if (leading === null || low === null || high === null)
    return kind === 'NONE'
      ? none('one of them was not run near the line')
      : { kind, leader: null, text: 'Cannot be told apart' };
  const text = `${leader} leads, ${rowRatio(led)}`;
  // Price and energy follow the output: what chips do not explain of that, they do not of these.
  return said.kind === 'LEADS_BY_STACK'
    ? { kind: 'LEADS_BY_STACK', leader: leading, text: `${text}${BY_STACK}` }
    : { kind, leader: leading, text };
}

/** The verdict on output of systems of different size or layout, as the page's title has it; their prices and energies do not compare. */
function unlikeVerdict(chips: MetricInput['chips'], said: SystemVerdict, metric: ComparedMetric): Verdict {
  if (metric !== 'OUTPUT') return { ...NONE, text: 'No verdict: the systems differ in size or layout' };
  const { kind, leader, low, high, sides } = said;
  const row = sides.find(({ label }) => label === leader)?.row;
  const leading = chips.find(({ label }) => label === leader)?.chip ?? null;
  if (row == null || low === null || high === null || leading === null)
    return { kind, leader: null, text: 'Cannot be told apart' };
  const by = kind === 'LEADS_BY_STACK' ? BY_STACK : '';
  return { kind, leader: leading, text: `${leader} × ${row.chips} leads, ${rowRatio(said)}${by}` };
}

/** First reason of a verdict in the middle of a sentence; a name keeps its capital. */
function inSentence({ reasons: [reason = 'nobody ran the two alike'], sides }: SystemVerdict): string {
  const text = reason.replace(/\.$/, '');
  return sides.some(({ label }) => text.startsWith(label))
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Reason why figures of these kinds and systems are no pair; null where they are: one kind, one class, and of runs the same load. */
function unlikeWords(
  sides: readonly Pick<ComparedSide, 'observed' | 'simulated'>[],
  figures: readonly ShownFigure[],
): string | null {
  const isSimulated = figures.map(({ kind }) => kind === 'SIMULATED');
  if (new Set(isSimulated).size > 1) return 'one is published, another simulated';
  const ran = sides.map(({ observed, simulated }, i) => (isSimulated[i] === true ? simulated : observed));
  const known = ran.filter((one) => one !== null);
  if (known.length < ran.length || !isOneClass(known)) return 'the systems differ in size or layout';
  const users = new Set(known.map((one) => one.users));
  return isSimulated[0] === true || (users.size === 1 && !users.has(null))
    ? null
    : 'run under different loads';
}

/** A count of cells has no interval: equal only where the shares read alike. */
function flexibilityVerdict(first: Side, ordered: readonly Side[]): Verdict {
  const isMost = ({ value }: Side) => formatPercent(value) === formatPercent(first.value);
  const most = ordered.filter(isMost).map(({ label }) => label);
  if (most.length === 1)
    return { kind: 'LEADS', leader: first.chip, text: `${first.label} runs more work well` };
  const less = ordered.filter((side) => !isMost(side)).map(({ label }) => label);
  const text = less.length === 0 ? 'Equal' : `${listed(most)} run as much work well, ${listed(less)} less`;
  return { kind: 'TIED', leader: null, text };
}

/** Whoever may lead: a value with its interval under a short name. */
interface Contender extends Ranking {
  label: string;
}

function byValue(higherIsBetter: boolean): (a: Contender, b: Contender) => number {
  return (a, b) => (higherIsBetter ? b.value - a.value : a.value - b.value) || (a.label < b.label ? -1 : 1);
}
