import { fittingFinding } from '../finding.ts';
import type { DuelMetric } from './request.ts';
import type { DuelCrossing, DuelSample, Verdict } from './shape.ts';
import { listed } from '@inferbench/units/english';
import { formatContext } from '@inferbench/units/format';
import { ratioWords } from '../finding.ts';
import { sideAhead, TOO_COARSE } from '../verdict/simulated.ts';
import { DUEL_METRICS } from './metric-words.ts';

export interface VerdictSide {
  chip: string;
  label: string;
  calibrated: boolean;
}

export interface VerdictInput {
  a: VerdictSide;
  b: VerdictSide;
  samples: readonly DuelSample[];
  crossings: readonly DuelCrossing[];
  metric: DuelMetric;
}

/** Title where nothing may be said: what is divided, of whom. */
export function noVerdict(labels: readonly string[], metric: DuelMetric): Verdict {
  const { ratio } = DUEL_METRICS[metric];
  const text = fittingFinding(
    `${listed(labels)}: ${ratio} over context, simulated`,
    `${listed(labels)}: ${ratio}, simulated`,
    `Simulated ${ratio} over context`,
  );
  return { kind: 'NONE', leader: null, text };
}

/** What the simulation says of two chips over all contexts: nobody leads where a band holds equality anywhere. */
export function verdictOf(input: VerdictInput): Verdict {
  const { a, b, samples } = input;
  const last = samples.at(-1);
  if (last === undefined) return { kind: 'NONE', leader: null, text: 'No context has a value of both.' };
  const sides = new Set(samples.map(sideAhead));
  if (sides.size > 1) return mixed(input, sides);
  const [side = null] = sides;
  if (side === null) return tied(input, last.context);
  const [leader, other] = side === 'b' ? [b, a] : [a, b];
  return { kind: 'LEADS', leader: leader.chip, text: leadWords(input, { leader, other, side }) };
}

/** Begin of a sentence on the simulation: what is no speed is named. */
const simulated = (metric: DuelMetric): string =>
  metric === 'SPEED' ? 'Simulated' : `Simulated ${DUEL_METRICS[metric].ratio}`;

function tied({ a, b, metric }: VerdictInput, last: number): Verdict {
  const begin = simulated(metric);
  const text = fittingFinding(
    `${begin}, ${a.label} and ${b.label} up to ${formatContext(last)}: ${TOO_COARSE}`,
    `${begin}, ${a.label} and ${b.label}: ${TOO_COARSE}`,
    `${begin}, at every context: ${TOO_COARSE}`,
  );
  return { kind: 'TIED', leader: null, text };
}

interface Lead {
  leader: VerdictSide;
  other: VerdictSide;
  side: 'a' | 'b';
}

function leadWords({ samples, metric }: VerdictInput, { leader, other, side }: Lead): string {
  const ratios = samples.map(({ ratio }) => (side === 'b' ? ratio : 1 / ratio));
  // The band of a family with few public runs says that it is ahead, and hardly by how much.
  if (!leader.calibrated || !other.calibrated) return fittingFinding(...aheadAtAll(leader, other));
  const factor = factorRange(ratios);
  const { leads } = DUEL_METRICS[metric];
  const upTo = ` up to ${formatContext(samples.at(-1)?.context ?? 0)}`;
  return fittingFinding(
    `Simulated, ${leads(leader.label, factor, other.label)}${upTo}`,
    `Simulated, ${leads(leader.label, factor, other.label)}`,
    `Simulated, ${leader.label} leads by ${factor} times at any context`,
    `Simulated, one of the two leads by ${factor} times at any context`,
  );
}

function aheadAtAll(leader: VerdictSide, other: VerdictSide): string[] {
  const [rough, ...more] = [leader, other].filter(({ calibrated }) => !calibrated);
  const of = more.length > 0 ? 'both' : rough?.label;
  return [
    `Simulated, ${leader.label} is ahead of ${other.label} by more than the wide error of ${of}`,
    'Simulated, one of the two is ahead by more than their error',
  ];
}

/** "1.9 to 2.5", or "2.1" where both ends read alike. */
export function factorRange(factors: readonly number[]): string {
  const [low, high] = [Math.min(...factors), Math.max(...factors)].map(ratioWords);
  return low === high || high === undefined ? (low ?? '') : `${low ?? ''} to ${high}`;
}

/** Ahead on one stretch and not on another: they cross, or they cannot be told apart where it matters. */
function mixed(input: VerdictInput, sides: ReadonlySet<'a' | 'b' | null>): Verdict {
  const { a, b, crossings } = input;
  const begin = simulated(input.metric);
  const named = crossings.filter((crossing) => crossing.named);
  if (named.length > 0 && sides.has('a') && sides.has('b')) {
    return { kind: 'CROSSES', leader: null, text: crossingWords(input, named) };
  }
  const [from, to] = tiedStretch(input.samples);
  const stretch = `between ${formatContext(from)} and ${formatContext(to)}`;
  const pair = `${begin}, ${a.label} and ${b.label}: ${TOO_COARSE} ${stretch}`;
  const text = fittingFinding(
    `${pair}; ${aheadWords(input)}`,
    pair,
    `${begin}, too coarse to tell the two apart ${stretch}`,
  );
  return { kind: 'TIED', leader: null, text };
}

function crossingWords({ a, b, metric }: VerdictInput, named: readonly DuelCrossing[]): string {
  const begin = simulated(metric);
  const [first] = named;
  const at = listed(named.map(({ context }) => formatContext(context)));
  const [riser, faller] = first?.riser === b.chip ? [b, a] : [a, b];
  const range =
    named.length > 1 || first === undefined
      ? ''
      : ` (${formatContext(first.low)} to ${formatContext(first.high)})`;
  const more = `${begin}, ${a.label} and ${b.label} change places at ${at}`;
  const once = `${begin}, ${riser.label} passes ${faller.label} at ${at}${range}`;
  return fittingFinding(
    named.length > 1 ? more : once,
    more,
    `${begin}, they change places at ${at}`,
    `${begin}, they change places`,
  );
}

/** The longest stretch of samples on which neither is ahead. */
function tiedStretch(samples: readonly DuelSample[]): readonly [from: number, to: number] {
  let longest: readonly [number, number] = [0, 0];
  let start: number | null = null;
  for (const sample of samples) {
    if (sideAhead(sample) !== null) start = null;
    else {
      start ??= sample.context;
      if (longest[0] === 0 || sample.context / start > longest[1] / longest[0])
        longest = [start, sample.context];
    }
  }
  return longest;
}

/** "MI355X leads beyond", "B200 leads below, MI355X beyond". */
function aheadWords({ a, b, samples }: VerdictInput): string {
  const [from, to] = tiedStretch(samples);
  const ahead = (there: (context: number) => boolean) => {
    const sides = new Set(samples.filter(({ context }) => there(context)).flatMap((s) => sideAhead(s) ?? []));
    const [only] = sides;
    return sides.size === 1 ? (only === 'b' ? b.label : a.label) : null;
  };
  const below = ahead((context) => context < from);
  const beyond = ahead((context) => context > to);
  if (below !== null && beyond !== null && below !== beyond) return `${below} leads below, ${beyond} beyond`;
  if (below !== null && below === beyond) return `${below} leads elsewhere`;
  return below === null ? `${beyond ?? 'one'} leads beyond` : `${below} leads below`;
}
