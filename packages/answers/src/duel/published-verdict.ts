import { listed } from '@inferbench/units/english';
import { fittingFinding } from '../finding.ts';
import { lengthsLabel } from '../load/slice-words.ts';
import { LARGEST_CHIP_SHARE } from '../verdict/limits.ts';
import { stackTitle } from '../verdict/sentences.ts';
import { DUEL_METRICS } from './metric-words.ts';
import type { DuelMetric } from './request.ts';
import type { DuelPoint, Verdict } from './shape.ts';
import { factorRange, type VerdictSide } from './verdict.ts';

/** Largest ratio of a leader's own limits to those of the other; null where none is known of both, and of what is no speed. */
export type LimitOf = (leader: VerdictSide, other: VerdictSide) => number | null;

interface Published {
  a: VerdictSide;
  b: VerdictSide;
  points: readonly DuelPoint[];
  metric: DuelMetric;
  limitOf: LimitOf;
  modelName: string;
}

/** Verdict of published pairs at one load: a leader where the interval of each excludes equality, on one side; by stack where the chips do not explain it. */
export function publishedVerdict({ a, b, points, metric, limitOf, modelName }: Published): Verdict {
  const ofB = points.filter(({ low }) => low > 1);
  const ofA = points.filter(({ high }) => high < 1);
  const { ratio: divided, leads } = DUEL_METRICS[metric];
  // A page has the output of the same pair beside it.
  const of = metric === 'SPEED' ? ' in speed' : ` in ${divided}`;
  if (ofA.length + ofB.length === 0) {
    const text = fittingFinding(
      `In published runs of ${modelName} ${a.label} and ${b.label} cannot be told apart${of}`,
      `In published runs of ${modelName} the two cannot be told apart${of}`,
      `In published runs of one model the two cannot be told apart${of}`,
    );
    return { kind: 'TIED', leader: null, text };
  }
  if (ofB.length === points.length || ofA.length === points.length) {
    const [leader, other] = ofA.length > 0 ? [a, b] : [b, a];
    const ratios = points.map(({ ratio }) => (ofA.length > 0 ? 1 / ratio : ratio));
    const limit = limitOf(leader, other);
    if (limit !== null && Math.min(...ratios) > LARGEST_CHIP_SHARE * limit)
      return { kind: 'LEADS_BY_STACK', leader: leader.chip, text: stackTitle(a.label, b.label) };
    const factor = factorRange(ratios);
    const text = fittingFinding(
      `In published runs of ${modelName} ${leads(leader.label, factor, other.label)}`,
      `In published runs of ${modelName} ${leader.label} leads by ${factor} times${of}`,
      `In published runs of ${modelName} one of the two leads${of}`,
      `In published runs of one model one of the two leads${of}`,
    );
    return { kind: 'LEADS', leader: leader.chip, text };
  }
  return { kind: 'MIXED', leader: null, text: mixedWords([a, ofA], [b, ofB], { points, of }) };
}

type Led = readonly [VerdictSide, readonly DuelPoint[]];

/** "Published runs differ: B200 leads at 8K / 1K, MI355X at 1K / 1K, nobody at 1K / 8K". */
function mixedWords(a: Led, b: Led, { points, of }: { points: readonly DuelPoint[]; of: string }): string {
  const tied = points.filter((point) => !a[1].includes(point) && !b[1].includes(point));
  const at = (some: readonly DuelPoint[]) => listed(some.map(lengthsLabel));
  const parts = [a, b].flatMap(([{ label }, own]) =>
    own.length === 0 ? [] : [`${label} leads at ${at(own)}`],
  );
  return fittingFinding(
    `Published runs differ${of}: ${listed([...parts, ...(tied.length === 0 ? [] : [`nobody at ${at(tied)}`])])}`,
    `Published runs differ${of}: ${listed(parts)}`,
    `Published runs differ${of} by their lengths`,
  );
}
